#if os(iOS)
import SwiftUI

/// The number or the icon of a step in a circle, or a sign that it is done or wrong.
@available(iOS 15, *)
struct ComponentStepMarker: View {
    @Environment(\.componentPlace) private var place
    @ScaledMetric private var size: CGFloat
    private let number: Int
    private let icon: String?
    private let state: ComponentStepState
    private let ownColors: ComponentColors
    private let metrics: ComponentMetrics

    init(
        number: Int,
        icon: String? = nil,
        state: ComponentStepState,
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        self.number = number
        self.icon = icon
        self.state = state
        ownColors = colors
        self.metrics = metrics
        _size = ScaledMetric(wrappedValue: metrics.minimumHeight, relativeTo: metrics.textStyle)
    }

    var body: some View {
        sign
            .font(metrics.font)
            .foregroundStyle(colors.text(isSelected: isFilled))
            .frame(minWidth: size, minHeight: size)
            .background(colors.background(isSelected: isFilled), in: Circle())
            .overlay {
                ComponentOutline(Circle(), colors.border(isInvalid: state == .invalid), width: metrics.borderWidth)
            }
            .accessibilityHidden(true)
    }

    private var colors: ComponentColors { ownColors.adding(place.style(of: "step")) }

    @ViewBuilder private var sign: some View {
        switch state {
        case .upcoming, .current: if let icon { ComponentIcon(icon) } else { Text(number, format: .number) }
        case .done: ComponentIcon("checkmark")
        case .invalid: ComponentIcon("exclamationmark")
        }
    }

    private var isFilled: Bool { state == .current || state == .done }
}
#endif
