#if os(iOS)
import SwiftUI

/// A stack whose direction is a value.
///
/// It is a real stack of the one or the other kind, so that spacing, spacers and alignment are those of the system.
@available(iOS 15, *)
struct ComponentStack<Content: View>: View {
    private let axis: Axis
    private let alignment: Alignment
    private let spacing: CGFloat?
    private let content: Content

    init(
        _ axis: Axis,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    var body: some View {
        switch axis {
        case .horizontal:
            HStack(alignment: alignment.vertical, spacing: spacing) { content }
        case .vertical:
            VStack(alignment: alignment.horizontal, spacing: spacing) { content }
        }
    }
}
#endif
