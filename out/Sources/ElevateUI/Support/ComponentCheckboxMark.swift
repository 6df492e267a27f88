#if os(iOS)
import SwiftUI

/// The box of a checkbox with its tick or dash.
@available(iOS 15, *)
struct ComponentCheckboxMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentPlace) private var place
    @Environment(\.componentStates) private var states
    @Environment(\.componentIsInvalid) private var isInvalidAround
    @ScaledMetric private var size: CGFloat
    private let isOn: Bool
    private let isMixed: Bool
    private let isOwnInvalid: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(isOn: Bool, isMixed: Bool, isInvalid: Bool, colors: ComponentColors, metrics: ComponentMetrics) {
        self.isOn = isOn
        self.isMixed = isMixed
        isOwnInvalid = isInvalid
        self.colors = colors
        self.metrics = metrics
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
    }

    private var isInvalid: Bool { isOwnInvalid || isInvalidAround }

    var body: some View {
        Group {
            if let box {
                drawn(box)
            } else {
                Image(systemName: symbol)
                    .resizable()
                    .scaledToFit()
                    .foregroundStyle(color.readable(contrast: ComponentInk.markContrast))
            }
        }
        .frame(width: side, height: side)
        .accessibilityHidden(true)
    }

    /// As the design tokens say: a box, and in it what tells that it is on.
    private func drawn(_ box: ComponentPartStyle) -> some View {
        let radius = box.cornerRadius.value(in: all) ?? metrics.cornerRadius
        let shape = ComponentShape(.rounded, radius: radius)
        return
            shape
            .fill(box.background.value(in: all) ?? .clear)
            .overlay {
                ComponentOutline(
                    shape,
                    box.border.value(in: all) ?? color,
                    width: box.borderWidth.value(in: all) ?? metrics.borderWidth
                )
            }
            .shadows(box.shadow.value(in: all) ?? [], in: shape)
            .overlay {
                if isOn || isMixed {
                    Image(systemName: isMixed ? "minus" : "checkmark")
                        .resizable()
                        .scaledToFit()
                        .font(.body.bold())
                        .padding(side / 4)
                        .foregroundStyle(mark(on: box))
                }
            }
    }

    private func mark(on box: ComponentPartStyle) -> Color {
        (colors.parts["mark"]?.text.value(in: all) ?? colors.textSelected)
            .readable(on: box.background.value(in: all) ?? .clear, contrast: ComponentInk.markContrast)
    }

    /// Of the component around, as in the header of a table, or its own.
    private var box: ComponentPartStyle? { place.style(of: "box") ?? colors.parts["box"] }

    private var all: ComponentState {
        states.union(.of(isEnabled, isPressed, isOn || isMixed, isInvalid: isInvalid)).union(isMixed ? .mixed : [])
    }

    private var side: CGFloat { box?.size.value(in: all) ?? size }

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
