import SourceText
import Tokens

/// What a token is in Swift: a value of a type, or two of them, from which a view chooses by its colour scheme.
struct DesignTokenKind: Sendable, Hashable {
    let type: DesignTokenType
    /// Colours follow the appearance by themselves, and whatever has them with its colours. Nothing else in SwiftUI does.
    let isPair: Bool

    var name: String { isPair ? "ComponentAdaptive<\(type.name)>" : type.name }

    init(type: DesignTokenType) {
        self.type = type
        isPair = false
    }

    /// nil where there is no value in both appearances, which has been reported, or no type for it, which is reported here.
    init?(ofTokenAt place: Int, in graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        let token = graph.tokens[place]
        guard let light = graph.value(at: place, in: .light), let dark = graph.value(at: place, in: .dark) else {
            return nil
        }
        do throws(NotInSwift) {
            type = try DesignTokenTyping(token, in: graph, .light).type(of: light)
            guard try type == DesignTokenTyping(token, in: graph, .dark).type(of: dark) else {
                throw NotInSwift("it is one thing in light and another in dark")
            }
            let shapes = (try DesignTokenShape(light, as: type), try DesignTokenShape(dark, as: type))
            isPair = !shapes.0.differsInColorsAlone(from: shapes.1)
            let losses = Set(shapes.0.losses + shapes.1.losses).sorted()
            for loss in losses {
                Self.report(token, "is not all of itself in the Swift code", loss, into: &diagnostics)
            }
        } catch {
            Self.report(token, "is left out of the Swift code", error.reason, into: &diagnostics)
            return nil
        }
    }

    private static func report(
        _ token: Token,
        _ consequence: String,
        _ reason: String,
        into diagnostics: inout DiagnosticBag
    ) {
        diagnostics.warning(
            .tokensNotInSwift,
            "“\(token.name)” \(consequence): \(reason)",
            at: (token.light ?? token.dark)?.location
        )
    }
}
