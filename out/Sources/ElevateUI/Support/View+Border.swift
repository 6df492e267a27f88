#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Draws a border over the view, within the edge of a shape.
    public func border<Outline: InsettableShape>(_ border: ComponentBorder, in shape: Outline) -> some View {
        overlay {
            if border.style != .hidden {
                let stroke = border.style.stroke(width: border.width)
                if let color = border.color {
                    shape.strokeBorder(color, style: stroke)
                } else {
                    shape.strokeBorder(.foreground, style: stroke)
                }
            }
        }
    }
}
#endif
