import Documents
import SwiftModel

/// Tests of a component with the values of a caller. Effects of a view on a screen need a screen; whether it keeps the
/// Binding and the closure of the caller, and no copy of a value, can be tested without.
struct BehaviorTests {
    private let component: ComponentScaffold
    private let values: ExampleValue
    private let call: ExampleCall

    init(_ component: ComponentScaffold, in library: ScaffoldLibrary) {
        self.component = component
        values = ExampleValue(library: library)
        call = ExampleCall(component, in: library)
    }

    var mentions: [String] {
        (component.members.contains { $0.form.isBinding } ? ["Binding"] : [])
            + (members.contains { slot($0) != nil } ? ["Text"] : [])
    }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("bindings", .list(members.compactMap(binding))), ("actions", .list(members.compactMap(action))),
            ("slots", .list(members.compactMap(slot))),
        ]
    }

    private var members: [Member] { component.isItem || !component.swift.isConcreteInExamples ? [] : component.members }

    private func concrete(_ type: SwiftType) -> SwiftType {
        ExampleValues.concrete(type, component.swift.genericParameters)
    }

    private func binding(_ member: Member) -> TemplateValue? {
        guard case .binding(let declared) = member.form else { return nil }
        let type = concrete(declared)
        guard let pair = values.pair(of: type, in: component),
            isShort("let state = ComponentTestState<\(type)>(\(pair.initial))"),
            isShort("#expect(state.value == \(pair.other))"),
            let arguments = call.arguments(replacing: [member.name: "state.binding"])
        else { return nil }
        return test(
            of: member,
            "IsWrittenThrough",
            "is written through",
            arguments,
            [
                ("type", .string(type.description)), ("initial", .string(pair.initial)), ("other", .string(pair.other)),
                ("isKept", .boolean(member.keepsOwn)),
            ]
        )
    }

    private func action(_ member: Member) -> TemplateValue? {
        guard case .action(let parameters, _) = member.form else { return nil }
        let types = parameters.map(concrete)
        let given = types.map { values.text(of: $0, in: component, named: member.name.name) }
        let function = SwiftType.action(types, isOptional: false).description
        let unnamed = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        guard !given.contains(nil), isShort("let action = try #require(stored as? \(function))"),
            isShort("action(\(given.compactMap(\.self).joined(separator: ", ")))"),
            let arguments = call.arguments(replacing: [member.name: "{ \(unnamed)calls.value += 1 }"])
        else { return nil }
        return test(
            of: member,
            "IsCalled",
            "is called",
            arguments,
            [("type", .string(function)), ("given", .string(given.compactMap(\.self).joined(separator: ", ")))]
        )
    }

    /// The view of a caller is in the component, as the type that it has.
    private func slot(_ member: Member) -> TemplateValue? {
        let found = "Mirror(reflecting: component).descendant(\"\(member.name.name)\")"
        let words = SwiftStringLiteral(ExampleValue.sentence(member.name.name))
        guard member.form.isSlot, isShort("#expect(\(found) is Text)"),
            let arguments = call.arguments(replacing: [member.name: "{ Text(\(words)) }"])
        else { return nil }
        return test(of: member, "TakesAView", "takes a view", arguments, [])
    }

    private func test(
        of member: Member,
        _ suffix: String,
        _ words: String,
        _ arguments: [SwiftCode],
        _ own: [(TemplateKey, TemplateValue)]
    ) -> TemplateValue {
        let name = member.name.name
        let fields: [(TemplateKey, TemplateValue)] = [
            ("title", .string(SwiftStringLiteral("\(name) \(words)").description)),
            ("function", .string(name + suffix)), ("label", .string(name)),
        ]
        return .object(
            TemplateObject(fields + own + CallContext.fields(arguments.map(\.text), head: "let component = "))
        )
    }

    /// A line of a test is as long as others are, or there is none: names of web libraries can be of any length.
    static func isShort(_ line: String) -> Bool { line.utf8.count < DocComment.longestLine - 8 && !line.contains("\n") }

    private func isShort(_ line: String) -> Bool { Self.isShort(line) }
}

extension ExampleValue {
    /// Makes two values of a type that are not the same; nil where that needs to know more of it.
    func pair(of type: SwiftType, in component: ComponentScaffold) -> (initial: String, other: String)? {
        switch type {
        case .optional(let wrapped): return pair(of: wrapped, in: component).map { ("nil", $0.other) }
        case .named("Bool", []): return ("false", "true")
        case .named("String", []): return ("\"\"", "\"Other\"")
        case .named("Int", []), .named("Double", []), .named("CGFloat", []): return ("0", "1")
        case .named("Set", let elements):
            return elements.first.flatMap { pair(of: $0, in: component) }.map { ("[]", "[\($0.other)]") }
        case .generated(let name, _):
            guard let enumeration = library.enumeration(type, in: component), enumeration.cases.count > 1,
                enumeration.form == .strings || enumeration.form == .integers
            else { return nil }
            let cases = enumeration.cases.prefix(2).map { "\(name).\($0.name.member)" }
            return (cases[0], cases[1])
        default: return nil
        }
    }

    func other(than type: SwiftType, in component: ComponentScaffold) -> String? {
        pair(of: type, in: component)?.other
    }
}
