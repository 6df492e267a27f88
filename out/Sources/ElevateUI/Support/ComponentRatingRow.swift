#if os(iOS)
import SwiftUI

/// Stars to rate something, whole or in parts, as one element for VoiceOver that is swiped up and down.
@available(iOS 15, *)
struct ComponentRatingRow: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentPlace) private var place
    @ScaledMetric private var size: CGFloat
    @Binding private var value: Double
    private let maximum: Int
    private let precision: Double
    private let isReadOnly: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(
        value: Binding<Double>,
        maximum: Int = 5,
        precision: Double = 1,
        isReadOnly: Bool = false,
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        _value = value
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
        self.maximum = max(maximum, 0)
        self.precision = precision > 0 ? min(precision, 1) : 1
        self.isReadOnly = isReadOnly
        self.colors = colors
        self.metrics = metrics
    }

    var body: some View {
        if isReadOnly {
            row
        } else {
            row.accessibilityAdjustableAction(adjust)
        }
    }

    private var row: some View {
        HStack(spacing: 0) {
            ForEach(0..<maximum, id: \.self) { index in
                Button {
                    rate(index)
                } label: {
                    star(index)
                }
                .buttonStyle(.plain)
            }
        }
        .allowsHitTesting(!isReadOnly)
        .haptics(of: value)
        .accessibilityElement(children: .ignore)
        .accessibilityValue(strings.rating(value, maximum))
    }

    private func star(_ index: Int) -> some View {
        ComponentIcon(symbol(index))
            .font(metrics.font)
            .foregroundStyle(color(index))
            .frame(minWidth: size, minHeight: size)
            .touchTarget(metrics)
    }

    private func color(_ index: Int) -> Color {
        let states: ComponentState = .of(isEnabled, false, value > Double(index))
        let told = place.style(of: "star")?.text.value(in: states)
        return told ?? (isEnabled ? colors.tint : colors.textDisabled)
    }

    private func symbol(_ index: Int) -> String {
        let part = value - Double(index)
        if part >= 0.75 { return "star.fill" }
        return part >= 0.25 ? "star.leadinghalf.filled" : "star"
    }

    /// A tap sets whole stars; a tap on the last one that is set removes one step.
    private func rate(_ index: Int) {
        let whole = Double(index + 1)
        value = value == whole ? whole - precision : whole
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        guard isEnabled else { return }
        switch direction {
        case .increment: value = min(value + precision, Double(maximum))
        case .decrement: value = max(value - precision, 0)
        @unknown default: break
        }
    }
}
#endif
