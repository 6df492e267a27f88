import Documents
import SwiftModel

/// Shows a component as it is, for each value of the enums that change its styles, and in each state that it has.
struct PreviewContext {
    private let component: ComponentScaffold
    private let tokens: TokenContext
    private let call: ExampleCall

    init(_ component: ComponentScaffold, _ tokens: TokenContext, in library: ScaffoldLibrary) {
        self.component = component
        self.tokens = tokens
        call = ExampleCall(component, in: library, showing: ExampleContent(primitive: component.swift.primitive))
    }

    /// Absent where no value can be made up for something that has to be given.
    var value: TemplateValue {
        guard let usual = call.arguments(replacing: replacements) else { return .null }
        let examples = [example("Default", usual)] + (isShown ? [] : variants + states)
        return .object(
            TemplateObject([("isShown", .boolean(isShown)), ("examples", .list(examples.compactMap(\.self)))])
        )
    }

    // MARK: Examples

    private func example(
        _ title: String,
        _ arguments: [SwiftCode],
        _ variants: TemplateValue = .null
    ) -> TemplateValue? {
        let state = live.flatMap { call.initial(of: $0) }
        let fields: [(TemplateKey, TemplateValue)] = [
            ("title", .string(SwiftStringLiteral(title).description)), ("variants", variants),
            ("state", .optional(state)),
        ]
        return .object(TemplateObject(fields + CallContext.fields(arguments.map(\.text))))
    }

    private var variants: [TemplateValue?] {
        [TokenAxis.Kind.tone, .emphasis, .size, .shape].compactMap { kind in
            tokens.axes.first { axis in
                axis.kind == kind && axis.openValues == nil
                    && component.members.contains { $0.name == axis.member.name }
            }
        }
        .map { axis in
            call.arguments(replacing: replacement(axis.member.name, Self.each)).flatMap {
                example(
                    ExampleValue.sentence(axis.member.name.name),
                    $0,
                    ["type": .string(axis.type.unwrapped.description), "each": .string(Self.each)]
                )
            }
        }
    }

    /// The words of a state, and the roles of the flags that say it.
    private static let states = [
        ("Selected", ["isSelected", "isChecked", "isCurrent", "isPressed"]), ("Disabled", ["isDisabled"]),
        ("Invalid", ["isInvalid"]), ("Read-only", ["isReadOnly"]), ("Loading", ["isLoading", "isBusy"]),
    ]

    private var states: [TemplateValue?] {
        Self.states.map { title, roles in
            let flag = roles.lazy.compactMap { role in
                component.members.first { $0.role == role && $0.valueType == .bool }
            }
            .first
            return flag.flatMap { call.arguments(replacing: replacement($0.name, "true")) }
                .flatMap { example(title, $0) }
        }
    }

    private var replacements: [SwiftIdentifier: String] { live.map { [$0.name: "$state"] } ?? [:] }

    private func replacement(_ name: SwiftIdentifier, _ value: String) -> [SwiftIdentifier: String] {
        var values = replacements
        values[name] = value
        return values
    }

    // MARK: What can be tried

    /// The Binding that an example has a state for, so that a person can try it.
    private var live: Member? {
        component.members.first { $0.form.isBinding(to: .bool) || $0.form.isBinding(to: .string) }
    }

    private var isShown: Bool {
        live.map { $0.form.isBinding(to: .bool) && ["isPresented", "isOpen"].contains($0.role) } ?? false
    }

    private static let each = "value"
}
