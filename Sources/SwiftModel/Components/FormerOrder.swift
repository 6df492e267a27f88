enum FormerOrder {
    /// Puts each new element right behind its predecessor in the list, or in front; `places` are nil for new elements.
    static func of<Element>(_ list: [Element], at places: ArraySlice<Int?>) -> [Element] {
        var front: [Element] = []
        var groups: [(place: Int, elements: [Element])] = []
        for (element, place) in zip(list, places) {
            if let place {
                groups.append((place, [element]))
            } else if groups.isEmpty {
                front.append(element)
            } else {
                groups[groups.count - 1].elements.append(element)
            }
        }
        let sorted = groups.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        return front + sorted.flatMap(\.element.elements)
    }

    /// Members that the list has no more keep their places. `kinds` are sorted one by one, so that a new member stands
    /// in front of the members that it precedes in its kind, wherever other kinds are.
    static func extended(_ former: [KnownMember], by kinds: [[KnownMember]]) -> [KnownMember] {
        var places = MemberPlaces.of(kinds.flatMap { $0 }, in: former)[...]
        var front: [KnownMember] = []
        var before: [Int: [KnownMember]] = [:]
        var today: [Int: [KnownMember]] = [:]
        var leader: Int?
        for list in kinds {
            let own = places.prefix(list.count)
            places = places.dropFirst(list.count)
            let first = own.lazy.compactMap { $0 }.first
            var isFollowing = false
            for (member, place) in zip(list, own) {
                if let place {
                    today[place, default: []].append(member)
                    (leader, isFollowing) = (place, true)
                } else if !isFollowing, let first, let place = leader, place >= first {
                    before[first, default: []].append(member)
                } else if let leader {
                    today[leader, default: []].append(member)
                } else {
                    front.append(member)
                }
            }
        }
        var names: Set<String> = []
        return front
            + former.enumerated().flatMap { place, member -> [KnownMember] in
                // A name of which a ledger of before says two places has the first: see `MemberPlaces`.
                let isRepeated = member.origin == nil && !names.insert(member.name).inserted
                return (before[place] ?? []) + (today[place] ?? (isRepeated ? [] : [member]))
            }
    }
}
