import Documents
import SwiftModel

/// Access to the members of an item: `item.label`. Mentions are recorded, so that a member nobody asks for is told.
struct ItemAccess {
    /// Name of the item in a loop.
    let each: String
    /// Tag of the component that the item is; nil for an object that is no component.
    let tag: String?

    /// Spells the mention of an item's member. No name in Swift looks like it.
    static func mention(of member: Member, tag: String) -> String { "<\(tag)>.\(member.name.name)" }

    func value(_ member: Member) -> SwiftCode { "\(plain: each).\(name(member))" }

    /// The name alone, as a key path has it.
    func name(_ member: Member) -> SwiftCode {
        SwiftCode(member.name.member, mentioning: tag.map { [Self.mention(of: member, tag: $0)] } ?? [])
    }

    func text(_ member: Member) -> SwiftCode {
        member.valueType?.isOptional == true ? "\(value(member)) ?? \"\"" : value(member)
    }

    func text(_ member: Member, otherwise other: Member?) -> SwiftCode {
        guard let other else { return text(member) }
        return member.valueType?.isOptional == true
            ? "\(value(member)) ?? \(text(other))"
            : "\(value(member)).isEmpty ? \(text(other)) : \(value(member))"
    }

    func condition(_ member: Member) -> TemplateValue {
        let value = value(member)
        guard member.valueType?.isOptional == true else {
            return ["condition": .swift("!\(value).isEmpty"), "value": .swift(value)]
        }
        return [
            "condition": .swift("let \(plain: member.name.declaration) = \(value)"),
            "value": .string(member.name.reference),
        ]
    }

    func call(_ member: Member) -> SwiftCode { "\(value(member))\(plain: isOptional(member) ? "?" : "")()" }

    func address(_ member: Member) -> SwiftCode? {
        switch member.valueType {
        case .named("URL", []), .optional(.named("URL", [])): value(member)
        case .string: "URL(string: \(value(member)))"
        case .optional(.string): "\(value(member)).flatMap { URL(string: $0) }"
        default: nil
        }
    }

    func presence(ofPage member: Member) -> SwiftCode? {
        guard address(member) != nil else { return nil }
        return member.valueType?.isOptional == true ? "\(value(member)) != nil" : "true"
    }

    private func isOptional(_ action: Member) -> Bool {
        if case .action(_, let isOptional) = action.form { isOptional } else { false }
    }
}
