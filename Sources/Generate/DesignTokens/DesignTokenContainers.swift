import SwiftModel
import Tokens

/// Enums that hold the tokens, one a file: for the primitives, for the aliases, and for each component.
struct DesignTokenContainers {
    private let primitives: SwiftIdentifier
    private let aliases: SwiftIdentifier
    private let components: [String: SwiftIdentifier]
    /// Name of the themes' type; nil where there are no themes.
    let theme: SwiftIdentifier?

    /// The names differ from the names of the library's own types.
    init(_ graph: TokenGraph, in library: SwiftLibrary) {
        let own = library.components.map { ($0.names.web, $0.names.componentTokens) }
        let known = Dictionary(own) { first, _ in first }
        let names = Set(
            graph.tokens.compactMap { token in if case .component(let name) = token.tier { name } else { nil } }
        )
        .sorted()
        let others = names.filter { known[$0] == nil }
        let wished =
            ["\(library.prefix)Primitives", "\(library.prefix)Aliases"] + others.map { "\($0)-component-tokens" }
            + (graph.themes.isEmpty ? [] : ["\(library.prefix)Theme"])
        let taken =
            library.components.flatMap(\.names.types) + library.sharedEnums.map(\.name.name)
            + library.sharedStructs.map(\.name.name)
        let unique = SwiftScope.unique(
            taken.map { .init($0, webName: $0.name, isFixed: true) }
                + wished.map { .init(SwiftIdentifier($0, as: .type, fallback: "tokens"), webName: $0) },
            .caseInsensitive
        ).dropFirst(taken.count)
        primitives = unique[unique.startIndex]
        aliases = unique[unique.startIndex + 1]
        theme = graph.themes.isEmpty ? nil : unique.last
        var components = Dictionary(uniqueKeysWithValues: zip(others, unique.dropFirst(2)))
        for name in names { if let own = known[name] { components[name] = own } }
        self.components = components
    }

    var names: [SwiftIdentifier] {
        [primitives, aliases] + components.sorted { $0.key < $1.key }.map(\.value) + [theme].compactMap { $0 }
    }

    subscript(tier: TokenTier) -> SwiftIdentifier {
        switch tier {
        case .primitive: primitives
        case .alias, .other: aliases
        // Each of the graph's components has one.
        case .component(let name): components[name] ?? aliases
        }
    }
}
