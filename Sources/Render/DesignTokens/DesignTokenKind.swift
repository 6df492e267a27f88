import SourceText
import Tokens

/// What a token is in Swift: a value of a type, or two of them, from which a view chooses by its colour scheme.
struct DesignTokenKind: Sendable, Hashable {
    let type: DesignTokenType
    /// Colours follow the appearance by themselves, and shadows with their colours. Nothing else in SwiftUI does.
    let isPair: Bool

    var name: String { isPair ? "ComponentAdaptive<\(type.rawValue)>" : type.rawValue }

    init(type: DesignTokenType) {
        self.type = type
        isPair = false
    }

    /// nil where there is no value in both appearances, which has been reported, or no type for it, which is reported here.
    init?(ofTokenAt place: Int, in graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        guard let light = graph.value(at: place, in: .light), let dark = graph.value(at: place, in: .dark) else {
            return nil
        }
        let token = graph.tokens[place]
        guard let type = DesignTokenType(light, of: token) else {
            Self.report(token, "has no type in Swift", into: &diagnostics)
            return nil
        }
        guard type == DesignTokenType(dark, of: token) else {
            Self.report(token, "is one thing in light and another in dark", into: &diagnostics)
            return nil
        }
        self.type = type
        isPair = light != dark && !Self.canFollow(light, dark)
    }

    private static func canFollow(_ light: TokenValue, _ dark: TokenValue) -> Bool {
        switch (light, dark) {
        case (.color, .color): true
        case (.shadow(let light), .shadow(let dark)):
            light.count == dark.count && zip(light, dark).allSatisfy { $0.hasSameShape(as: $1) }
        default: false
        }
    }

    private static func report(_ token: Token, _ reason: String, into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .tokensNotInSwift,
            "“\(token.name)” \(reason) and is left out",
            at: (token.light ?? token.dark)?.location
        )
    }
}

extension TokenShadow {
    fileprivate func hasSameShape(as other: TokenShadow) -> Bool {
        (x, y, blur, spread) == (other.x, other.y, other.blur, other.spread) && isInset == other.isInset
    }
}
