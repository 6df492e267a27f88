import Documents
import SwiftModel

/// Choice of a component in any shape, and the options that are data.
struct ChoiceContext {
    let roles: MemberRoles
    private var component: ComponentScaffold { roles.component }

    var fields: [(TemplateKey, TemplateValue)] {
        [
            ("choice", selection.map(choice) ?? .null),
            ("options", options ?? .null),
            ("hasOptions", .boolean(options != nil)),
        ]
    }

    /// Selection, or the text of the field where no option stands for a value of the selection.
    var selection: Member? { isText ? text : component.members.selection ?? text }

    private var isText: Bool { text != nil && items.map { Self.value(of: $0) == nil } ?? false }

    private var text: Member? { component.members.first { $0.role == "text" && $0.form.isBinding(to: .string) } }

    private func choice(_ member: Member) -> TemplateValue {
        guard case .binding(let type) = member.form else { return .null }
        let binding = SwiftCode("$\(member.name.name)", mentioning: [member.name.name])
        let isReadOnly = roles.fill("isReadOnly")?.value
        let allowsSeveral = type.element == nil ? nil : allowsSeveral
        let rules: [SwiftCode?] = [
            allowsSeveral.map { "allowsSeveral: \($0)" }, isReadOnly.map { "isReadOnly: \($0)" },
        ]
        let arguments = [binding] + rules.compactMap(\.self)
        let selection: SwiftCode = "ComponentSelection(\(arguments.joined(separator: ", ")))"
        let one: SwiftCode = isReadOnly.map { "\(binding).readOnly(\($0))" } ?? binding
        return [
            "binding": .swift(binding),
            "allowsSeveral": .optionalSwift(allowsSeveral),
            "isReadOnly": .optionalSwift(isReadOnly),
            "selectsAll": .optionalSwift(type.element == nil ? nil : flag("selectAll")),
            "selection": .swift(selection),
            "one": .swift(type.isOptional && type.element == nil ? one : "\(selection).one"),
        ]
    }

    /// Whether there may be several, where a flag or a mode of the web says so.
    private var allowsSeveral: SwiftCode? {
        if let flag = flag("allowsMultipleSelection") { return flag }
        guard let mode = component.members.first(where: { $0.role == "selectionMode" }), let type = mode.valueType,
            let enumeration = roles.library.enumeration(type, in: component)
        else { return nil }
        return VariantWords.comparison("is-single", enumeration, of: roles.reference(mode), isOptional: type.isOptional)
            .map { "!(\($0))" }
    }

    private func flag(_ role: String) -> SwiftCode? {
        component.members.first { $0.role == role && $0.valueType?.unwrapped == .bool }.map { member in
            member.valueType == .bool ? roles.reference(member) : "\(roles.reference(member)) == true"
        }
    }

    private var options: TemplateValue? {
        guard component.swift.primitive?.isChoice == true, let items,
            let value = isText ? items["label"] : Self.value(of: items)
        else { return nil }
        let parts = Self.parts.compactMap { key in items[key].map { (key, $0) } }
        return .object(TemplateObject(parts + [("value", value)]))
    }

    private var items: TemplateObject? {
        for role in ["options", "items"] {
            for member in component.members where member.role == role {
                if case .object(let items)? = roles.role(.items, of: member) { return items }
            }
        }
        return nil
    }

    private static let parts: [TemplateKey] = [
        "name", "each", "label", "iconText", "detailText", "isDisabled", "isLoading", "spoken", "hint",
    ]

    private static func value(of items: TemplateObject) -> TemplateValue? {
        guard case .object(let tag)? = items["tag"] else { return nil }
        return tag["text"]
    }
}
