#if os(iOS)
import SwiftUI

/// The sizes of a component at the standard text size. The views that use them scale them with Dynamic Type.
@available(iOS 15, *)
struct ComponentMetrics: Sendable {
    var minimumHeight: CGFloat
    var padding: EdgeInsets
    var spacing: CGFloat
    var cornerRadius: CGFloat
    var borderWidth: CGFloat
    var iconSize: CGFloat
    /// The least width and height that a finger hits; smaller components keep their looks and get room around them.
    var touchTarget: CGFloat = 44
    var textStyle: Font.TextStyle
    /// The size of the controls of the system that goes with these sizes.
    var controlSize: ControlSize

    var font: Font { .system(textStyle) }
}
#endif
