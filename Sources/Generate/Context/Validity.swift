import SwiftModel

/// Signs that the value of a component is not allowed: a flag of the caller, and the rules that came in as values.
struct Validity {
    let component: ComponentScaffold
    /// Knows enums that may tell the error, too; nil where they don't count.
    var library: ScaffoldLibrary? = nil

    /// The one member that says all; nil where it takes a condition.
    var flag: SwiftCode? {
        textRules == nil && dateRules == nil && states.isEmpty && errorTexts.isEmpty && flags.count == 1
            ? flags[0] : nil
    }

    var brokenCondition: SwiftCode? {
        let conditions = flags + states + [textRules, dateRules].compactMap { $0 } + errorTexts
        return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
    }

    private var flags: [SwiftCode] { Self.flagRoles.compactMap { member($0) { $0.valueType == .bool } } }

    var errors: [Member] { component.members.filter { $0.role == "errorMessage" && $0.isShown(in: component) } }

    /// Shown at any time in a group of controls without a known state: callers with a view for the error know when.
    var tellsErrorAlways: Bool { !errors.isEmpty && brokenCondition == nil }

    var errorCondition: SwiftCode? {
        let conditions = errors.map { error -> SwiftCode in
            if error.form.isSlot { return "!ComponentRows.areMissing(\(error.reference))" }
            return Self.isText(error) ?? "true"
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " || ")
    }

    private static func isText(_ member: Member) -> SwiftCode? {
        switch member.valueType {
        case .string: "!\(member.reference).isEmpty"
        case .optional(.string): "\(member.reference)?.isEmpty == false"
        default: nil
        }
    }

    var spokenError: SwiftCode? { errors.first { $0.valueType?.unwrapped == .string }?.reference }

    private static let flagRoles = ["isInvalid", "hasError"]

    /// The values of an enum that stand for a value that is not allowed, in a control that has a flag for that, too.
    private var states: [SwiftCode] {
        guard let library, component.members.contains(where: { Self.flagRoles.contains($0.role ?? "") }) else {
            return []
        }
        return component.members.filter { Self.stateRoles.contains($0.role ?? "") }.compactMap { member in
            guard let type = member.valueType, let enumeration = library.enumeration(type, in: component) else {
                return nil
            }
            return VariantWords.comparison("is-invalid", enumeration, of: member.reference, isOptional: type.isOptional)
        }
    }

    private static let stateRoles = ["valueState", "severity", "status"]

    private var hasFlagOfSource: Bool {
        component.members.contains {
            Self.flagRoles.contains($0.role ?? "") && $0.valueType == .bool && !component.isOffered($0)
        }
    }

    /// Conditions of the source's texts that tell the error, where no flag of the source does.
    private var errorTexts: [SwiftCode] {
        guard !hasFlagOfSource, states.isEmpty else { return [] }
        let messages = component.members.filter { $0.role == "errorMessage" && !component.isOffered($0) }
        return messages.compactMap(Self.isText)
    }

    var rules: SwiftCode? {
        // A text is cut at its greatest length while it is entered.
        let length = argument("minLength", SwiftType.named("Int"))
        let numbers = ["minimumValue", "maximumValue", "step"].map { argument($0, SwiftType.named("Double")) }
        let arguments = ([length] + numbers).compactMap(\.self)
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

    static func rulesName(in component: ComponentScaffold) -> String { OwnNames.name("textRules", in: component) }

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
