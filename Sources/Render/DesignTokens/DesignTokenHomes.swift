import SwiftModel
import Tokens

/// Gives each token its place in Swift, by its tier and its words.
struct DesignTokenHomes: Sendable {
    /// The places of the tokens of each enum that is a file of its own, ascending.
    let places: [SwiftIdentifier: [Int]]
    private let homes: [DesignTokenHome]

    init(_ graph: TokenGraph, in library: SwiftLibrary) {
        let containers = DesignTokenContainers(graph, in: library)
        places = Dictionary(grouping: graph.tokens.indices) { containers[graph.tokens[$0].tier] }
        var homes = [DesignTokenHome?](repeating: nil, count: graph.tokens.count)
        for (container, places) in places {
            let isGrouped = container == containers[.alias]
            let byGroup = Dictionary(grouping: places) { isGrouped ? Self.groupName(of: graph.tokens[$0]) : nil }
            let groupNames = Self.groupNames(byGroup.keys.compactMap { $0 }.sorted(), beside: containers.names)
            for (group, places) in byGroup {
                let name = group.flatMap { groupNames[$0] }
                for (place, member) in zip(places, Self.members(of: places.lazy.map { graph.tokens[$0] }, group)) {
                    homes[place] = DesignTokenHome(container: container, group: name, member: member)
                }
            }
        }
        self.homes = homes.compactMap { $0 }
    }

    /// The home of the token at a place.
    subscript(place: Int) -> DesignTokenHome { homes[place] }

    /// The first word of a name of several, whatever the case of its letters.
    private static func groupName(of token: Token) -> String? {
        token.words.count > 1 ? token.words[0].lowercased() : nil
    }

    /// None is the name of a container: within the group, what refers to that would lead to the group instead.
    private static func groupNames(
        _ groups: [String],
        beside containers: [SwiftIdentifier]
    ) -> [String: SwiftIdentifier] {
        let taken = containers.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let wishes = groups.map {
            SwiftScope.Wish(SwiftIdentifier($0, as: .nestedType, fallback: "group"), webName: $0)
        }
        let names = SwiftScope.unique(taken + wishes, .caseInsensitive).dropFirst(taken.count)
        return Dictionary(uniqueKeysWithValues: zip(groups, names))
    }

    private static func members(of tokens: some Sequence<Token>, _ group: String?) -> [SwiftIdentifier] {
        SwiftScope.unique(
            tokens.map { token in
                let name = Self.name(of: token.words.dropFirst(group == nil ? 0 : 1))
                return .init(
                    SwiftIdentifier(name, as: .property, fallback: group ?? "token"),
                    webName: token.name.text
                )
            },
            .caseSensitive
        )
    }

    private static func name(of words: ArraySlice<String>) -> String {
        var name = ""
        for word in words {
            if !name.isEmpty { name += "-" }
            name += word
        }
        return name
    }
}
