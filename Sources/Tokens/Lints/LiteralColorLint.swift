import Core

/// A token of a component takes its colors from aliases. `transparent` and `currentColor` are no colors of its own.
enum LiteralColorLint {
    static func check(_ graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        var aliases: AliasColors?
        for place in graph.tokens.indices {
            guard case .component = graph.tokens[place].tier, graph.isColorful(at: place) else { continue }
            let token = graph.tokens[place]
            for mode in TokenMode.allCases where mode == .light || !token.isSameInBoth {
                guard let value = graph[mode].values[place], value.holdsColor,
                    let declaration = token.declaration(in: mode),
                    let location = literalColor(in: declaration)
                else { continue }
                let known = aliases ?? AliasColors(graph)
                aliases = known
                diagnostics.warning(
                    .tokensLiteralColor,
                    "\(code: token.name) has a color of its own",
                    at: location,
                    suggestion: known.alias(of: value, in: mode).map { "\(code: $0) has this color" }
                )
            }
        }
    }

    private static func literalColor(in declaration: TokenDeclaration) -> SourceLocation? {
        switch declaration.content {
        case .parts(let parts): literalColor(in: parts, of: declaration.name)
        case .record(let fields): fields.lazy.compactMap { literalColor(in: $0.parts, of: declaration.name) }.first
        }
    }

    private static func literalColor(in parts: [ValuePart], of name: TokenName) -> SourceLocation? {
        for part in parts {
            if isVisibleColor(part) { return part.location }
            switch part.kind {
            // The fallback of a reference to the token itself is its value.
            case .reference(name, let inner?), .function(_, let inner), .parentheses(let inner):
                if let location = literalColor(in: inner, of: name) { return location }
            default: break
            }
        }
        return ColorReader.isTriplet(parts) ? parts.first?.location : nil
    }

    private static func isVisibleColor(_ part: ValuePart) -> Bool {
        guard ColorReader.isColor(part) else { return false }
        if hasOwnComponents(part) { return true }
        do {
            return try ValueReader(remBase: 1).value(of: [part], as: .color, at: part.location).holdsColor
        } catch {
            // The part has references in it, or its mistake is reported where the value is read.
            return false
        }
    }

    /// Whether it is written out but for how much of it is seen: `rgb(0 0 0 / var(--half))`.
    private static func hasOwnComponents(_ part: ValuePart) -> Bool {
        guard case .function(let name, let arguments) = part.kind, name != "color-mix",
            arguments.contains(where: \.holdsReference)
        else { return false }
        let hasCommas = arguments.contains { $0.kind == .comma }
        let components =
            hasCommas
            ? Array(arguments.dividedByCommas.prefix(3).joined())
            : Array(arguments.prefix { $0.kind != .slash })
        return !components.contains(where: \.holdsReference)
    }
}

extension ValuePart {
    fileprivate var holdsReference: Bool {
        if case .reference = kind { true } else { inner.contains(where: \.holdsReference) }
    }
}

struct AliasColors {
    private struct Key: Hashable {
        let value: TokenValue
        let mode: TokenMode
    }

    private var aliases: [Key: Set<Int>] = [:]
    private let graph: TokenGraph

    init(_ graph: TokenGraph) {
        self.graph = graph
        for (place, token) in graph.tokens.enumerated() where token.tier == .alias {
            for mode in TokenMode.allCases {
                guard let value = graph[mode].values[place], value.holdsColor else { continue }
                aliases[Key(value: value, mode: mode), default: []].insert(place)
            }
        }
    }

    /// Nil where several have it: which one is meant, nobody can tell.
    func alias(of value: TokenValue, in mode: TokenMode) -> TokenName? {
        guard let places = aliases[Key(value: value, mode: mode)], places.count == 1 else { return nil }
        return places.first.map { graph.tokens[$0].name }
    }
}
