import Tokens

/// References between the tokens of a release, by places: from each token, and to it.
struct TokenReferences {
    /// Places in the order in which they are written, for light and then for dark; each once.
    let targets: [[Int]]
    /// Ascending.
    let users: [[Int]]

    init(_ graph: TokenGraph) {
        var users = [[Int]](repeating: [], count: graph.tokens.count)
        targets = graph.tokens.indices.map { place in
            let token = graph.tokens[place]
            let declarations = token.isSameInBoth ? [token.light] : [token.light, token.dark]
            var targets: [Int] = []
            var seen: Set<Int> = []
            for name in declarations.flatMap({ $0?.content.mentions ?? [] }) {
                guard let target = graph.place(spelled: name), target != place, seen.insert(target).inserted else {
                    continue
                }
                targets.append(target)
                users[target].append(place)
            }
            return targets
        }
        self.users = users
    }
}
