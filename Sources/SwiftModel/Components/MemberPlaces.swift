import WebModel

/// Asks for the clearest mark of a member first: its item and its role; then its item, where it is the only member of
/// it; then its role, which a part that we made shares with the item that a later release brings for it; and then its
/// name. Members that an earlier question has paired are left out.
struct MemberPlaces {
    private let members: [KnownMember]
    private let former: [KnownMember]
    /// Index of the former member for each member of today; nil for a new member.
    private(set) var places: [Int?]
    private var isTaken: [Bool]

    static func of(_ members: [KnownMember], in former: [KnownMember]) -> [Int?] {
        var search = MemberPlaces(members, former)
        search.pair { member in member.origin.map { Key(origin: $0, role: member.role, isView: member.isView) } }
        search.pair { member in member.origin.map { Key(origin: $0, role: member.role) } }
        search.pair(onlyAlone: true) { member in member.origin.map { Key(origin: $0) } }
        search.pair { member in member.role.map { Key(role: $0, isView: member.isView) } }
        search.pair { member in member.role.map { Key(role: $0) } }
        search.pairByName()
        return search.places
    }

    private init(_ members: [KnownMember], _ former: [KnownMember]) {
        self.members = members
        self.former = former
        places = Array(repeating: nil, count: members.count)
        isTaken = Array(repeating: false, count: former.count)
    }

    private struct Key: Hashable {
        var origin: ItemReference?
        var role: String?
        var isView: Bool?
    }

    /// Pairs in the order of both sides; where `onlyAlone`, only if one member of each side has the key.
    private mutating func pair(onlyAlone: Bool = false, _ key: (KnownMember) -> Key?) {
        var waiting: [Key: [Int]] = [:]
        for place in former.indices where !isTaken[place] {
            if let key = key(former[place]) { waiting[key, default: []].append(place) }
        }
        guard !waiting.isEmpty else { return }
        var asking: [Key: [Int]] = [:]
        for index in members.indices where places[index] == nil {
            if let key = key(members[index]) { asking[key, default: []].append(index) }
        }
        // The order of the keys makes no difference: no member and no place has two.
        for (key, indices) in asking {
            guard let found = waiting[key] else { continue }
            if onlyAlone, indices.count > 1 || found.count > 1 { continue }
            for (index, place) in zip(indices, found) {
                places[index] = place
                isTaken[place] = true
            }
        }
    }

    /// A ledger of before knew the place of a name and not how many members have it: all of them take the first place.
    private mutating func pairByName() {
        var waiting: [String: [Int]] = [:]
        for place in former.indices.reversed() where !isTaken[place] {
            waiting[former[place].name, default: []].append(place)
        }
        for index in members.indices where places[index] == nil {
            let name = members[index].name
            guard let place = waiting[name]?.last else { continue }
            places[index] = place
            if former[place].origin != nil { waiting[name]?.removeLast() }
        }
    }
}
