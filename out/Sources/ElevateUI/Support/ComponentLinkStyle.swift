#if os(iOS)
import SwiftUI

/// Links: colored text, underlined where the user asked the system to tell what can be tapped without color.
@available(iOS 15, *)
struct ComponentLinkStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentPlace) private var place
    @Environment(\.componentStates) private var states
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
            .foregroundStyle(color(isPressed: configuration.isPressed))
            .overlay(alignment: .bottom) {
                if showsButtonShapes || differentiatesWithoutColor {
                    Rectangle()
                        .fill(color(isPressed: configuration.isPressed))
                        .frame(height: metrics.borderWidth)
                }
            }
            .touchTarget(metrics)
    }

    private func color(isPressed: Bool) -> Color {
        toldColor(isPressed: isPressed).readable()
    }

    private func toldColor(isPressed: Bool) -> Color {
        let states = states.union(.of(isEnabled, isPressed, false))
        let told = place.style(of: "link")?.text.value(in: states) ?? colors.parts.whole.text.value(in: states)
        if let told { return told }
        if !isEnabled { return colors.textDisabled }
        return isPressed ? colors.textPressed ?? colors.tint.opacity(Self.pressedOpacity) : colors.tint
    }

    private static let pressedOpacity = 0.6
}
#endif
