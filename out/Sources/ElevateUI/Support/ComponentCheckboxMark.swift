#if os(iOS)
import SwiftUI

/// The box of a checkbox with its tick or dash.
@available(iOS 15, *)
struct ComponentCheckboxMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @ScaledMetric private var size: CGFloat
    private let isOn: Bool
    private let isMixed: Bool
    private let isInvalid: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(isOn: Bool, isMixed: Bool, isInvalid: Bool, colors: ComponentColors, metrics: ComponentMetrics) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.isInvalid = isInvalid
        self.colors = colors
        self.metrics = metrics
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
    }

    var body: some View {
        Group {
            if let box = colors.parts.box {
                drawn(box)
            } else {
                Image(systemName: symbol)
                    .resizable()
                    .scaledToFit()
                    .foregroundStyle(color)
            }
        }
        .frame(width: size, height: size)
        .accessibilityHidden(true)
    }

    /// As the design tokens say: a box, and in it what tells that it is on.
    private func drawn(_ box: ComponentPartColors) -> some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
        return
            shape
            .fill(color(of: box.fill) ?? .clear)
            .overlay { ComponentOutline(shape, color(of: box.border) ?? color, width: metrics.borderWidth) }
            .overlay {
                if isOn || isMixed {
                    Image(systemName: isMixed ? "minus" : "checkmark")
                        .resizable()
                        .scaledToFit()
                        .font(.body.bold())
                        .padding(size / 4)
                        .foregroundStyle(color(of: colors.parts.mark?.text) ?? colors.textSelected)
                }
            }
    }

    private func color(of colors: ComponentStateColors?) -> Color? {
        colors?.color(isEnabled: isEnabled, isPressed: isPressed, isSelected: isOn || isMixed, isInvalid: isInvalid)
    }

    private var symbol: String {
        if isMixed { return "minus.square.fill" }
        return isOn ? "checkmark.square.fill" : "square"
    }

    private var color: Color {
        if !isEnabled { return colors.textDisabled }
        if isInvalid { return colors.borderInvalid }
        return isOn || isMixed ? colors.tint : colors.border
    }
}
#endif
