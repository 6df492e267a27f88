import Core

struct DocumentIndex {
    let root: JSONValue
    /// The members of the large objects that were looked into, by where these begin.
    private(set) var members: [Int: [String: JSONValue]] = [:]

    /// Looking through so few members is faster than remembering them.
    private static let fewMembers = 16

    mutating func value(at path: some Sequence<some StringProtocol>) -> JSONValue? {
        var value = root
        for segment in path {
            guard let next = child(String(segment), of: value) else { return nil }
            value = next
        }
        return value
    }

    mutating func child(_ segment: String, of value: JSONValue) -> JSONValue? {
        switch value.kind {
        case .object: return member(segment, of: value)
        case .array: return element(segment, of: value)
        default: return nil
        }
    }

    private mutating func member(_ key: String, of object: JSONValue) -> JSONValue? {
        guard object.count > Self.fewMembers else { return object[key] }
        let place = object.sourceBytes.startIndex
        if let known = members[place] { return known[key] }
        var all: [String: JSONValue] = [:]
        for member in object.members { all[member.key.text] = member.value }
        members[place] = all
        return all[key]
    }

    private func element(_ segment: String, of array: JSONValue) -> JSONValue? {
        let isPlain = segment == "0" || !segment.hasPrefix("0") && segment.utf8.allSatisfy(\.isASCIIDigit)
        guard isPlain, let index = Int(segment), index < array.count else { return nil }
        return array.elements.dropFirst(index).first { _ in true }
    }
}
