package import Core
package import WebModel

package struct Inventory: Sendable {
    package struct Component: Sendable {
        package let tag: String
        /// Sorted by place.
        package fileprivate(set) var places: [SourceLocation] = []
        /// Sorted.
        package fileprivate(set) var items: [Item] = []

        package var count: Int { places.count }
        package subscript(item: ItemReference) -> Item? { items.first { $0.item == item } }
    }

    package struct Item: Sendable {
        package struct Use: Sendable {
            package let place: SourceLocation
            package let value: GivenValue
        }

        package let item: ItemReference
        /// Sorted by place.
        package fileprivate(set) var uses: [Use] = []

        package var count: Int { uses.count }

        /// Most frequent first.
        package var values: [(value: GivenValue, count: Int)] {
            var counts: [GivenValue: Int] = [:]
            for use in uses { counts[use.value, default: 0] += 1 }
            return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
        }
    }

    package struct Unknown: Sendable, Hashable, Comparable {
        package enum Kind: String, Sendable, Comparable {
            case component, attribute, slot, event

            package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
        }

        package let kind: Kind
        package let tag: String
        package let name: String

        package static func < (left: Unknown, right: Unknown) -> Bool {
            (left.tag, left.kind, left.name) < (right.tag, right.kind, right.name)
        }
    }

    package let files: [(path: SourcePath, tags: Set<String>)]
    package let components: [Component]
    /// Sorted, each with its places.
    package let unknown: [(what: Unknown, places: [SourceLocation])]
    /// Elements with a hyphen that the library does not have, with their number. Sorted.
    package let others: [(tag: String, count: Int)]
    /// Attributes there are unknown until the app runs.
    package let spreads: [SourceLocation]

    package init(of templates: [AppTemplate], using library: Library, prefix: String) {
        var counter = InventoryCounter(library, prefix: prefix)
        let sorted = templates.sorted { $0.path < $1.path }
        files = sorted.map { template in (template.path, counter.add(template)) }
        components = counter.uses.sorted { $0.key < $1.key }.map { tag, uses in
            var component = Component(tag: tag)
            component.places = uses.places.sorted()
            component.items = uses.items.sorted { $0.key < $1.key }.map { item, uses in
                var entry = Item(item: item)
                entry.uses = uses.sorted { ($0.place, $0.value) < ($1.place, $1.value) }
                return entry
            }
            return component
        }
        unknown = counter.unknown.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
        others = counter.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        spreads = counter.spreads.sorted()
    }

    package var count: Int { components.reduce(0) { $0 + $1.count } }
    package var itemCount: Int { components.reduce(0) { $0 + $1.items.reduce(0) { $0 + $1.count } } }
}
