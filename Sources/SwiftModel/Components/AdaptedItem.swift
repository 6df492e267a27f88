package import WebModel

/// A web item that is something else in Swift, or nothing: what it became, and why.
package struct AdaptedItem: Sendable, Hashable {
    package var item: ItemReference
    /// A sentence of Markdown.
    package var text: String

    package init(item: ItemReference, text: String) {
        self.item = item
        self.text = text
    }
}
