#if os(iOS)
import SwiftUI

/// The box around the text of an input and around what stands before and behind it.
@available(iOS 15, *)
struct ComponentFieldBox: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentPlace) private var place
    @Environment(\.componentStates) private var states
    @Environment(\.componentIsInvalid) private var isInvalidAround
    @State private var isHovered = false
    @ScaledMetric private var scale: CGFloat = 1
    private let ownColors: ComponentColors
    private let ownMetrics: ComponentMetrics
    private let shape: ComponentShape
    private let isFocused: Bool
    private let isOwnInvalid: Bool

    init(
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isFocused: Bool = false,
        isInvalid: Bool = false
    ) {
        ownColors = colors
        ownMetrics = metrics
        self.shape = shape
        self.isFocused = isFocused
        isOwnInvalid = isInvalid
        _scale = ScaledMetric(wrappedValue: 1, relativeTo: metrics.textStyle)
    }

    /// A field may look otherwise in another component, such as in a toolbar.
    private var colors: ComponentColors { ownColors.adding(place.style(of: "field")) }

    private var metrics: ComponentMetrics { ownMetrics.adding(place.style(of: "field")) }

    private var isInvalid: Bool { isOwnInvalid || isInvalidAround }

    private var minimumHeight: CGFloat { max(metrics.minimumHeight, metrics.touchTarget) * scale }

    func body(content: Content) -> some View {
        content
            .font(metrics.font)
            .foregroundStyle(colors.text(isEnabled: isEnabled, in: all))
            .tint(colors.borderFocused)
            .padding(metrics.padding)
            .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
            .background(colors.background(isEnabled: isEnabled, isInvalid: isInvalid, in: all), in: shape)
            .overlay { ComponentOutline(shape, border, width: lineWidth) }
            .contentShape(shape)
            .part(place.style(of: "field")?.outer, shape: shape)
            .onHover { isHovered = $0 }
    }

    private var all: ComponentState {
        states.union(.of(isEnabled, false, false, isFocused: isFocused, isInvalid: isInvalid))
            .union(isHovered ? .hovered : .normal)
    }

    private var border: Color {
        colors.border(isEnabled: isEnabled, isFocused: isFocused, isInvalid: isInvalid, in: all)
    }

    /// The states that matter are told apart without color, too.
    private var lineWidth: CGFloat {
        isFocused || isInvalid ? metrics.borderWidth * 2 : metrics.borderWidth
    }
}
#endif
