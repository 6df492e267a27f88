import Core
import Tokens

/// Adds to a color in Swift its values where somebody asks for more contrast.
struct ContrastExpression {
    private let graph: TokenGraph

    init?(graph: TokenGraph) {
        guard graph.followsContrast else { return nil }
        self.graph = graph
    }

    func text(_ text: SwiftValueText, ofTokenAt place: Int, as kind: DesignTokenKind) -> SwiftValueText {
        guard kind == DesignTokenKind(type: .color), let values = ColorValues(ofTokenAt: place, in: graph),
            let contrast = values.contrast
        else { return text }
        var light = text
        var dark = text
        switch text {
        case .word:
            // Tokens that it refers to may follow the contrast in the same way.
            let targets = Set([TokenMode.light, .dark].map { graph.target(at: place, in: $0) })
            if targets.count == 1, let target = targets.first ?? nil,
                ColorValues(ofTokenAt: target, in: graph) == values
            {
                return text
            }
        case .call(_, let arguments):
            for argument in arguments {
                if argument.label == "light" { light = argument.value }
                if argument.label == "dark" { dark = argument.value }
            }
        case .brackets: break
        }
        return .call(
            "Color",
            [
                .init("light", light), .init("dark", dark),
                .init("lightContrast", DesignTokenLiteral.text(contrast.light)),
                .init("darkContrast", DesignTokenLiteral.text(contrast.dark)),
            ]
        )
    }

    /// Reports a value for more contrast that is not in Swift, for only a color can follow the contrast.
    func report(_ kind: DesignTokenKind?, ofTokenAt place: Int, into diagnostics: inout DiagnosticBag) {
        guard let kind else { return }
        let others = [TokenMode.light, .dark].compactMap { graph.valueInContrast(at: place, in: $0) }
        let isColor = kind == DesignTokenKind(type: .color)
        guard others.contains(where: { if case .color = $0 { !isColor } else { true } }) else { return }
        let token = graph.tokens[place]
        diagnostics.note(
            .tokensNotInSwift,
            "“\(token.name)” is something else where somebody asks for more contrast, and only a color of Swift can follow that",
            at: (token.light ?? token.dark)?.location
        )
    }
}
