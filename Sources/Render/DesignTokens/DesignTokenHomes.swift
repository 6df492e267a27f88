import SwiftModel
import Tokens

/// Gives each token its place in Swift, by its tier and its words.
struct DesignTokenHomes {
    private let homes: [TokenName: DesignTokenHome]

    init(_ graph: TokenGraph, in library: SwiftLibrary) {
        let containers = DesignTokenContainers(graph, in: library)
        let byContainer = Dictionary(grouping: graph.tokens) { containers[$0.tier] }
        var homes: [TokenName: DesignTokenHome] = [:]
        for (container, tokens) in byContainer {
            let isGrouped = container == containers[.alias]
            let byGroup = Dictionary(grouping: tokens) { isGrouped ? Self.groupName(of: $0) : nil }
            let groupNames = Self.groupNames(byGroup.keys.compactMap { $0 }.sorted(), beside: containers.names)
            for (group, tokens) in byGroup {
                for (token, member) in zip(tokens, Self.members(of: tokens, group)) {
                    homes[token.name] = DesignTokenHome(
                        container: container,
                        group: group.flatMap { groupNames[$0] },
                        member: member
                    )
                }
            }
        }
        self.homes = homes
    }

    subscript(name: TokenName) -> DesignTokenHome? { homes[name] }

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

    private static func members(of tokens: [Token], _ group: String?) -> [SwiftIdentifier] {
        SwiftScope.unique(
            tokens.map { token in
                let words = group == nil ? token.words : Array(token.words.dropFirst())
                let name = SwiftIdentifier(words.joined(separator: "-"), as: .property, fallback: group ?? "token")
                return .init(name, webName: token.name.text)
            },
            .caseSensitive
        )
    }
}
