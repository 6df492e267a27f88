import Documents
import SwiftModel
import WebModel

/// Roles of a list of children for a template: the name of an item in a loop, and its members that can be shown.
struct ItemRoles {
    let roles: MemberRoles
    let library: ScaffoldLibrary

    func fields(_ member: Member, _ type: SwiftType, tag: String?) -> [(TemplateKey, TemplateValue)] {
        let item = ItemAccess(each: eachName(beside: member), tag: tag)
        let members = tag.map { library.component($0)?.members ?? [] } ?? objectMembers(type)
        func find(_ names: [String], _ fits: (Member) -> Bool) -> Member? {
            names.compactMap { name in members.first { $0.role == name && fits($0) } }.first
        }
        func text(_ names: [String]) -> Member? { find(names) { $0.valueType?.unwrapped == .string } }
        func flag(_ names: String...) -> Member? { find(names) { $0.valueType == .bool } }
        func value(_ member: Member?) -> TemplateValue { .optionalSwift(member.map(item.value)) }
        let loading = flag("isLoading")
        let name = text(["label", "text", "title", "name", "value"])
        let icon = text(["systemImage", "icon", "image"])
        let isCommand = roles.component.swift.primitive == .commandPalette
        let detail = text(["detail", "additionalText", "description"] + (isCommand ? [] : ["keybinding"]))
        let spoken = text(["accessibilityText", "accessibilityLabel"])
        let action = find(["action", "onSelect"]) {
            if case .action(let parameters, _) = $0.form { parameters.isEmpty } else { false }
        }
        let page = find([OpenedPage.role, "href"]) { item.address($0) != nil }
        let tap = page.map { following($0, of: item, unless: action) } ?? action.map(item.call)
        let statements = (tap.map { [$0] } ?? []) + parentCalls(type, of: item)
        let closing = find(["onClose", "onRemove"]) {
            if case .action(let parameters, _) = $0.form { parameters.isEmpty } else { false }
        }
        let expansion = find(["onExpansionChange"]) {
            if case .action([.named("Bool", arguments: [])], isOptional: true) = $0.form { true } else { false }
        }
        let identifier = find(["value", "label"]) { $0.valueType == .string }
        let owner = tag.flatMap(library.component) ?? roles.component
        let buttonRole = ItemButtonRole(members: members, item: item) { library.enumeration($0, in: owner) }.code
        let column = ColumnRoles(members, item) { library.enumeration($0, in: owner) }
        let children = members.first { if case .items(_, let inner) = $0.form { inner == tag } else { false } }
        return [
            ("each", .string(item.each)),
            ("type", .string(type.description)),
            ("label", .swift(name.map(item.text) ?? "\"\"")),
            ("icon", icon.map(item.condition) ?? .null),
            ("detail", detail.map(item.condition) ?? .null),
            ("iconText", value(icon)),
            ("detailText", value(detail)),
            ("group", value(text(["group"]))),
            ("keywords", value(text(["keywords"]))),
            ("keybinding", value(text(["keybinding"]))),
            ("spoken", .optionalSwift(spoken.map { item.text($0, otherwise: name) })),
            ("hint", .optionalSwift(text(["help", "tooltip"]).map(item.text))),
            ("isLoading", value(loading)),
            ("isSeparator", value(flag("isSeparator"))),
            ("isDisabled", value(flag("isDisabled"))),
            ("destructive", .optionalSwift(buttonRole)),
            ("isCurrent", value(flag("isCurrent", "isSelected", "isChecked"))),
            ("isDone", value(flag("isDone"))),
            ("isInvalid", value(flag("isInvalid", "hasError"))),
            ("opens", .optionalSwift(page.flatMap(item.presence(ofPage:)))),
            ("call", .optionalSwift(tap)),
            ("perform", .swiftLines(statements)),
            ("hasSeveralCalls", .boolean(statements.count > 1)),
            ("isInert", .boolean(statements.isEmpty)),
            ("closing", value(closing)),
            ("childrenName", .optionalSwift(children.map(item.name))),
            ("expandedName", .optionalSwift(flag("isExpanded").map(item.name))),
            ("expansionName", .optionalSwift(expansion.map(item.name))),
            ("identifier", value(identifier)),
            ("columnID", .swift(column.id ?? "\"\"")),
            ("alignment", .optionalSwift(column.alignment)),
            ("width", .optionalSwift(column.width)),
            ("sortable", .optionalSwift(column.sortable)),
            ("tag", .optionalSwift(selectionTag(members, of: item) ?? positionTag(of: item, in: member))),
        ]
    }

