struct IndexLists: Sendable, Equatable {
    private var ends: [Int] = []
    private var elements: [Int] = []

    init() {}

    /// Lists for each of `count` owners the places at which it stands, ascending.
    init(grouping owners: [Int], count: Int) {
        var ends = [Int](repeating: 0, count: count)
        for owner in owners { ends[owner] += 1 }
        var end = 0
        for owner in ends.indices {
            end += ends[owner]
            ends[owner] = end
        }
        var next = ends
        elements = [Int](repeating: 0, count: owners.count)
        for place in owners.indices.reversed() {
            next[owners[place]] -= 1
            elements[next[owners[place]]] = place
        }
        self.ends = ends
    }

    var count: Int { ends.count }

    subscript(list: Int) -> ArraySlice<Int> {
        elements[(list == 0 ? 0 : ends[list - 1])..<ends[list]]
    }

    mutating func append(_ list: some Sequence<Int>) {
        elements.append(contentsOf: list)
        ends.append(elements.count)
    }
}
