package import SwiftModel
package import WebModel

/// Items without a counterpart in Swift. Items that had none in the former release either are no news.
package struct UntranslatedNews: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let tag: String
        package let item: ItemReference
        package let reason: String
    }

    package private(set) var new: [Item] = []
    package private(set) var knownCount = 0

    /// `changes` tell the components and items that were renamed.
    package init(from old: SwiftLibrary, to new: SwiftLibrary, _ changes: LibraryChanges) {
        let formerTags = LibraryBridge.formerTags(in: changes)
        let byTag = Dictionary(grouping: changes.changes, by: \.tag)
        let former = Dictionary(old.components.map { ($0.tag, $0.untranslated.map(\.item)) }) { first, _ in first }
        for component in new.components {
            let renames = SwiftRenames(byTag[component.tag] ?? [])
            let known = Set((former[formerTags[component.tag] ?? component.tag] ?? []).map(renames.name))
            for untranslated in component.untranslated {
                if known.contains(untranslated.item) {
                    knownCount += 1
                } else {
                    let (item, reason) = (untranslated.item, untranslated.reason)
                    self.new.append(Item(tag: component.tag, item: item, reason: reason))
                }
            }
        }
    }
}
