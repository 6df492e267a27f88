package import WebModel

/// A web item without a Swift counterpart, for the place in the code where a person looks for it.
package struct UntranslatedItem: Sendable, Hashable {
    package var item: ItemReference
    package var reason: String

    package init(item: ItemReference, reason: String) {
        self.item = item
        self.reason = reason
    }
}
