import SwiftModel
package import Translate
import WebModel

/// Everything counts as often as an app uses it.
package struct WeightedCoverage: Sendable, Equatable {
    package private(set) var components: [ComponentState: Int] = [:]
    /// Uses of attributes, slots and events.
    package private(set) var items: [CoverageState: Int] = [:]

    package init(_ inventory: Inventory, _ coverage: Coverage) {
        let covered = Dictionary(coverage.components.map { ($0.translation.tag, $0) }) { first, _ in first }
        for used in inventory.components {
            guard let component = covered[used.tag] else { continue }
            components[component.state, default: 0] += used.count
            for item in used.items {
                guard let state = component.covered(item.item)?.state else { continue }
                items[state, default: 0] += item.count
            }
        }
    }

    package var componentUses: Int { components.values.reduce(0, +) }
    /// Uses of components that nobody decided to leave out.
    package var wantedComponents: Int { componentUses - (components[.skipped] ?? 0) }
    package var workingComponents: Int { (components[.working] ?? 0) + (components[.completed] ?? 0) }

    package var itemUses: Int { items.values.reduce(0, +) }
    package var wantedItems: Int { itemUses - (items[.skipped] ?? 0) }
    package var itemsInUse: Int { (items[.translated] ?? 0) + (items[.adapted] ?? 0) }
}
