package import WebModel

/// What callers write of a component's UIKit class.
package struct UIKitSignature: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package let name: SwiftIdentifier
        package let type: SwiftType
        package let defaultText: String?
        package let origin: ItemReference

        package init(name: SwiftIdentifier, type: SwiftType, defaultText: String?, origin: ItemReference) {
            self.name = name
            self.type = type
            self.defaultText = defaultText
            self.origin = origin
        }
    }

    /// A method of the delegate as who adopts the protocol writes it.
    package struct Method: Sendable, Hashable {
        package let name: String
        package let declaration: String
        package let origin: ItemReference
    }

    /// What an instance is called in examples.
    package let instance: String
    package let base: UIKitBase
    package let properties: [Property]
    package let methods: [Method]
    package let controlEvents: [UIKitSentEvent]

    package init(_ component: SwiftComponent) {
        let uiKit = component.uiKit
        let isGeneric = component.hasCallerData
        instance = component.names.base.name.lowerCamelCase
        base = uiKit.controlEvents.isEmpty ? uiKit.base : .control
        var properties = uiKit.properties.map { property in
            Property(
                name: property.name,
                type: property.type,
                defaultText: property.defaultValue?.text(as: property.type),
                origin: property.origin
            )
        }
        properties += uiKit.inverted.map {
            Property(name: $0.name, type: .bool, defaultText: "true", origin: $0.origin)
        }
        // A class with type parameters has closures in place of a delegate.
        if isGeneric {
            properties += uiKit.delegateMethods.map { method in
                let type = SwiftType.optional(.function(parameters: method.parameters, returns: .void))
                return Property(name: method.name, type: type, defaultText: "nil", origin: method.origin)
            }
        }
        self.properties = properties
        methods = UIKitDelegate(component, methods: isGeneric ? [] : uiKit.delegateMethods).methods.map { method in
            let line = method.declaration(class: component.names.uiKit.name)
            return Method(name: method.name, declaration: line, origin: method.origin)
        }
        controlEvents = uiKit.controlEvents
    }

    /// What Interface Builder sets enums by.
    package static func proxies(of component: SwiftComponent, _ enumeration: (SwiftType) -> SwiftEnum?) -> [UIKitProxy]
    {
        UIKitProxy.all(of: UIKitClass(ComponentParameters(of: component)), enumeration)
    }

    /// The property that UIKit's own way to a label sets; nil where a class has none.
    package static func title(of component: SwiftComponent) -> SwiftIdentifier? {
        UIKitClass(ComponentParameters(of: component)).title?.name
    }

    /// What that does with a property of some type.
    package static func titleAssignment(_ property: Property) -> String {
        "\(property.name.member) = \(UIKitValue.title(as: property.type))"
    }

    /// What the file of a class declares, views and all, and nothing that UIKit declares itself.
    package static func declared(by component: SwiftComponent) -> [Property] {
        let uiKit = UIKitClass(ComponentParameters(of: component))
        func origin(_ name: SwiftIdentifier) -> ItemReference {
            component.uiKit.properties.first { $0.name.name == name.name }?.origin
                ?? uiKit.component.members.first { $0.name.name == name.name }?.origin
                ?? ItemReference(.property, name.name)
        }
        let values = uiKit.values.filter { !$0.isOverride }.map { value in
            Property(
                name: value.name,
                type: value.isAwaited ? .optional(value.type) : value.type,
                defaultText: value.isAwaited ? "nil" : value.defaultText,
                origin: origin(value.name)
            )
        }
        let slots = uiKit.slots.map { slot in
            Property(
                name: slot.name,
                type: .optional(.named("UIView")),
                defaultText: "nil",
                origin: origin(slot.name)
            )
        }
        return values + slots
    }
}
