/// A property by which Interface Builder sets an enum: by the web component's name for the value.
package struct UIKitProxy: Sendable, Hashable {
    package let name: SwiftIdentifier
    package let property: SwiftIdentifier
    package private(set) var type: SwiftType
    package let raw: String

    package init(name: SwiftIdentifier, property: SwiftIdentifier, type: SwiftType, raw: String) {
        self.name = name
        self.property = property
        self.type = type
        self.raw = raw
    }

    package var isOptional: Bool { type.isOptional }

    package var rawType: SwiftType { isOptional ? .optional(.named(raw)) : .named(raw) }

    package var access: String {
        Self.namesInSetters.contains(property.name) ? "self.\(property.member)" : property.reference
    }

    /// Names that a setter has of its own, which are found before properties.
    private static let namesInSetters: Set<String> = ["newValue", "value"]

    package func with(_ type: SwiftType) -> UIKitProxy {
        var proxy = self
        proxy.type = type
        return proxy
    }

    /// Makes the proxies of a class, each under a name that none of its properties has.
    package static func all(of uiKit: UIKitClass, _ enumeration: (SwiftType) -> SwiftEnum?) -> [UIKitProxy] {
        let enums = uiKit.values.compactMap { value -> (UIKitValue, String)? in
            guard !value.isOverride, value.defaultText != nil, let found = enumeration(value.type) else { return nil }
            switch found.form {
            case .strings: return (value, "String")
            case .integers: return (value, "Int")
            case .openStrings, .choice: return nil
            }
        }
        let taken = (uiKit.values.map(\.name) + uiKit.slots.map(\.name)).map {
            SwiftScope.Wish($0, webName: $0.name, isFixed: true)
        }
        let wishes = enums.map { value, raw in
            SwiftScope.Wish(
                SwiftIdentifier("\(value.name.name)\(raw == "String" ? "Name" : "Number")", as: .uiKitProperty),
                webName: value.name.name
            )
        }
        let names = SwiftScope.unique(taken + wishes, .caseSensitive).dropFirst(taken.count)
        return zip(enums, names).map { entry, name in
            UIKitProxy(name: name, property: entry.0.name, type: entry.0.type, raw: entry.1)
        }
    }
}
