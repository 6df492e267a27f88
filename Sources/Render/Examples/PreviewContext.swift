import Mustache
import SwiftModel

/// What the preview of a component shows: it once for each value of the enum that changes its looks the most.
struct PreviewContext {
    private let component: ComponentScaffold
    private let tokens: TokenContext
    private let call: ExampleCall

    init(_ component: ComponentScaffold, _ tokens: TokenContext, in library: ScaffoldLibrary) {
        self.component = component
        self.tokens = tokens
        call = ExampleCall(component, in: library)
    }

    /// Absent where no value can be made up for something that has to be given.
    var value: TemplateValue {
        let axes = tokens.axes.filter { axis in
            axis.openValues == nil && component.members.contains { $0.name == axis.member.name }
        }
        guard let axis = axes.first(where: { $0.kind == .tone }) ?? axes.first,
            let arguments = call.arguments(replacing: (axis.member.name, Self.each))
        else {
            guard let arguments = call.arguments() else { return .null }
            return .object(TemplateObject([("variants", .null)] + CallContext.fields(arguments.map(\.text))))
        }
        let variants: TemplateValue = [
            "type": .string(axis.type.unwrapped.description), "each": .string(Self.each),
        ]
        return .object(TemplateObject([("variants", variants)] + CallContext.fields(arguments.map(\.text))))
    }

    private static let each = "value"
}
