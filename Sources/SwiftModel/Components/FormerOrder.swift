/// Puts a list into the order that its elements had before.
enum FormerOrder {
    /// What was there before stands as it did; what is new stands right behind what it stands behind in the list, or in
    /// front of everything.
    static func of<Element>(_ list: [Element], _ former: [String], _ name: (Element) -> String) -> [Element] {
        let ranks = Dictionary(former.enumerated().map { ($1, $0) }) { first, _ in first }
        let known = list.filter { ranks[name($0)] != nil }
        let sorted = known.enumerated().sorted { left, right in
            (ranks[name(left.element)] ?? 0, left.offset) < (ranks[name(right.element)] ?? 0, right.offset)
        }
        .map(\.element)
        if sorted.count == list.count { return sorted }
        return inserted(list, into: sorted, isKnown: { ranks[$0] != nil }, name)
    }

    /// The former names with those that a list has besides; what the list has no more keeps its place.
    static func extended(_ former: [String], by list: [String]) -> [String] {
        let known = Set(former)
        return inserted(list, into: former, isKnown: known.contains) { $0 }
    }

    /// What is not known of a list stands in `sorted` behind what it stands behind there.
    private static func inserted<Element>(
        _ list: [Element],
        into sorted: [Element],
        isKnown: (String) -> Bool,
        _ name: (Element) -> String
    ) -> [Element] {
        var front: [Element] = []
        var followers: [String: [Element]] = [:]
        var leader: String?
        for element in list {
            let name = name(element)
            if isKnown(name) {
                leader = name
            } else if let leader {
                followers[leader, default: []].append(element)
            } else {
                front.append(element)
            }
        }
        return front + sorted.flatMap { [$0] + (followers.removeValue(forKey: name($0)) ?? []) }
    }
}
