#if os(iOS)
import SwiftUI

/// Makes a view as wide and as high as a size that grows with the text.
@available(iOS 15, *)
struct ComponentScaledSize: ViewModifier {
    @ScaledMetric private var size: CGFloat

    init(_ size: CGFloat, relativeTo style: Font.TextStyle) {
        _size = ScaledMetric(wrappedValue: size, relativeTo: style)
    }

    func body(content: Content) -> some View {
        content.frame(width: size, height: size)
    }
}

@available(iOS 15, *)
extension View {
    /// Makes the view as wide and as high as a size that grows with the text.
    func scaledSize(_ size: CGFloat, relativeTo style: Font.TextStyle) -> some View {
        modifier(ComponentScaledSize(size, relativeTo: style))
    }
}
#endif
