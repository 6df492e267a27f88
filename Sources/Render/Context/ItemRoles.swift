import Mustache
import SwiftModel
import WebModel

/// What a list of children is to a template: how one of them is named in a loop, and what of it can be shown.
struct ItemRoles {
    private let roles: MemberRoles
    private let library: ScaffoldLibrary

    init(_ roles: MemberRoles, _ library: ScaffoldLibrary) {
        self.roles = roles
        self.library = library
    }

    func fields(_ member: Member, _ type: SwiftType, tag: String?) -> [(TemplateKey, TemplateValue)] {
        let each = eachName(beside: member)
        let members = tag.map { library.component($0)?.members ?? [] } ?? objectMembers(type)
        func find(_ names: [String], _ fits: (Member) -> Bool) -> Member? {
            for name in names {
                if let found = members.first(where: { $0.role == name && fits($0) }) { return found }
            }
            return nil
        }
        func text(_ names: [String]) -> Member? { find(names) { $0.valueType?.unwrapped == .string } }
        let name = text(["label", "text", "title", "name", "value"])
        let icon = text(["systemImage", "icon", "image"])
        let detail = text(["detail", "additionalText", "description", "keybinding"])
        let disabled = find(["isDisabled"]) { $0.valueType == .bool }
        let current = find(["isCurrent", "isSelected", "isChecked"]) { $0.valueType == .bool }
        let action = find(["action", "onSelect"]) {
            if case .action(let parameters, _) = $0.form { parameters.isEmpty } else { false }
        }
        let ownCalls: [SwiftCode] = action.map { ["\(plain: call($0, of: each))"] } ?? []
        let statements = ownCalls + parentCalls(type, of: each)
        let closing = find(["onClose", "onRemove"]) {
            if case .action(let parameters, _) = $0.form { parameters.isEmpty } else { false }
        }
        let expanded = find(["isExpanded"]) { $0.valueType == .bool }
        let expansion = find(["onExpansionChange"]) {
            if case .action([.named("Bool", arguments: [])], isOptional: true) = $0.form { true } else { false }
        }
        let identifier = find(["value", "label"]) { $0.valueType == .string }
        let children = members.first { if case .items(_, let inner) = $0.form { inner == tag } else { false } }
        return [
            ("each", .string(each)),
            ("type", .string(type.description)),
            ("label", .string(name.map { textExpression($0, of: each) } ?? "\"\"")),
            ("icon", condition(icon, of: each)),
            ("detail", condition(detail, of: each)),
            ("iconText", .optional(icon.map { "\(each).\($0.name.member)" })),
            ("detailText", .optional(detail.map { "\(each).\($0.name.member)" })),
            ("isDisabled", .optional(disabled.map { "\(each).\($0.name.member)" })),
            ("isCurrent", .optional(current.map { "\(each).\($0.name.member)" })),
            ("call", .optional(action.map { call($0, of: each) })),
            ("perform", .swiftLines(statements)),
            ("isInert", .boolean(statements.isEmpty)),
            ("closing", closing.map { value(closing: $0, of: each) } ?? .null),
            ("children", .optional(children.map { "\(each).\($0.name.member)" })),
            ("childrenName", .optional(children?.name.member)),
            ("expandedName", .optional(expanded?.name.member)),
            ("expansionName", .optional(expansion?.name.member)),
            ("identifier", .optional(identifier.map { "\(each).\($0.name.member)" })),
            ("tag", .optionalSwift(selectionTag(members, of: each) ?? positionTag(of: each, in: member))),
        ]
    }

    /// What the objects of a list have.
    private func objectMembers(_ type: SwiftType) -> [Member] {
        guard case .generated(let name) = type,
            let structure = roles.component.swift.structs.first(where: { $0.name == name })
        else { return [] }
        return structure.members.map { member in
            Member(
                .value(member.type),
                name: member.name,
                as: member.memberRole,
                origin: ItemReference(.property, member.webName)
            )
        }
    }

    /// Actions of the parent that are told which item was chosen.
    private func parentCalls(_ type: SwiftType, of each: String) -> [SwiftCode] {
        ["onSelect", "onSuggestionSelect"].compactMap { name in
            guard let member = roles.component.members.first(where: { $0.role == name }),
                case .action([type], let isOptional) = member.form
            else { return nil }
            return "\(member.reference)\(plain: isOptional ? "?" : "")(\(plain: each))"
        }
    }

    /// The item of a loop, under a name that no member has.
    private func eachName(beside member: Member) -> String {
        let taken = Set(roles.component.members.map(\.name.name))
        var name = "item"
        while taken.contains(name) { name += "Value" }
        return name
    }

    private func textExpression(_ member: Member, of each: String) -> String {
        let access = "\(each).\(member.name.member)"
        return member.valueType?.isOptional == true ? "\(access) ?? \"\"" : access
    }

    private func condition(_ member: Member?, of each: String) -> TemplateValue {
        guard let member, let type = member.valueType else { return .null }
        let access = "\(each).\(member.name.member)"
        return [
            "condition": .string(
                type.isOptional ? "let \(member.name.declaration) = \(access)" : "!\(access).isEmpty"
            ),
            "value": .string(type.isOptional ? member.name.reference : access),
        ]
    }

    private func call(_ member: Member, of each: String) -> String {
        guard case .action(_, let isOptional) = member.form else { return "" }
        return "\(each).\(member.name.member)\(isOptional ? "?" : "")()"
    }

    private func value(closing member: Member, of each: String) -> TemplateValue {
        guard case .action(_, let isOptional) = member.form else { return .null }
        return [
            "call": .string(call(member, of: each)),
            "presence": .optional(isOptional ? "\(each).\(member.name.member) != nil" : nil),
        ]
    }

    /// What a picker tells the items apart by: the value of the selection that an item stands for.
    private func selectionTag(_ members: [Member], of each: String) -> SwiftCode? {
        guard case .binding(let selection)? = roles.component.members.first(where: isSelection)?.form else {
            return nil
        }
        let wanted = selection.element ?? selection.unwrapped
        let value = members.first { $0.role == "value" } ?? members.first { $0.role == "label" }
        guard let value, let type = value.valueType, let tag = converted(value, type, of: each, to: wanted) else {
            return nil
        }
        return "\(plain: tag)"
    }

    /// A selection may count the items, as `activeTabIndex` does.
    private func positionTag(of each: String, in list: Member) -> SwiftCode? {
        guard let selection = roles.component.members.first(where: isSelection),
            case .binding(let type) = selection.form, type.unwrapped == .named("Int"),
            selection.origin.name.lowercased().contains("index")
        else { return nil }
        return "\(roles.reference(list)).firstIndex(where: { $0.id == \(plain: each).id }) ?? 0"
    }

    private func isSelection(_ member: Member) -> Bool {
        guard case .binding = member.form else { return false }
        return ["selection", "value", "values"].contains(member.role)
    }

    private func converted(
        _ value: Member,
        _ type: SwiftType,
        of each: String,
        to wanted: SwiftType
    ) -> String? {
        let access = "\(each).\(value.name.member)"
        switch (type, wanted) {
        case (wanted, _): return access
        case (.optional(wanted), .string): return "\(access) ?? \"\""
        case (_, .named("AnyHashable", [])): return "AnyHashable(\(access))"
        default: return nil
        }
    }
}
