import SwiftModel

struct MatchedList {
    let path: String
    let lists: MergeSides<SwiftList>

    /// Finds all lists that the three files have, the inner ones before the outer ones.
    static func all(_ outlines: MergeSides<SwiftOutline>) -> [MatchedList] {
        var found: [MatchedList] = []
        add(MatchedList(path: "", lists: outlines.map(\.root)), &found)
        return found
    }

    private static func add(_ list: MatchedList, _ found: inout [MatchedList]) {
        for (name, elements) in pairs(list.lists.map { $0.elements ?? [] }) {
            let inner = elements.map { unique($0.lists, by: \.role) }
            for role in elements.base.lists.map(\.role) {
                guard let lists = inner.map({ $0[role] }).unwrapped() else { continue }
                add(MatchedList(path: "\(list.path)\n\(name)\n\(role)", lists: lists), &found)
            }
        }
        found.append(list)
    }

    /// Pairs elements by name, by signature where a name is there several times, and the rest in order, if equally many
    /// remain everywhere. Overloads may be taken for each other; then a list in them is nowhere near the conflict.
    private static func pairs(_ lists: MergeSides<[SwiftElement]>) -> [(
        name: String, elements: MergeSides<SwiftElement>
    )] {
        let signed = lists.map { unique($0, by: \.signature) }
        var pairs: [(name: String, elements: MergeSides<SwiftElement>)] = []
        let isSigned = { (element: SwiftElement) in signed.all.allSatisfy { $0[element.signature] != nil } }
        let rest = lists.map { $0.filter { !isSigned($0) } }
        for element in lists.base where isSigned(element) {
            guard let all = signed.map({ $0[element.signature] }).unwrapped() else { continue }
            pairs.append((element.signature, all))
        }
        var counts: [String: Int] = [:]
        for element in rest.base {
            let named = rest.map { $0.filter { $0.name == element.name } }
            guard named.yours.count == named.base.count, named.generated.count == named.base.count else { continue }
            let index = counts[element.name, default: 0]
            counts[element.name] = index + 1
            pairs.append(("\(element.name)\n\(index)", named.map { $0[index] }))
        }
        return pairs
    }

    private static func unique<Value>(_ values: [Value], by name: (Value) -> String) -> [String: Value] {
        var found: [String: Value] = [:]
        var doubled: Set<String> = []
        for value in values where found.updateValue(value, forKey: name(value)) != nil { doubled.insert(name(value)) }
        for name in doubled { found[name] = nil }
        return found
    }
}
