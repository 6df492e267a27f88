package import WebModel

package struct UIKitSignature: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package let name: SwiftIdentifier
        package let type: SwiftType
        package let defaultText: String?
        package let origin: ItemReference
        /// Whether UIKit declares it, and the class does something with it.
        package var isInherited = false

        package init(name: SwiftIdentifier, type: SwiftType, defaultText: String?, origin: ItemReference) {
            self.name = name
            self.type = type
            self.defaultText = defaultText
            self.origin = origin
        }
    }

    package struct Method: Sendable, Hashable {
        package let name: String
        package let declaration: String
        package let parameters: [SwiftType]
        package let origin: ItemReference
    }

    package let base: UIKitBase
    package let properties: [Property]
    package let methods: [Method]
    package let controlEvents: [UIKitSentEvent]

    package init(_ component: SwiftComponent) {
        let uiKit = component.uiKit
        base = uiKit.controlEvents.isEmpty ? uiKit.base : .control
        properties = Self.properties(of: UIKitClass(ComponentParameters(of: component)))
        methods = UIKitDelegate.methods(of: component).map { method in
            let line = method.declaration(class: component.names.uiKit.name)
            return Method(name: method.name, declaration: line, parameters: method.parameters, origin: method.origin)
        }
        controlEvents = uiKit.controlEvents
    }

    package static func proxies(of component: SwiftComponent, _ enumeration: (SwiftType) -> SwiftEnum?) -> [UIKitProxy]
    {
        UIKitProxy.all(of: UIKitClass(ComponentParameters(of: component)), enumeration)
    }

    /// The property that UIKit's own way to a label sets; nil where a class has none.
    package static func title(of component: SwiftComponent) -> SwiftIdentifier? {
        UIKitClass(ComponentParameters(of: component)).title?.name
    }

    package static func titleAssignment(_ property: Property) -> String {
        "\(property.name.member) = \(UIKitValue.title(as: property.type))"
    }

    /// Lists the properties that the file of a class declares, views and all, without any that UIKit declares itself.
    package static func declared(by component: SwiftComponent) -> [Property] {
        properties(of: UIKitClass(ComponentParameters(of: component))).filter { !$0.isInherited }
    }

    private static func properties(of uiKit: UIKitClass) -> [Property] {
        let component = uiKit.component.component
        let known =
            component.uiKit.properties.map { ($0.name.name, $0.origin) }
            + component.uiKit.inverted.map { ($0.name.name, $0.origin) }
            + uiKit.component.members.map { ($0.name.name, $0.origin) }
            + uiKit.listeners.flatMap { origin, listeners in listeners.map { ($0.name.name, origin) } }
        let origins = Dictionary(known) { first, _ in first }
        func property(_ name: SwiftIdentifier, _ type: SwiftType, _ defaultText: String?) -> Property {
            let origin = origins[name.name] ?? ItemReference(.property, name.name)
            return Property(name: name, type: type, defaultText: defaultText, origin: origin)
        }
        // The opposites of items stand last, as ledgers have them.
        let opposites = uiKit.values.filter { $0.isOverride && $0.member == nil }
        let values = (uiKit.values.filter { !$0.isOverride || $0.member != nil } + opposites).map { value in
            var property =
                value.isAwaited
                ? property(value.name, .optional(value.type), "nil")
                : property(value.name, value.type, value.defaultText)
            property.isInherited = value.isOverride
            return property
        }
        return values + uiKit.slots.map { property($0.name, .optional(.named("UIView")), "nil") }
    }
}

package enum UIKitBase: String, Sendable, Hashable, CaseIterable {
    case control = "UIControl"
    case view = "UIView"
}

package struct UIKitSentEvent: Sendable, Hashable {
    package var event: UIKitControlEvent
    package var origin: ItemReference

    package init(_ event: UIKitControlEvent, origin: ItemReference) {
        self.event = event
        self.origin = origin
    }
}
