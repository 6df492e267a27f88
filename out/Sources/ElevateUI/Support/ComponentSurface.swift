#if os(iOS)
import SwiftUI

/// Draws what components have in common around their content: text style, padding, background and border by state.
@available(iOS 15, *)
struct ComponentSurface: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var minimumHeight: CGFloat
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isPressed: Bool
    private let isSelected: Bool

    init(
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isPressed: Bool = false,
        isSelected: Bool = false
    ) {
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isPressed = isPressed
        self.isSelected = isSelected
        _minimumHeight = ScaledMetric(wrappedValue: metrics.minimumHeight, relativeTo: metrics.textStyle)
    }

    func body(content: Content) -> some View {
        content
            .font(metrics.font)
            .foregroundStyle(colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected))
            .padding(metrics.padding)
            .frame(minWidth: minimumHeight, minHeight: minimumHeight)
            .background(background, in: shape)
            .overlay { ComponentOutline(shape, border, width: metrics.borderWidth) }
    }

    private var background: Color {
        colors.background(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected)
    }

    private var border: Color {
        colors.border(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected)
    }
}
#endif
