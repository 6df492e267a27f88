#if os(iOS)
import SwiftUI

/// Buttons that are drawn with the colors, sizes and shapes of the design system.
@available(iOS 15, *)
struct ComponentButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isSelected: Bool
    private let isLoading: Bool

    init(
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isSelected: Bool = false,
        isLoading: Bool = false
    ) {
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isSelected = isSelected
        self.isLoading = isLoading
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(underline(isPressed: configuration.isPressed))
            .modifier(ComponentButtonProgress(isLoading: isLoading))
            .modifier(
                ComponentSurface(
                    "button",
                    colors: colors,
                    metrics: metrics,
                    shape: shape,
                    isPressed: configuration.isPressed,
                    isSelected: isSelected
                )
            )
            .pointed(colors, in: shape)
            .touchTarget(metrics)
    }

    /// Links are underlined, and what shows no shape is where the user asked for the shapes of buttons.
    private func underline(isPressed: Bool) -> ComponentUnderline {
        ComponentUnderline(
            isShown: colors.emphasis == .link || (colors.emphasis == .plain && showsButtonShapes),
            color: colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected)
        )
    }
}
#endif
