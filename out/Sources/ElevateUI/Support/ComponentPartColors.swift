#if os(iOS)
import SwiftUI

/// The colors of one part of a component.
@available(iOS 15, *)
struct ComponentPartColors: Sendable {
    var fill = ComponentStateColors()
    var text = ComponentStateColors()
    var border = ComponentStateColors()
}
#endif
