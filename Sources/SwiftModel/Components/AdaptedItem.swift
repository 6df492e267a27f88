package import WebModel

/// A web item that is something else in Swift, or nothing: its counterpart and the reason.
package struct AdaptedItem: Sendable, Hashable {
    package var item: ItemReference
    /// A sentence of Markdown.
    package var text: String

    /// Spelling of the item in the matrix; `made for value` or `offered: isInvalid` for a part that is no item of the
    /// web.
    package let title: String

    package init(item: ItemReference, text: String, title: String? = nil) {
        self.title = title ?? item.description
        self.item = item
        self.text = text
    }
}
