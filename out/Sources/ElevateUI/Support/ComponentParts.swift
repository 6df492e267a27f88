#if os(iOS)
import SwiftUI

/// The colors of the parts of a component, as far as design tokens say them.
@available(iOS 15, *)
struct ComponentParts: Sendable {
    /// The box of a checkbox, the circle of a radio button.
    var box: ComponentPartColors?
    /// What is drawn in the box while it is on.
    var mark: ComponentPartColors?
    /// What a handle moves along.
    var track: ComponentPartColors?
    var handle: ComponentPartColors?
}
#endif
