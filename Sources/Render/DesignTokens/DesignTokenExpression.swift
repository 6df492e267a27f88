import Tokens

/// Writes what a token is, so that the chain of tokens stays: a reference where it is one, calculations and pairs of
/// references, and only else what it comes to.
struct DesignTokenExpression {
    let graph: TokenGraph
    let homes: DesignTokenHomes
    /// By the place of a token; nil for one that is no member.
    let kinds: [DesignTokenKind?]

    /// nil for a token without values, which is no member either.
    func text(ofTokenAt place: Int, as kind: DesignTokenKind) -> SwiftValueText? {
        guard let light = graph.value(at: place, in: .light), let dark = graph.value(at: place, in: .dark) else {
            return nil
        }
        let token = graph.tokens[place]
        if token.isSameInBoth, let declaration = token.light,
            let text = reference(ofTokenAt: place, in: .light, kind) ?? calculation(declaration, kind)
        {
            return text
        }
        if light == dark { return DesignTokenLiteral.text(light, as: kind.type) }
        if case .shadow(let light) = light, case .shadow(let dark) = dark, !kind.isPair { return shadows(light, dark) }
        guard let light = part(ofTokenAt: place, in: .light, light, kind),
            let dark = part(ofTokenAt: place, in: .dark, dark, kind)
        else { return nil }
        return .call(
            kind.isPair ? "ComponentAdaptive" : kind.type.rawValue,
            [.init("light", light), .init("dark", dark)]
        )
    }

    /// The token that it stands for, if that is of the same kind.
    private func reference(ofTokenAt place: Int, in mode: TokenMode, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard let target = graph.target(at: place, in: mode), kinds[target] == kind else { return nil }
        return .word(homes[target].reference)
    }

    /// What holds in one of two appearances.
    private func part(
        ofTokenAt place: Int,
        in mode: TokenMode,
        _ value: TokenValue,
        _ kind: DesignTokenKind
    ) -> SwiftValueText? {
        reference(ofTokenAt: place, in: mode, DesignTokenKind(type: kind.type))
            ?? DesignTokenLiteral.text(value, as: kind.type)
    }

    private func calculation(_ declaration: TokenDeclaration, _ kind: DesignTokenKind) -> SwiftValueText? {
        guard kind == DesignTokenKind(type: .number), case .parts(let parts) = declaration.content else { return nil }
        return DesignTokenCalculation(graph: graph, homes: homes, kinds: kinds).text(of: parts).map { .word($0) }
    }

    /// Shadows that differ in their colours alone.
    private func shadows(_ light: [TokenShadow], _ dark: [TokenShadow]) -> SwiftValueText {
        .list(
            zip(light, dark).map { light, dark in
                let (one, other) = (DesignTokenLiteral.text(light.color), DesignTokenLiteral.text(dark.color))
                let both = SwiftValueText.call("Color", [.init("light", one), .init("dark", other)])
                return DesignTokenLiteral.text(light, color: one == other ? one : both)
            }
        )
    }
}
