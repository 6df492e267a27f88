import Core

/// Finds colors that stay light in the dark although something tells that they should not.
enum NoDarkValueLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        for place in graph.tokens.indices where graph.isColorful(at: place) {
            guard graph[.light].values[place] == graph[.dark].values[place] else { continue }
            let token = graph.tokens[place]
            guard let light = token.light, let dark = token.dark else { continue }
            if let reason = reason(for: token, at: place, light: light, dark: dark, in: graph) {
                diagnostics.warning(
                    .tokensNoDarkValue,
                    "\(code: token.name) has the color of light in dark too, \(reason.text)",
                    at: dark.location,
                    notes: reason.notes
                )
            }
        }
    }

    private struct Reason {
        let text: String
        let notes: [Diagnostic.Note]
    }

    private static func reason(
        for token: Token,
        at place: Int,
        light: TokenDeclaration,
        dark: TokenDeclaration,
        in graph: TokenGraph
    ) -> Reason? {
        if !token.isSameInBoth, let target = changing(graph[.light].references[place], in: graph) {
            return Reason(
                text: "although \(code: target.name), which it is in light, has another one there",
                notes: [Diagnostic.Note("light is here", at: light.location)]
            )
        }
        if let replaced = token.replaced.first(where: { isAdaptive($0, in: graph) }) {
            return Reason(
                text: "which it had not before it was replaced",
                notes: [Diagnostic.Note("this was replaced", at: replaced.location)]
            )
        }
        guard token.isSameInBoth, light.mode == .light, token.tier != .primitive,
            graph[.light].references[place].allSatisfy({ graph.tokens[$0].tier == .primitive })
        else { return nil }
        return Reason(text: "as it is declared for light alone", notes: [])
    }

    private static func changing(_ places: [Int], in graph: TokenGraph) -> Token? {
        places.first { graph[.light].values[$0] != graph[.dark].values[$0] }.map { graph.tokens[$0] }
    }

    /// Whether a declaration that does not hold any more was one for dark, or of something that follows the appearance.
    private static func isAdaptive(_ declaration: TokenDeclaration, in graph: TokenGraph) -> Bool {
        if declaration.mode == .dark { return true }
        return declaration.content.reference.map { graph.isAdaptive($0) } ?? false
    }
}
