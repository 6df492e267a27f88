#if os(iOS)
import SwiftUI

/// The box around the text of an input and around what stands before and behind it.
@available(iOS 15, *)
struct ComponentFieldBox: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var minimumHeight: CGFloat
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let isFocused: Bool
    private let isInvalid: Bool

    init(
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        isFocused: Bool = false,
        isInvalid: Bool = false
    ) {
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.isFocused = isFocused
        self.isInvalid = isInvalid
        _minimumHeight = ScaledMetric(
            wrappedValue: max(metrics.minimumHeight, metrics.touchTarget),
            relativeTo: metrics.textStyle
        )
    }

    func body(content: Content) -> some View {
        content
            .font(metrics.font)
            .foregroundStyle(colors.text(isEnabled: isEnabled))
            .tint(colors.borderFocused)
            .padding(metrics.padding)
            .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
            .background(colors.background(isEnabled: isEnabled, isInvalid: isInvalid), in: shape)
            .overlay { ComponentOutline(shape, border, width: lineWidth) }
            .contentShape(shape)
    }

    private var border: Color {
        colors.border(isEnabled: isEnabled, isFocused: isFocused, isInvalid: isInvalid)
    }

    /// The states that matter are told apart without color, too.
    private var lineWidth: CGFloat {
        isFocused || isInvalid ? metrics.borderWidth * 2 : metrics.borderWidth
    }
}
#endif
