import SwiftOutline

/// A list that all three texts have.
struct MatchedList {
    /// The elements and roles that lead to it.
    let path: String
    let lists: MergeSides<SwiftList>

    /// All lists that the three files have, the inner ones before the outer ones.
    static func all(_ outlines: MergeSides<SwiftOutline>) -> [MatchedList] {
        var found: [MatchedList] = []
        add(MatchedList(path: "", lists: outlines.map(\.root)), &found)
        return found
    }

    private static func add(_ list: MatchedList, _ found: inout [MatchedList]) {
        let named = list.lists.map { unique($0.elements ?? [], by: \.name) }
        for element in list.lists.base.elements ?? [] {
            guard let base = named.base[element.name], let yours = named.yours[element.name],
                let generated = named.generated[element.name]
            else { continue }
            let inner = MergeSides(base: base, yours: yours, generated: generated).map { unique($0.lists, by: \.role) }
            for role in base.lists.map(\.role) {
                guard let base = inner.base[role], let yours = inner.yours[role], let generated = inner.generated[role]
                else { continue }
                let path = "\(list.path)\n\(element.name)\n\(role)"
                let lists = MergeSides(base: base, yours: yours, generated: generated)
                add(MatchedList(path: path, lists: lists), &found)
            }
        }
        found.append(list)
    }

    /// What can be told by a name alone.
    private static func unique<Value>(_ values: [Value], by name: (Value) -> String) -> [String: Value] {
        var found: [String: Value] = [:]
        var doubled: Set<String> = []
        for value in values where found.updateValue(value, forKey: name(value)) != nil { doubled.insert(name(value)) }
        for name in doubled { found[name] = nil }
        return found
    }
}
