#if os(iOS)
import SwiftUI

/// The circle of a radio button with its dot.
@available(iOS 15, *)
struct ComponentRadioMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @ScaledMetric private var size: CGFloat
    private let isOn: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(isOn: Bool, colors: ComponentColors, metrics: ComponentMetrics) {
        self.isOn = isOn
        self.colors = colors
        self.metrics = metrics
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
    }

    var body: some View {
        Group {
            if let box = colors.parts.box {
                drawn(box)
            } else {
                Image(systemName: isOn ? "largecircle.fill.circle" : "circle")
                    .foregroundStyle(colors.tint)
            }
        }
        .accessibilityHidden(true)
    }

    /// As the design tokens say: a circle, and in it a dot while it is on.
    private func drawn(_ box: ComponentPartColors) -> some View {
        let border = color(of: box.border) ?? colors.border
        return Circle()
            .fill(color(of: box.fill) ?? .clear)
            .overlay { ComponentOutline(Circle(), border, width: metrics.borderWidth) }
            .overlay {
                if isOn {
                    Circle()
                        .fill(color(of: colors.parts.mark?.text) ?? colors.textSelected)
                        .padding(size / 4)
                }
            }
            .frame(width: size, height: size)
    }

    private func color(of colors: ComponentStateColors?) -> Color? {
        colors?.color(isEnabled: isEnabled, isPressed: isPressed, isSelected: isOn)
    }
}
#endif
