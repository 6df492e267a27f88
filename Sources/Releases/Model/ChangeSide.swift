package import Core
package import WebModel

/// Side of a change: the state before, or the state now.
package struct ChangeSide: Sendable, Hashable {
    package var tag: String
    /// nil where the component itself is meant.
    package var item: ItemReference?
    /// Statement of the source, on one line: a type, a default, a signature. Text of an input.
    package var text: String?
    package var place: SourceLocation

    package init(tag: String, item: ItemReference? = nil, text: String? = nil, place: SourceLocation) {
        self.tag = tag
        self.item = item
        self.text = text
        self.place = place
    }
}
