import Core
import Tokens

/// Kind of a token in Swift: a value of a type, or two of them, from which a view chooses by its color scheme.
struct DesignTokenKind: Sendable, Hashable {
    let type: TokenSwiftType
    /// Colors follow the appearance by themselves, and so do values with colors. Nothing else in SwiftUI does.
    let isPair: Bool

    var name: String { isPair ? "ComponentAdaptive<\(type.name)>" : type.name }

    init(type: TokenSwiftType) {
        self.type = type
        isPair = false
    }

    /// nil without a value in both appearances, which has been reported, or a type for it, which is reported here.
    init?(ofTokenAt place: Int, in graph: TokenGraph, into diagnostics: inout DiagnosticBag) {
        guard let light = graph.value(at: place, in: .light), let dark = graph.value(at: place, in: .dark) else {
            return nil
        }
        let token = graph.tokens[place]
        do throws(NotInSwift) {
            type = try DesignTokenTyping(ofTokenAt: place, in: graph, .light).type(of: light)
            let isAdaptive = graph.isAdaptive(at: place)
            if isAdaptive, try type != DesignTokenTyping(ofTokenAt: place, in: graph, .dark).type(of: dark) {
                throw NotInSwift("it is one thing in light and another in dark")
            }
            // Any color is one in Swift, all of it.
            if type == .color {
                isPair = false
                return
            }
            let shape = try DesignTokenShape(light, as: type)
            let shapeInDark = isAdaptive ? try DesignTokenShape(dark, as: type) : shape
            isPair = isAdaptive && !shape.differsInColorsAlone(from: shapeInDark)
            for loss in Set(shape.losses + shapeInDark.losses).sorted() {
                Self.report(token, "is not all of itself in the Swift code", NotInSwift(loss), into: &diagnostics)
            }
        } catch {
            Self.report(token, "is left out of the Swift code", error, into: &diagnostics)
            return nil
        }
    }

    private static func report(
        _ token: Token,
        _ consequence: String,
        _ reason: NotInSwift,
        into diagnostics: inout DiagnosticBag
    ) {
        diagnostics.add(
            Diagnostic(
                reason.isOpaque ? .note : .warning,
                .tokensNotInSwift,
                "“\(token.name)” \(consequence): \(reason.reason)",
                at: (token.light ?? token.dark)?.location
            )
        )
    }
}
