#if os(iOS)
import SwiftUI

/// Links: colored text, underlined for those who asked the system to show what can be tapped by more than color.
@available(iOS 15, *)
struct ComponentLinkStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(colors: ComponentColors, metrics: ComponentMetrics) {
        self.colors = colors
        self.metrics = metrics
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(metrics.font)
            .foregroundStyle(isEnabled ? colors.tint : colors.textDisabled)
            .overlay(alignment: .bottom) {
                if showsButtonShapes || differentiatesWithoutColor {
                    Rectangle()
                        .fill(isEnabled ? colors.tint : colors.textDisabled)
                        .frame(height: metrics.borderWidth)
                }
            }
            .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
            .touchTarget(metrics)
    }

    private static let pressedOpacity = 0.6
}
#endif
