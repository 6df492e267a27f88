#if os(iOS)
import SwiftUI

/// Buttons that are drawn with the colors, sizes and shapes of the design system.
@available(iOS 15, *)
struct ComponentButtonStyle: ButtonStyle {
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
            // A mask, because VoiceOver doesn't read a view without opacity.
            .mask { Rectangle().opacity(isLoading ? 0 : 1) }
            .overlay {
                if isLoading { ProgressView() }
            }
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
            .touchTarget(metrics)
    }
}
#endif
