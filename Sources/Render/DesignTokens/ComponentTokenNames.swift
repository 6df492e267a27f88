import SwiftModel

/// The components of a library by what their design tokens call them.
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