    private func objectMembers(_ type: SwiftType) -> [Member] {
        guard case .generated(let name, _) = type,
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

    private func following(_ page: Member, of item: ItemAccess, unless action: Member?) -> SwiftCode? {
        guard let address = item.address(page) else { return nil }
        let openURL = OwnNames.reference("openURL", in: roles.component)
        return "\(openURL).follow(\(address)\(action.map { ", unless: \(item.value($0))" } ?? ""))"
    }

    private func parentCalls(_ type: SwiftType, of item: ItemAccess) -> [SwiftCode] {
        guard let member = roles.component.members.first(where: { $0.role == "onSelect" }),
            case .action([type], let isOptional) = member.form
        else { return [] }
        return ["\(member.reference)\(plain: isOptional ? "?" : "")(\(plain: item.each))"]
    }

    private func eachName(beside member: Member) -> String {
        let taken = Set(roles.component.members.map(\.name.name))
        var name = "item"
        while taken.contains(name) { name += "Value" }
        return name
    }

    /// Finds the value by which a picker tells the items apart: the value of the selection that an item stands for.
    private func selectionTag(_ members: [Member], of item: ItemAccess) -> SwiftCode? {
        guard case .binding(let selection)? = roles.component.members.selection?.form else { return nil }
        let wanted = selection.element ?? selection.unwrapped
        let value = members.first { $0.role == "value" } ?? members.first { $0.role == "label" }
        guard let value, let type = value.valueType else { return nil }
        return converted(item.value(value), type, to: wanted)
    }

    /// A selection may count the items, as `activeTabIndex` does.
    private func positionTag(of item: ItemAccess, in list: Member) -> SwiftCode? {
        guard let selection = roles.component.members.selection,
            case .binding(let type) = selection.form, type.unwrapped == .named("Int"),
            selection.origin.name.lowercased().contains("index")
        else { return nil }
        return "\(roles.reference(list)).firstIndex(where: { $0.id == \(plain: item.each).id }) ?? 0"
    }

    private func converted(_ value: SwiftCode, _ type: SwiftType, to wanted: SwiftType) -> SwiftCode? {
        switch (type, wanted) {
        case (wanted, _): value
        case (.optional(wanted), .string): "\(value) ?? \"\""
        case (_, .named("AnyHashable", [])): "AnyHashable(\(value))"
        default: nil
        }
    }
}

/// Roles of an item as a column of a table: by them the app tells it from others, and places its head and its cells.
struct ColumnRoles {
    let id: SwiftCode?
    let alignment: SwiftCode?
    let width: SwiftCode?
    let sortable: SwiftCode?

    init(_ members: [Member], _ item: ItemAccess, enumeration: (SwiftType) -> SwiftEnum?) {
        func fit(_ role: String, to type: SwiftType) -> SwiftCode? {
            let place = Place([role], type: type)
            guard let member = members.first(where: { $0.role == role && $0.valueType != nil }) else { return nil }
            return place.fit(member.form, where: enumeration).map { SwiftCode($0.value, naming: item.value(member)) }
        }
        func text(_ roles: [String]) -> Member? {
            roles.lazy.compactMap { role in members.first { $0.role == role && $0.valueType?.unwrapped == .string } }
                .first
        }
        let label = text(["label", "text", "title", "name"])
        id = text(["value"]).map { item.text($0, otherwise: label) } ?? label.map(item.text)
        // A number says no side.
        let says = members.contains { $0.role == "alignment" && $0.valueType?.isNumber == false }
        let side = says ? fit("alignment", to: .optional(.string)).map { ".ofColumn(\($0))" as SwiftCode } : nil
        alignment = fit("isNumeric", to: .bool).map { "\($0) ? .trailing : \(side ?? ".leading")" } ?? side
        width = fit("width", to: .optional(.named("CGFloat")))
        sortable = fit("isSortable", to: .bool)
    }
}

/// Role of an item's button: destructive where its action can't be undone, cancel where it only gives up.
struct ItemButtonRole {
    let members: [Member]
    let item: ItemAccess
    let enumeration: (SwiftType) -> SwiftEnum?

    private static let givingUp: Set<String> = ["cancel"]

    /// `item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : nil`; nil where no item has a role.
    var code: SwiftCode? {
        if let said = members.first(where: { $0.role == "buttonRole" }), let code = code(saidBy: said) { return code }
        return DestructiveWords.find(among: members, enumeration: enumeration)
            .flatMap { DestructiveWords.role($1, of: item.value($0)) }
    }

    private func code(saidBy member: Member) -> SwiftCode? {
        guard let type = member.valueType else { return nil }
        let name = item.value(member)
        // A text can be any word, and web libraries have these two.
        if type.unwrapped == .string {
            return "\(name) == \"destructive\" ? .destructive : \(name) == \"cancel\" ? .cancel : nil"
        }
        guard let found = enumeration(type) else { return nil }
        let roles = [
            (DestructiveWords.cases(of: found), ".destructive"),
            (DestructiveWords.cases(of: found, in: Self.givingUp), ".cancel"),
        ]
        let choices = roles.compactMap { cases, role -> SwiftCode? in
            DestructiveWords.condition(cases, name).map { "\($0) ? \(plain: role)" }
        }
        guard let first = choices.first else { return nil }
        return "\(choices.dropFirst().reduce(first) { "\($0) : \($1)" }) : nil"
    }
}
