import SwiftModel

/// Components of a library by the names that their design tokens have for them.
struct ComponentTokenNames {
    private let components: [String: SwiftIdentifier]

    init(_ library: SwiftLibrary) {
        components = Dictionary(
            library.components.map { ($0.names.web, $0.names.componentTokens) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    subscript(name: String) -> SwiftIdentifier? { components[name] }
}
