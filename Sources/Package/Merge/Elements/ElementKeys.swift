import SwiftModel

/// A name, if no list has it twice; otherwise the signature, and for elements that may be there several times, such as
/// equal statements, a running number too.
struct ElementKeys {
    let keys: MergeSides<[String]>

    /// nil where elements can't be told from each other.
    init?(_ lists: MergeSides<[SwiftElement]>, _ bytes: MergeSides<[UInt8]>) {
        var overloaded: Set<String> = []
        for elements in lists.all {
            var seen: Set<String> = []
            for element in elements where !seen.insert(element.name).inserted { overloaded.insert(element.name) }
        }
        let found = lists.with(bytes) { elements, bytes in Self.keys(elements, bytes, overloaded) }
        guard let keys = found.unwrapped() else { return nil }
        self.keys = keys
        guard !isRenamedTwice(lists, overloaded), haveComparableCounts(lists) else { return nil }
    }

    private static func keys(_ elements: [SwiftElement], _ bytes: [UInt8], _ overloaded: Set<String>) -> [String]? {
        var counts: [String: Int] = [:]
        var keys: [String] = []
        for element in elements {
            switch element.kind {
            case .statement, .comment, .conditional, .assignment:
                let isNamed = element.kind == .assignment || element.kind == .conditional
                let text = isNamed ? element.name : String(decoding: bytes[element.range], as: UTF8.self)
                counts[text, default: 0] += 1
                keys.append("\(text)\n\(counts[text, default: 0])")
            default:
                let key = overloaded.contains(element.name) ? "(\(element.signature))" : element.name
                if counts.updateValue(1, forKey: key) != nil { return nil }
                keys.append(key)
            }
        }
        return keys
    }

    /// Whether both sides gave an overload another signature: it would come out twice.
    private func isRenamedTwice(_ lists: MergeSides<[SwiftElement]>, _ overloaded: Set<String>) -> Bool {
        let known = keys.map { Set($0) }
        let gone = zip(keys.base, lists.base).filter { key, _ in
            !known.yours.contains(key) && !known.generated.contains(key)
        }
        return gone.contains { _, element in
            let isNew = { (keys: [String], elements: [SwiftElement]) in
                zip(keys, elements).contains { $1.name == element.name && !known.base.contains($0) }
            }
            return overloaded.contains(element.name) && isNew(keys.yours, lists.yours)
                && isNew(keys.generated, lists.generated)
        }
    }

    /// Comments and conditions of one text are only the same in all versions if there are as many.
    private func haveComparableCounts(_ lists: MergeSides<[SwiftElement]>) -> Bool {
        let counts = lists.map { elements in
            var counts: [String: Int] = [:]
            for element in elements where element.kind == .comment || element.kind == .conditional {
                counts[element.name, default: 0] += 1
            }
            return counts
        }
        let doubled = counts.all.flatMap { $0.filter { $0.value > 1 }.keys }
        return doubled.allSatisfy { name in
            counts.base[name] == counts.yours[name] && counts.base[name] == counts.generated[name]
        }
    }
}
