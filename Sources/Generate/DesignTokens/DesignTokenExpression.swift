import Tokens

/// Writes the value of a token so that the chain of tokens stays, and only otherwise the resolved value.
struct DesignTokenExpression {
    let graph: TokenGraph
    let homes: DesignTokenHomes
    /// Kinds by the place of a token; nil for a token that is no member.
    let kinds: [DesignTokenKind?]

    /// nil for a token without values, which is no member either.
    func text(ofTokenAt place: Int, as kind: DesignTokenKind) -> SwiftValueText? {
        let token = graph.tokens[place]
        if token.isSameInBoth, let text = reference(ofTokenAt: place, kind) ?? calculation(token, kind) { return text }
        // Values that are one in both appearances are written once.
        guard graph.isAdaptive(at: place) else { return part(ofTokenAt: place, in: .light, kind, allowsPairs: false) }
        if kind.isPair {
            guard let light = part(ofTokenAt: place, in: .light, kind, allowsPairs: true),
                let dark = part(ofTokenAt: place, in: .dark, kind, allowsPairs: true)
            else { return nil }
            return .call("ComponentAdaptive", [.init("light", light), .init("dark", dark)])
        }
        guard let light = shape(ofTokenAt: place, in: .light, kind), let dark = shape(ofTokenAt: place, in: .dark, kind)
        else { return nil }
        var writer = DesignTokenWriter(
            light: references(ofTokenAt: place, light, in: .light, allowsPairs: false),
            dark: references(ofTokenAt: place, dark, in: .dark, allowsPairs: false)
        )
        return writer.text(of: light, dark)
    }

    private func reference(ofTokenAt place: Int, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard let target = graph.target(at: place, in: .light), kinds[target] == kind else { return nil }
        return .word(homes[target].reference)
    }

    private func calculation(_ token: Token, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard kind == DesignTokenKind(type: .number), case .parts(let parts)? = token.light?.content else { return nil }
        return DesignTokenCalculation(graph: graph, homes: homes, kinds: kinds).text(of: parts).map { .word($0) }
    }

    private func part(
        ofTokenAt place: Int,
        in mode: TokenMode,
        _ kind: DesignTokenKind,
        allowsPairs: Bool
    ) -> SwiftValueText? {
        guard let shape = shape(ofTokenAt: place, in: mode, kind) else { return nil }
        let references = references(ofTokenAt: place, shape, in: mode, allowsPairs: allowsPairs)
        var writer = DesignTokenWriter(light: references, dark: references)
        return writer.text(of: shape, shape)
    }

    private func shape(ofTokenAt place: Int, in mode: TokenMode, _ kind: DesignTokenKind) -> DesignTokenShape? {
        do {
            return try graph.value(at: place, in: mode).map { value throws(NotInSwift) in
                try DesignTokenShape(value, as: kind.type)
            }
        } catch {
            // Then it has no kind either, which is where that is reported.
            return nil
        }
    }

    private func references(
        ofTokenAt place: Int,
        _ shape: DesignTokenShape,
        in mode: TokenMode,
        allowsPairs: Bool
    ) -> [String?] {
        DesignTokenReferences(ofTokenAt: place, shape, in: mode, allowsPairs: allowsPairs, (graph, homes, kinds)).texts
    }
}

/// Brings the shapes of a value in light and in dark together as one text.
struct DesignTokenWriter {
    let light: [String?]
    let dark: [String?]
    var place = 0

    /// Joins two shapes that are the same but for their colors.
    mutating func text(of light: DesignTokenShape, _ dark: DesignTokenShape) -> SwiftValueText {
        let (one, other) = (self.light[place], self.dark[place])
        place += 1
        let parts = arguments(of: light, dark)
        if let one, one == other { return .word(one) }
        if light.type == .color, light != dark, case .literal(let inLight) = light.form,
            case .literal(let inDark) = dark.form
        {
            return .call(
                "Color",
                [.init("light", one.map { .word($0) } ?? inLight), .init("dark", other.map { .word($0) } ?? inDark)]
            )
        }
        switch light.form {
        case .literal(let text): return text
        case .call(let arguments):
            return .call(light.type.name, zip(arguments, parts).map { argument, text in .init(argument.label, text) })
        case .list: return .list(parts)
        }
    }

    private mutating func arguments(of light: DesignTokenShape, _ dark: DesignTokenShape) -> [SwiftValueText] {
        switch (light.form, dark.form) {
        case (.call(let own), .call(let others)):
            zip(own, others).map { own, other in
                switch (own.content, other.content) {
                case (.fixed(let text), _): text
                case (.part(let one), let other): text(of: one, other.shape ?? one)
                case (.wrapped(let name, let one), let other):
                    .call(name, [.init("", text(of: one, other.shape ?? one))])
                }
            }
        case (.list(let own), .list(let others)): zip(own, others).map { text(of: $0, $1) }
        default: []
        }
    }
}
