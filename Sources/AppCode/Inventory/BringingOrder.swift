/// Order that makes the most templates complete the soonest.
package struct BringingOrder: Sendable, Equatable {
    package struct Step: Sendable, Equatable {
        package let tag: String
        /// Number of its uses, and of templates with it.
        package let uses: Int
        package let files: Int
        /// Uses brought with it and all before it, and templates that have all that they use.
        package let coveredUses: Int
        package let completeFiles: Int
    }

    package let steps: [Step]

    /// Next is the component that makes the most templates complete; of several, the most used.
    package init(_ inventory: Inventory) {
        let counts = Dictionary(inventory.components.map { ($0.tag, $0.count) }) { first, _ in first }
        var open = inventory.files.map(\.tags)
        var rest = inventory.components.map(\.tag)
        var steps: [Step] = []
        var covered = 0
        // A template without components has nothing to bring.
        let wanted = open.filter { !$0.isEmpty }
        open = wanted
        var complete = 0
        while !rest.isEmpty {
            var completed: [String: Int] = [:]
            for tags in open where tags.count == 1 { completed[tags.first ?? "", default: 0] += 1 }
            let next =
                rest.max { left, right in
                    (completed[left] ?? 0, counts[left] ?? 0, right) < (completed[right] ?? 0, counts[right] ?? 0, left)
                } ?? rest[0]
            rest.removeAll { $0 == next }
            for index in open.indices { open[index].remove(next) }
            complete += open.count { $0.isEmpty }
            open.removeAll(where: \.isEmpty)
            covered += counts[next] ?? 0
            steps.append(
                Step(
                    tag: next,
                    uses: counts[next] ?? 0,
                    files: wanted.count { $0.contains(next) },
                    coveredUses: covered,
                    completeFiles: complete
                )
            )
        }
        self.steps = steps
    }
}
