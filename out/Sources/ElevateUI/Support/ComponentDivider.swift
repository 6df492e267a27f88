#if os(iOS)
import SwiftUI

/// A line between views, along an axis. Its thickness is a number of the lines that the component has around it.
@available(iOS 15, *)
struct ComponentDivider: View {
    private let axis: Axis
    private let width: CGFloat
    private let inset: CGFloat
    private let color: Color

    init(
        _ axis: Axis,
        thickness: CGFloat? = nil,
        inset: CGFloat? = nil,
        isInset: Bool = false,
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        self.axis = axis
        width = metrics.borderWidth * (thickness ?? 1)
        self.inset = (inset ?? 0) + (isInset ? metrics.touchTarget / 2 : 0)
        color = colors.border
    }

    var body: some View {
        Rectangle()
            .fill(color)
            .frame(width: axis == .horizontal ? nil : width, height: axis == .horizontal ? width : nil)
            .padding(axis == .horizontal ? .horizontal : .vertical, inset)
            .accessibilityHidden(true)
    }
}
#endif
