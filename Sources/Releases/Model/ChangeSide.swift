package import Core
package import WebModel

/// Side of a change: the state before, or the state now.
package struct ChangeSide: Sendable, Hashable {
    package var tag: String
    /// nil where the component itself is meant.
    package var item: ItemReference? = nil
    /// Statement of the source, on one line: a type, a default, a signature. Text of an input.
    package var text: String? = nil
    package var place: SourceLocation
}
