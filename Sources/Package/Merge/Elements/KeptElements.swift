import SwiftModel

/// Checks that each element is as the sides made it. Lines can't tell an element from the one beside it: where one side
/// removes the second of two that end alike, and the other changes it, the change may end up in the first without a
/// conflict. An element that only one side touched must be there as that side has it; an element that one side removed
/// and the other changed can't be decided. Renamed or moved elements are not judged, nor are changes of both sides
/// within one element.
struct KeptElements {
    private let sides: MergeSides<NamedElements>

    /// nil where a text can't be read.
    init?(_ sides: MergeSides<[UInt8]>) {
        guard let read = sides.map({ NamedElements($0) }).unwrapped() else { return nil }
        self.sides = read
    }

    /// Lets the chosen side count where the sides are in conflict.
    func areAll(in text: [UInt8], choosing choice: KeyPath<MergeSides<[UInt8]?>, [UInt8]?>?) -> Bool {
        guard let outcome = NamedElements(text) else { return true }
        let paths = Set(sides.all.flatMap { $0.texts.keys })
        return paths.allSatisfy { path in
            let found = sides.map { $0.find(path, since: sides.base) }
            guard case .known(let outcome) = outcome.find(path, since: sides.base), case .known(let base) = found.base,
                case .known(let yours) = found.yours, case .known(let generated) = found.generated
            else { return true }
            let versions = MergeSides(base: base, yours: yours, generated: generated)
            if let merged = versions.merged, outcome == merged { return true }
            if let choice, outcome == versions[keyPath: choice] { return true }
            return versions.isContested && yours != nil && generated != nil
        }
    }
}

private struct NamedElements {
    struct Path: Hashable {
        let list: String
        let name: String
    }

    enum Finding {
        /// Text of the element; nil where there is none.
        case known([UInt8]?)
        /// Element that may have become something else.
        case open
    }

    private(set) var texts: [Path: [UInt8]] = [:]
    private var names: Set<String> = []
    private var namesInLists: [String: Set<String>] = [:]

    init?(_ bytes: [UInt8]) {
        guard let outline = try? SwiftOutline(bytes) else { return nil }
        add(outline.root, at: "", bytes)
    }

    /// Takes an element for open where a list got names and lost others: it may have had another name in the base.
    func find(_ path: Path, since base: NamedElements) -> Finding {
        let (now, before) = (namesInLists[path.list, default: []], base.namesInLists[path.list, default: []])
        if let text = texts[path] { return base.texts[path] == nil && !before.isSubset(of: now) ? .open : .known(text) }
        return names.contains(path.name) || base.texts[path] != nil && !now.isSubset(of: before) ? .open : .known(nil)
    }

    private mutating func add(_ list: SwiftList, at place: String, _ bytes: [UInt8]) {
        let elements = (list.elements ?? []).filter(\.isNamed)
        let counts = elements.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        names.formUnion(counts.keys)
        namesInLists[place, default: []].formUnion(counts.keys)
        for element in elements {
            if counts[element.name] == 1 {
                texts[Path(list: place, name: element.name)] = NamedElements.words(bytes[element.range])
            }
        }
        for element in list.elements ?? [] {
            for inner in element.lists { add(inner, at: "\(place)\n\(element.signature)\n\(inner.role)", bytes) }
        }
    }

    /// A text without its white space and the comments above it: text between two elements belongs to either.
    private static func words(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var rest = text
        while true {
            rest = rest.drop(while: isSpace)
            guard rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { break }
            rest = rest.drop { $0 != UInt8(ascii: "\n") }
        }
        return rest.filter { !isSpace($0) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

extension SwiftElement {
    fileprivate var isNamed: Bool {
        switch kind {
        case .declaration, .section, .labeled: true
        case .import, .assignment, .statement, .conditional, .comment, .defaultSection, .unlabeled, .point: false
        }
    }
}
