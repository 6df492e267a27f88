import Documents
import SwiftModel

/// Properties of a UIKit class for callers that name icons of the library: one beside each property that takes a name
/// as text.
struct IconProperties {
    private let component: ComponentScaffold
    private let uiKit: UIKitClass
    private let type: SwiftIdentifier

    init(_ component: ComponentScaffold, _ uiKit: UIKitClass, type: SwiftIdentifier) {
        self.component = component
        self.uiKit = uiKit
        self.type = type
    }

    var values: [TemplateValue] {
        let icons = uiKit.values.filter { value in
            guard let member = value.member, value.type.unwrapped == .string else { return false }
            return TextDisplay(member.role, value.type) == .icon || member.slotText?.display == .icon
        }
        let taken = uiKit.values.map { SwiftScope.Wish($0.name, webName: $0.name.name, isFixed: true) }
        let wishes = icons.map { value in
            SwiftScope.Wish(SwiftIdentifier("library \(word(value))", as: .uiKitProperty), webName: value.name.name)
        }
        let names = SwiftScope.unique(taken + wishes, .caseSensitive).suffix(icons.count)
        return zip(icons, names).map(property)
    }

    private func word(_ value: UIKitValue) -> String {
        value.name.name.lowercased().contains("icon") ? value.name.name : "icon"
    }

    private func property(_ value: UIKitValue, _ name: SwiftIdentifier) -> TemplateValue {
        let property = value.name.reference
        let isOptional = value.type.isOptional || value.isAwaited
        return [
            "deprecation": .optional(component.deprecation),
            "type": .string(type.reference),
            "class": .string(component.swift.names.uiKit.declaration),
            "property": .string(property),
            "name": .string(name.declaration),
            "getter": .string(
                isOptional
                    ? "\(property).flatMap { \(type.reference)(rawValue: $0) }"
                    : "\(type.reference)(rawValue: \(property))"
            ),
            "setter": .string(isOptional ? "newValue?.rawValue" : "newValue?.rawValue ?? \"\""),
        ]
    }
}
