package import SwiftModel
import WebModel

/// Text of an attribute as a value, which the default of a property is as well.
package struct AttributeValue: Sendable {
    private let enumeration: @Sendable (GeneratedTypeName) -> SwiftEnum?

    package init(enumeration: @escaping @Sendable (GeneratedTypeName) -> SwiftEnum?) {
        self.enumeration = enumeration
    }

    /// nil where the text is no value of the type.
    package func expression(_ text: String, as type: SwiftType, unit: WebUnit? = nil) -> SwiftExpression? {
        let type = type.withoutOptional
        let defaults = DefaultTranslation(enumeration: enumeration)
        if case .generated(let name, _) = type {
            guard let enumeration = enumeration(name) else { return nil }
            return defaults.member(of: enumeration, .string(text)) ?? open(enumeration, text)
        }
        switch type {
        case .named("AnyHashable", _): return .string(text)
        case .named("Set", let elements) where elements.first == .string: return .array([.string(text)])
        case .named("Locale", _):
            let label = SwiftIdentifier(swift: "identifier", as: .property)
            return .construction(type: "Locale", arguments: [.init(label: label, value: .string(text))])
        default: break
        }
        return defaults.value(.string(text), as: type, unit: unit)
    }

    /// The library takes any value, and knows nothing of this.
    private func open(_ enumeration: SwiftEnum, _ text: String) -> SwiftExpression? {
        guard enumeration.form == .openStrings else { return nil }
        let label = SwiftIdentifier(swift: "rawValue", as: .property)
        return .construction(type: enumeration.name.description, arguments: [.init(label: label, value: .string(text))])
    }
}
