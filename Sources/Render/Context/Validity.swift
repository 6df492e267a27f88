import SwiftModel

/// What tells that the value of a component is not allowed: a flag of the caller, and the rules that came in as values.
struct Validity {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// The one member that says all; nil where it takes a condition.
    var flag: SwiftCode? {
        textRules == nil && dateRules == nil && errorText == nil && flags.count == 1 ? flags[0] : nil
    }

    /// A condition; nil where every value is allowed.
    var brokenCondition: SwiftCode? {
        let conditions = flags + [textRules, dateRules, errorText].compactMap { $0 }
        return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
    }

    private var flags: [SwiftCode] {
        ["isInvalid", "hasError"].compactMap { member($0) { $0.valueType == .bool } }
    }

    /// What is wrong, where it is shown only while something is; nil where a view tells it at any time.
    var error: Member? {
        guard brokenCondition != nil else { return nil }
        return component.members.first {
            $0.role == "errorMessage" && $0.isShown(in: component) && !(isToldByView && $0.form.isSlot)
        }
    }

    /// A view of the source that tells what is wrong: whoever gives it knows when.
    private var isToldByView: Bool {
        !hasFlagOfSource && component.members.contains { $0.role == "errorMessage" && $0.form.isSlot }
    }

    private var hasFlagOfSource: Bool {
        component.members.contains {
            ["isInvalid", "hasError"].contains($0.role) && $0.valueType == .bool && !isOffered($0)
        }
    }

    private func isOffered(_ member: Member) -> Bool { component.isOffered(member) }

    /// Where no flag of the source says it, a text of the source that tells what is wrong does.
    private var errorText: SwiftCode? {
        guard !hasFlagOfSource,
            component.members.first(where: { $0.role == "errorMessage" }).map({ !isOffered($0) }) == true
        else { return nil }
        return member("errorMessage") { $0.valueType == .string }.map { "!\($0).isEmpty" }
            ?? member("errorMessage") { $0.valueType == .optional(.string) }.map { "\($0)?.isEmpty == false" }
    }

    /// What a text has to be like; nil where any will do.
    var rules: SwiftCode? {
        // A text is cut at its greatest length while it is entered, if it isn't said that more may stand there.
        let names =
            member("showExceededText") { $0.valueType == .bool } == nil ? ["minLength"] : ["minLength", "maxLength"]
        let lengths = names.compactMap { argument($0, SwiftType.named("Int")) }
        let numbers = ["minimumValue", "maximumValue", "step"].compactMap { argument($0, SwiftType.named("Double")) }
        let arguments = lengths + numbers
        guard text != nil, !arguments.isEmpty else { return nil }
        return "ComponentTextRules(\(arguments.joined(separator: ", ")))"
    }

    private var textRules: SwiftCode? {
        guard let text, rules != nil else { return nil }
        return "!\(SwiftCode(naming: Self.rulesName(in: component))).allow(\(text))"
    }

    private var text: SwiftCode? {
        member("text", where: { if case .binding(.string) = $0.form { true } else { false } })
    }

    /// The property of a component that has its rules.
    static func rulesName(in component: ComponentScaffold) -> String {
        OwnNames.name("textRules", in: component)
    }

    private var dateRules: SwiftCode? {
        let date = SwiftType.named("Date")
        guard
            let selection = member(
                "selection",
                where: { if case .binding(.optional(date)) = $0.form { true } else { false } }
            )
        else { return nil }
        let test = SwiftType.function(parameters: [date], returns: .bool)
        let rules: [SwiftCode?] = [
            member("disabledDates") { $0.valueType == .array(date) }.map { "disabledDates: \($0)" },
            member("isDateDisabled") { $0.valueType?.unwrapped == test }.map { "isDisabled: \($0)" },
        ]
        let arguments = rules.compactMap(\.self)
        guard !arguments.isEmpty else { return nil }
        return "!ComponentDateRules(\(arguments.joined(separator: ", "))).allow(\(selection))"
    }

    private func argument(_ name: String, _ type: SwiftType) -> SwiftCode? {
        member(name) { $0.valueType?.unwrapped == type }.map { "\(plain: name): \($0)" }
    }

    private func member(_ name: String, where fits: (Member) -> Bool) -> SwiftCode? {
        component.members.first { $0.role == name && fits($0) }?.reference
    }
}
