#if os(iOS)
import SwiftUI

/// Chips: buttons of a single line, as wide as their label.
@available(iOS 15, *)
struct ComponentChipStyle: ButtonStyle {
    private let name: String
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isSelected: Bool

    /// The name is what the tokens of a component around may call it.
    init(
        _ name: String = "tag",
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isSelected: Bool = false
    ) {
        self.name = name
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isSelected = isSelected
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .lineLimit(1)
            .fixedSize(horizontal: true, vertical: false)
            .modifier(
                ComponentSurface(
                    name,
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
}
#endif
