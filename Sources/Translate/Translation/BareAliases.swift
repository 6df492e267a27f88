import Core
import WebModel

/// Unexplained types with defaults that tell that they are texts: `size: ModusSize = 'md'`. Such a type has the values
/// that the library writes, and any other text.
struct BareAliases {
    /// Keyed by type, in the order of the library.
    private var values: [String: [String]] = [:]

    init(_ library: Library) {
        for component in library.components {
            for property in component.properties {
                guard let name = Self.name(of: property.type), case .string(let value)? = property.startingValue,
                    Self.isWord(value), values[name]?.contains(value) != true
                else { continue }
                values[name, default: []].append(value)
            }
        }
    }

    func explained(_ component: Component) -> Component {
        guard !values.isEmpty, component.properties.contains(where: { type(of: $0) != nil }) else { return component }
        var result = component
        for position in result.properties.indices {
            if let type = type(of: result.properties[position]) { result.properties[position].type = type }
        }
        return result
    }

    private func type(of property: Property) -> WebType? {
        guard let name = Self.name(of: property.type), let known = values[name] else { return nil }
        let members = known.map { WebType(.literal(.string($0))) } + [WebType(.keyword(.string))]
        return WebType(.union(members), isOptional: property.type?.isOptional == true, alias: name)
    }

    /// nil for a type that has a structure, and for one of the page.
    private static func name(of type: WebType?) -> String? {
        guard let type, case .reference(let name, []) = type.shape, !ElementTypes.contain(type, classNames: []) else {
            return nil
        }
        return platform.contains(name) ? nil : name
    }

    /// Defaults of these types spell a value and are no values of their own.
    private static let platform: Set<String> = ["Date", "File", "FormData", "Intl.Locale", "Locale", "RegExp", "URL"]

    private static func isWord(_ value: String) -> Bool {
        !value.isEmpty && value.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }
    }
}

extension Property {
    fileprivate var startingValue: DefaultValue? { defaultValue.map { DefaultValue($0) } }
}
