package import Core
package import Releases
import WebModel

package struct BrokenUse: Sendable {
    package let change: Change
    package let places: [SourceLocation]

    /// Keeps the order of the changes. Uses are counted with the former release, in which they are right.
    package static func all(in inventory: Inventory, by changes: LibraryChanges) -> [BrokenUse] {
        let used = Dictionary(inventory.components.map { ($0.tag, $0) }) { first, _ in first }
        return changes.open.filter { $0.webSeverity == .breaking }.compactMap { change in
            // Templates write the former names.
            guard let component = used[change.before?.tag ?? change.tag] else { return nil }
            guard let item = change.before?.item else {
                return change.after?.item == nil ? BrokenUse(change: change, places: component.places) : nil
            }
            guard let entry = component[item] else { return nil }
            let uses = entry.uses.filter { change.concerns($0.value) }
            return uses.isEmpty ? nil : BrokenUse(change: change, places: uses.map(\.place))
        }
    }
}

extension Change {
    /// A change of some values leaves others alone.
    fileprivate func concerns(_ value: GivenValue) -> Bool {
        guard ["property.values-removed", "property.value-renamed"].contains(rule.id), let text = value.text,
            !parts.isEmpty
        else { return true }
        return parts.contains { $0 == text || $0 == "'\(text)'" || $0 == "\"\(text)\"" }
    }
}
