import Tokens

/// Writes what a token is, so that the chain of tokens stays: a reference where it is one, calculations and pairs of
/// references, values whose parts are references, and only else what it comes to.
struct DesignTokenExpression {
    let graph: TokenGraph
    let homes: DesignTokenHomes
    /// By the place of a token; nil for one that is no member.
    let kinds: [DesignTokenKind?]

    /// nil for a token without values, which is no member either.
    func text(ofTokenAt place: Int, as kind: DesignTokenKind) -> SwiftValueText? {
        let token = graph.tokens[place]
        if token.isSameInBoth, let text = reference(ofTokenAt: place, kind) ?? calculation(token, kind) { return text }
        if kind.isPair {
            guard let light = part(of: token, in: .light, kind), let dark = part(of: token, in: .dark, kind) else {
                return nil
            }
            return .call("ComponentAdaptive", [.init("light", light), .init("dark", dark)])
        }
        guard let light = shape(of: token, in: .light, kind), let dark = shape(of: token, in: .dark, kind) else {
            return nil
        }
        var writer = DesignTokenWriter(
            light: references(of: token, light, in: .light),
            dark: references(of: token, dark, in: .dark)
        )
        return writer.text(of: light, dark)
    }

    /// The token that it stands for, if that is of the same kind.
    private func reference(ofTokenAt place: Int, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard let target = graph.target(at: place, in: .light), kinds[target] == kind else { return nil }
        return .word(homes[target].reference)
    }

    private func calculation(_ token: Token, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard kind == DesignTokenKind(type: .number), case .parts(let parts)? = token.light?.content else { return nil }
        return DesignTokenCalculation(graph: graph, homes: homes, kinds: kinds).text(of: parts).map { .word($0) }
    }

    /// What holds in one of two appearances.
    private func part(of token: Token, in mode: TokenMode, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard let shape = shape(of: token, in: mode, kind) else { return nil }
        let references = references(of: token, shape, in: mode, allowsPairs: true)
        var writer = DesignTokenWriter(light: references, dark: references)
        return writer.text(of: shape, shape)
    }

    private func shape(of token: Token, in mode: TokenMode, _ kind: DesignTokenKind) -> DesignTokenShape? {
        do {
            return try graph.value(of: token.name, in: mode).map { value throws(NotInSwift) in
                try DesignTokenShape(value, as: kind.type)
            }
        } catch {
            // Then it has no kind either, which is where that is reported.
            return nil
        }
    }

    private func references(
        of token: Token,
        _ shape: DesignTokenShape,
        in mode: TokenMode,
        allowsPairs: Bool = false
    ) -> [String?] {
        DesignTokenReferences(of: token, shape, in: mode, allowsPairs: allowsPairs, (graph, homes, kinds)).texts
    }
}
