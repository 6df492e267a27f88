package import Core
package import WebModel

package struct ChangeSide: Sendable, Hashable {
    package var tag: String
    /// nil where the component itself is meant.
    package var item: ItemReference? = nil
    /// Type, default or signature on one line. Text of an input.
    package var text: String? = nil
    package var place: SourceLocation
}
