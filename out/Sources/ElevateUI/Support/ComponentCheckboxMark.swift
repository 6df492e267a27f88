#if os(iOS)
import SwiftUI

/// The box of a checkbox with its tick or dash.
@available(iOS 15, *)
struct ComponentCheckboxMark: View {
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var size: CGFloat
    private let isOn: Bool
    private let isMixed: Bool
    private let isInvalid: Bool
    private let colors: ComponentColors

    init(isOn: Bool, isMixed: Bool, isInvalid: Bool, colors: ComponentColors, metrics: ComponentMetrics) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.isInvalid = isInvalid
        self.colors = colors
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
    }

    var body: some View {
        Image(systemName: symbol)
            .resizable()
            .scaledToFit()
            .frame(width: size, height: size)
            .foregroundStyle(color)
            .accessibilityHidden(true)
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
