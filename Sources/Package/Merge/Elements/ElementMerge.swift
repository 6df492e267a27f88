import SwiftModel

/// Takes over additions, changes and removals of one side; an element that both added is there once, if it is equal. In
/// one place added elements of yours come first. An element that both changed differently, or that one changed and the
/// other removed, is not decided: each version of the list keeps its own.
struct ElementMerge {
    private(set) var slots: [ElementSlot] = []

    private typealias Known = [String: (index: Int, version: ElementSlot.Version, kind: SwiftElement.Kind)]

    private let kind: SwiftList.Kind
    let keys: MergeSides<[String]>
    private let known: MergeSides<Known>

    /// nil where the elements aren't understood, or are in another order.
    init?(_ lists: MergeSides<SwiftList>, _ bytes: MergeSides<[UInt8]>) {
        kind = lists.base.kind
        guard let elements = lists.map(\.elements).unwrapped(), lists.yours.kind == kind, lists.generated.kind == kind,
            let keys = ElementKeys(elements, bytes)?.keys
        else { return nil }
        self.keys = keys
        known = keys.with(elements, bytes) { Self.known($0, $1, $2) }
        guard hasOneOrder(known.base, keys.yours), hasOneOrder(known.base, keys.generated),
            fill(orderOfGenerated(keys))
        else { return nil }
    }

    /// Lets yours decide the order: an element that both sides add, each in another place, is where you put it.
    private func orderOfGenerated(_ keys: MergeSides<[String]>) -> [String] {
        guard !hasOneOrder(known.generated, keys.yours) else { return keys.generated }
        return keys.generated.filter { known.base[$0] != nil || known.yours[$0] == nil }
    }

    private static func known(_ keys: [String], _ elements: [SwiftElement], _ bytes: [UInt8]) -> Known {
        var known: Known = [:]
        for (index, (key, element)) in zip(keys, elements).enumerated() {
            let remark = element.remark.map { Array(bytes[$0]) } ?? []
            let version = ElementSlot.Version(text: Array(bytes[element.range]), remark: remark)
            known[key] = (index, version, element.kind)
        }
        return known
    }

    private func hasOneOrder(_ known: Known, _ keys: [String]) -> Bool {
        let places = keys.compactMap { known[$0]?.index }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Goes along elements that both sides have; false where the elements between can't be put in order.
    private mutating func fill(_ order: [String]) -> Bool {
        var (yours, generated) = (keys.yours[...], order[...])
        let common = Set(order)
        while true {
            let ownYours = yours.prefix { !common.contains($0) }
            let ownGenerated = generated.prefix { known.yours[$0] == nil }
            guard add(Array(ownYours), Array(ownGenerated)) else { return false }
            yours = yours.dropFirst(ownYours.count)
            generated = generated.dropFirst(ownGenerated.count)
            guard let key = yours.popFirst() else { return generated.isEmpty }
            // Elements that one side put elsewhere can't be brought into one order.
            guard generated.popFirst() == key else { return false }
            add(key)
        }
    }

    private mutating func add(_ key: String) { slots.append(ElementSlot(key, known.map { $0[key]?.version })) }

    private mutating func add(_ yours: [String], _ generated: [String]) -> Bool {
        let kinds = (yours.compactMap { known.yours[$0]?.kind }, generated.compactMap { known.generated[$0]?.kind })
        if !yours.isEmpty, !generated.isEmpty {
            let kinds = kinds.0 + kinds.1
            switch kind {
            // Code runs in its order; only assignments to members of `self` have none.
            case .statements: guard kinds.allSatisfy({ $0 == .assignment }) else { return false }
            // Arguments without a label are told by their place.
            case .parameters: guard kinds.allSatisfy({ $0 == .labeled }) else { return false }
            case .declarations, .sections, .items, .points: break
            }
        }
        var keys = yours + generated
        // Imports stay in the order of the alphabet, if both sides keep to it.
        let areImports = (kinds.0 + kinds.1).allSatisfy { $0 == .import }
        if areImports, yours == yours.sorted(), generated == generated.sorted() { keys.sort() }
        // `default` comes last, no matter which side added it.
        for key in keys.filter({ !isDefault($0) }) + keys.filter({ isDefault($0) }) { add(key) }
        return true
    }

    private func isDefault(_ key: String) -> Bool {
        (known.yours[key] ?? known.generated[key])?.kind == .defaultSection
    }
}

struct ElementSlot: Equatable {
    struct Version: Equatable {
        var text: [UInt8]
        var remark: [UInt8]
    }

    let key: String
    /// Text in each version from now on: the same where it is decided, otherwise the former one, or nothing.
    let versions: MergeSides<Version?>

    init(_ key: String, _ versions: MergeSides<Version?>) {
        self.key = key
        if let merged = versions.merged {
            self.versions = MergeSides(base: merged, yours: merged, generated: merged)
        } else {
            self.versions = versions
        }
    }
}
