package import SwiftModel
package import WebModel

/// What callers write of a component's UIKit class.
package struct UIKitSignature: Sendable, Hashable {
    package struct Property: Sendable, Hashable {
        package let name: SwiftIdentifier
        package let type: SwiftType
        package let defaultText: String?
        package let origin: ItemReference
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
        let scaffold = ComponentScaffold(component, web: nil)
        let uiKit = component.uiKit
        let isGeneric = !component.genericParameters.isEmpty
        instance = DeclarationContext.lowered(component.names.base.name)
        base = uiKit.controlEvents.isEmpty ? uiKit.base : .control
        var properties = uiKit.properties.map { property in
            Property(
                name: property.name,
                type: property.type,
                defaultText: property.defaultValue.map { ScaffoldMember.text(of: $0, as: property.type) },
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
        methods = UIKitDelegate(scaffold, methods: isGeneric ? [] : uiKit.delegateMethods).methods.map { method in
            let declaration = method.declaration(class: component.names.uiKit.name)
            let line = declaration.map { $0.drop { $0 == " " } }.joined(separator: " ")
            return Method(name: method.name, declaration: line, origin: method.origin)
        }
        controlEvents = uiKit.controlEvents
    }
}
