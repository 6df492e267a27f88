package import WebModel

/// A web item that is something else in Swift, or nothing: what it became, and why.
package struct AdaptedItem: Sendable, Hashable {
    package var item: ItemReference
    /// A sentence of Markdown.
    package var text: String

    /// As the matrix spells the item; `made for value` or `offered: isInvalid` of what is no item of the web.
    package let title: String

    package init(item: ItemReference, text: String, title: String? = nil) {
        self.title = title ?? item.description
        self.item = item
        self.text = text
    }
}
