#if os(iOS)
import SwiftUI

/// The circle of a radio button with its dot.
@available(iOS 15, *)
struct ComponentRadioMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentStates) private var states
    @Environment(\.componentIsInvalid) private var isInvalid
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
            if let box = colors.parts["box"] {
                drawn(box)
            } else {
                Image(systemName: isOn ? "largecircle.fill.circle" : "circle")
                    .foregroundStyle(
                        isInvalid ? colors.borderInvalid.readable(contrast: ComponentInk.markContrast) : colors.mark
                    )
            }
        }
        .accessibilityHidden(true)
    }

    /// As the design tokens say: a circle, and in it a dot while it is on.
    private func drawn(_ box: ComponentPartStyle) -> some View {
        let border = box.border.value(in: all) ?? (isInvalid ? colors.borderInvalid : colors.border)
        let width = box.borderWidth.value(in: all) ?? metrics.borderWidth
        let side = box.size.value(in: all) ?? size
        return Circle()
            .fill(box.background.value(in: all) ?? .clear)
            .overlay { ComponentOutline(Circle(), border, width: width) }
            .shadows(box.shadow.value(in: all) ?? [], in: Circle())
            .overlay {
                if isOn {
                    Circle()
                        .fill(mark(on: box))
                        .padding(side / 4)
                }
            }
            .frame(width: side, height: side)
    }

    private func mark(on box: ComponentPartStyle) -> Color {
        (colors.parts["mark"]?.text.value(in: all) ?? colors.textSelected)
            .readable(on: box.background.value(in: all) ?? .clear, contrast: ComponentInk.markContrast)
    }

    private var all: ComponentState { states.union(.of(isEnabled, isPressed, isOn, isInvalid: isInvalid)) }
}
#endif
