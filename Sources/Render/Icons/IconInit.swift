import Mustache
import SwiftModel

/// What a component that is built on `Icon` has for callers who name an icon of the library: an init, and a property of its
/// UIKit class.
struct IconInit {
    private let component: ComponentScaffold
    private let icon: Member
    private let type: SwiftIdentifier

    /// nil for a component that is something else, or whose icon is no text.
    init?(_ component: ComponentScaffold, type: SwiftIdentifier) {
        guard component.swift.primitive == .icon,
            let icon = component.members.first(where: { member in
                guard case .value(let type) = member.form, type.unwrapped == .string else { return false }
                return ["icon", "systemImage"].contains(member.role)
            })
        else { return nil }
        self.component = component
        self.icon = icon
        self.type = type
    }

    /// The icon has to be given: without it this init could not be told from the main one.
    var value: TemplateValue {
        let members = component.members
        return [
            "deprecation": .optional(component.deprecation),
            "head": .lines(["extension \(component.swift.names.view.declaration) {"]),
            "doc": .lines(InitContext(component).documentation.lines),
            "parameters": .list(InitContext.listed(members.map(parameter))),
            "arguments": .list(InitContext.listed(members.map { $0.argument(value(of: $0)) })),
        ]
    }

    private func parameter(_ member: Member) -> String {
        guard member.name == icon.name else { return member.parameter }
        return "\(member.isUnlabelled ? "_ " : "")\(member.name.declaration): \(type.reference)"
    }

    private func value(of member: Member) -> String {
        let name = member.name.reference
        return member.name == icon.name ? "\(name).rawValue" : name
    }

    /// nil where the class has no such property.
    func property(of uiKit: UIKitClass) -> TemplateValue? {
        guard let value = uiKit.values.first(where: { $0.member?.name == icon.name && $0.type.unwrapped == .string })
        else { return nil }
        let taken = uiKit.values.map { SwiftScope.Wish($0.name, webName: $0.name.name, isFixed: true) }
        let wish = SwiftIdentifier("library icon", as: .uiKitProperty)
        let names = SwiftScope.unique(taken + [SwiftScope.Wish(wish, webName: "library-icon")], .caseSensitive)
        let property = value.name.reference
        let isOptional = value.type.isOptional || value.isAwaited
        return [
            "deprecation": .optional(component.deprecation),
            "type": .string(type.reference),
            "class": .string(component.swift.names.uiKit.declaration),
            "property": .string(property),
            "name": .string((names.last ?? wish).declaration),
            "getter": .string(
                isOptional
                    ? "\(property).flatMap { \(type.reference)(rawValue: $0) }"
                    : "\(type.reference)(rawValue: \(property))"
            ),
            "setter": .string(isOptional ? "newValue?.rawValue" : "newValue?.rawValue ?? \"\""),
        ]
    }
}
