/// Pairs by name, found in one pass over both lists.
struct ItemPairs<Element> {
    private(set) var positions: [(old: Int, new: Int)] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []
    private(set) var isSameOrder = true
    private let lists: (old: [Element], new: [Element])

    var common: [(old: Element, new: Element)] { positions.map { (old: lists.old[$0.old], new: lists.new[$0.new]) } }

    /// Several elements with one name are paired in their order.
    init(_ old: [Element], _ new: [Element], name: (Element) -> String) {
        lists = (old, new)
        // Most lists are the same, name by name.
        if old.count == new.count, zip(old, new).allSatisfy({ name($0) == name($1) }) {
            positions = old.indices.map { (old: $0, new: $0) }
            return
        }
        let left = Self.sorted(old, name)
        let right = Self.sorted(new, name)
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            let (oldName, newName) = (left[first].name, right[second].name)
            if oldName == newName {
                positions.append((left[first].index, right[second].index))
                first += 1
                second += 1
            } else if oldName < newName {
                removed.append(old[left[first].index])
                first += 1
            } else {
                added.append(new[right[second].index])
                second += 1
            }
        }
        removed += left[first...].map { old[$0.index] }
        added += right[second...].map { new[$0.index] }
        let inOldOrder = positions.sorted { $0.old < $1.old }
        isSameOrder = zip(inOldOrder, inOldOrder.dropFirst()).allSatisfy { $0.new < $1.new }
    }

    private static func sorted(_ list: [Element], _ name: (Element) -> String) -> [(name: String, index: Int)] {
        list.enumerated().map { (name: name($1), index: $0) }
            .sorted { ($0.name, $0.index) < ($1.name, $1.index) }
    }
}
