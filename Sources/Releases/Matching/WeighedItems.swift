import WebModel

struct WeighedItems {
    /// Numbers of `ItemWeights`: for each item one by name, and one by name and type. Sorted.
    private(set) var items: [Int] = []
    private var weights: [Double] = []
    /// Items that few components offer: two components without any of them in common are not alike.
    private(set) var telling: [Int] = []

    /// A component with fewer is like many others.
    private static let least = 3

    init() {}

    fileprivate init(_ items: [(number: Int, weight: Double, isTelling: Bool)]) {
        guard items.count >= Self.least * 2 else { return }
        let sorted = items.sorted { $0.number < $1.number }
        self.items = sorted.map(\.number)
        weights = sorted.map(\.weight)
        telling = sorted.filter(\.isTelling).map(\.number)
    }

    /// The weight of the items that both have, as a share of the weight of all items that either has.
    func likeness(to other: WeighedItems) -> RenameEvidence? {
        guard !items.isEmpty, !other.items.isEmpty else { return nil }
        var (both, all) = (0.0, 0.0)
        var (left, right) = (0, 0)
        while left < items.count || right < other.items.count {
            if right == other.items.count || (left < items.count && items[left] < other.items[right]) {
                all += weights[left]
                left += 1
            } else if left == items.count || other.items[right] < items[left] {
                all += other.weights[right]
                right += 1
            } else {
                all += weights[left]
                both += weights[left]
                left += 1
                right += 1
            }
        }
        guard all > 0 else { return nil }
        return both >= all * 0.8 ? .sameItems : both >= all * 0.5 ? .similarItems : nil
    }
}

/// The more components of the library offer an item, the less it tells of them.
struct ItemWeights {
    private struct Item: Hashable, Comparable {
        let reference: ItemReference
        let type: String?

        static func < (left: Item, right: Item) -> Bool {
            if left.reference != right.reference { return left.reference < right.reference }
            return left.type.precedes(right.type)
        }
    }

    private let counts: [Item: Int]
    private let numbers: [Item: Int]
    private let componentCount: Int

    /// More components than that offer nothing of their own.
    private static let mostTelling = 16

    /// Weighs only the items of `components`. A component of both releases counts once, with all items of either.
    init(of components: [Component], in old: Library, _ new: Library) {
        let wanted = Set(components.flatMap { Self.references($0) })
        var items: [String: Set<Item>] = [:]
        for component in old.components + new.components {
            items[component.tag, default: []].formUnion(Self.items(of: component, among: wanted))
        }
        componentCount = items.count
        counts = items.values.reduce(into: [:]) { counts, items in
            for item in items { counts[item, default: 0] += 1 }
        }
        numbers = Dictionary(uniqueKeysWithValues: counts.keys.sorted().enumerated().map { ($1, $0) })
    }

    func items(of component: Component) -> WeighedItems {
        let items = Set(Self.items(of: component, among: Set(Self.references(component))))
        return WeighedItems(
            items.compactMap { item in
                guard let number = numbers[item], let count = counts[item] else { return nil }
                return (number, weight(count), count <= Self.mostTelling)
            }
        )
    }

    /// A straight line from 1 for an item of a single component to 0 for an item of all, squared: half of them is a
    /// quarter.
    private func weight(_ count: Int) -> Double {
        let share = Double(count) / Double(componentCount + 1)
        return (1 - share) * (1 - share)
    }

    private static func references(_ component: Component) -> [ItemReference] {
        var references: [ItemReference] = []
        each(of: component) { reference, _ in references.append(reference) }
        return references
    }

    private static func items(of component: Component, among wanted: Set<ItemReference>) -> [Item] {
        var items: [Item] = []
        each(of: component) { reference, type in
            guard wanted.contains(reference) else { return }
            items.append(Item(reference: reference, type: nil))
            items.append(Item(reference: reference, type: type.map { TypeMeaning.of($0).description } ?? ""))
        }
        return items
    }

    private static func each(of component: Component, _ body: (ItemReference, WebType?) -> Void) {
        for item in component.properties { body(ItemReference(.property, item.name), item.type) }
        for item in component.slots { body(ItemReference(.slot, item.name), item.type) }
        for item in component.events { body(ItemReference(.event, item.name), item.type) }
        for item in component.methods { body(ItemReference(.method, item.name), nil) }
        for item in component.cssParts { body(ItemReference(.cssPart, item.name), nil) }
        for item in component.cssProperties { body(ItemReference(.cssProperty, item.name), nil) }
        for item in component.cssStates { body(ItemReference(.cssState, item.name), nil) }
    }
}
