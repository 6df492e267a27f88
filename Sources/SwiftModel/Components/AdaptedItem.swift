package import WebModel

/// A web item that is something else in Swift, or nothing: what it became, and why.
package struct AdaptedItem: Sendable, Hashable {
    package var item: ItemReference
    /// A sentence of Markdown.
    package var text: String

    /// As the matrix spells the item; `made for value` of what is no item of the web.
    package let title: String

    package init(item: ItemReference, text: String, isMade: Bool = false) {
        title = isMade ? "made for \(item.madeRole)" : item.description
        self.item = item
        self.text = text
    }
}
