import SwiftModel
import Tokens

struct DesignTokenHomes: Sendable {
    /// The places of the tokens of each enum that is a file of its own, ascending.
    let places: [SwiftIdentifier: [Int]]
    /// Nil without themes.
    let themeType: SwiftIdentifier?
    private var homes: [DesignTokenHome]

    init(_ graph: TokenGraph, in library: SwiftLibrary) {
        let containers = DesignTokenContainers(graph, in: library)
        themeType = containers.theme
        places = Self.places(of: graph.tokens, in: containers)
        var homes = [DesignTokenHome?](repeating: nil, count: graph.tokens.count)
        func settle(_ places: [Int], in container: SwiftIdentifier, word: String?, _ group: SwiftIdentifier?) {
            let members = Self.members(of: places.map { graph.tokens[$0] }, word)
            for (place, home) in zip(places, DesignTokenHome.homes(in: container, group, of: members)) {
                homes[place] = home
            }
        }
        for (container, places) in places {
            guard container == containers[.alias] else {
                settle(places, in: container, word: nil, nil)
                continue
            }
            let byWord = Dictionary(grouping: places) { Self.groupName(of: graph.tokens[$0]) }
            let groups = Self.groupNames(byWord.keys.compactMap { $0 }.sorted(), beside: containers.names)
            for (word, places) in byWord { settle(places, in: container, word: word, word.flatMap { groups[$0] }) }
        }
        self.homes = homes.compactMap { $0 }
    }

    func themed(at places: Set<Int>) -> DesignTokenHomes {
        var result = self
        for place in places { result.homes[place] = homes[place].themed }
        return result
    }

    /// Run by run: in the order of their names, the tokens of one component stand together.
    private static func places(of tokens: [Token], in containers: DesignTokenContainers) -> [SwiftIdentifier: [Int]] {
        var places: [SwiftIdentifier: [Int]] = [:]
        var start = 0
        while start < tokens.count {
            let tier = tokens[start].tier
            let end = tokens[start...].firstIndex { $0.tier != tier } ?? tokens.count
            places[containers[tier], default: []] += start..<end
            start = end
        }
        return places
    }

    subscript(place: Int) -> DesignTokenHome { homes[place] }

    private static func groupName(of token: Token) -> String? {
        token.words.count > 1 ? token.words[0].lowercased() : nil
    }

    /// Avoids names of containers: within the group, a reference to the container would lead to the group instead.
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
                let name = token.words.dropFirst(group == nil ? 0 : 1).joined(separator: "-")
                return .init(SwiftIdentifier(name, as: .property, fallback: group ?? "token"), webName: token.name.text)
            },
            .caseSensitive
        )
    }
}
