package import WebModel

package struct UIKitDelegate: Sendable, Hashable {
    package struct Method: Sendable, Hashable {
        package let name: String
        package let sender: String
        package var parameters: [SwiftType]
        package let origin: ItemReference
        /// Item that it tells of, where another item's rule made it.
        package let event: ItemReference?

        package init(
            name: String,
            sender: String,
            parameters: [SwiftType],
            origin: ItemReference,
            event: ItemReference? = nil
        ) {
            self.name = name
            self.sender = sender
            self.parameters = parameters
            self.origin = origin
            self.event = event
        }

        package func parameters(class name: String) -> [String] {
            let details = parameters.enumerated().map { index, type in
                "_ \(parameters.count == 1 ? "detail" : Self.ordinal(index) + "Detail"): \(type)"
            }
            return ["_ \(sender): \(name)"] + details
        }

        private static func ordinal(_ index: Int) -> String {
            index < ordinals.count ? ordinals[index] : "\(ordinal(index - ordinals.count))Next"
        }

        private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

        /// Writes the declaration on one line, however long that is.
        package func declaration(class name: String) -> String {
            "func \(self.name)(\(parameters(class: name).joined(separator: ", ")))"
        }
    }

    package let name: SwiftIdentifier
    package let property = SwiftIdentifier("delegate", as: .uiKitProperty)
    package let methods: [Method]

    /// Names the component that a method is sent by; `base` is the component's name without its prefix.
    package static func sender(_ base: String) -> String {
        SwiftIdentifier(swift: base.lowerCamelCase, as: .function)?.declaration ?? "component"
    }

    /// The methods of a component's delegate; none where its class has closures in their place.
    package static func methods(of component: SwiftComponent) -> [Method] { UIKitDelegate(component).methods }

    init(_ component: SwiftComponent) {
        name = component.names.delegate
        let base = component.names.base.name.lowerCamelCase
        let sender = Self.sender(component.names.base.name)
        var seen: Set<String> = []
        var methods: [Method] = []
        for method in component.hasCallerData ? [] : component.uiKit.delegateMethods {
            let made = Method(
                name: base + method.name.name.prefix(1).uppercased() + method.name.name.dropFirst(),
                sender: sender,
                parameters: method.parameters,
                origin: method.origin,
                event: method.event
            )
            // A method may tell of two items, and is declared once.
            if seen.insert(made.declaration(class: "")).inserted { methods.append(made) }
        }
        self.methods = methods
    }
}
