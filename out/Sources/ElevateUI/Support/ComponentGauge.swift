#if os(iOS)
import SwiftUI

/// A value between a minimum and a maximum: the gauge of the system, or a bar before iOS 16.
@available(iOS 15, *)
struct ComponentGauge<Label: View, CurrentValue: View>: View {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let low: Double?
    private let high: Double?
    private let optimum: Double?
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let label: Label
    private let currentValue: CurrentValue

    /// A value beyond the bounds is drawn at the end that it has passed.
    ///
    /// Values below `low` are low, and values above `high` are high. Which of these is bad depends on the best value,
    /// `optimum`; without one that is the middle.
    init(
        value: Double,
        minimum: Double,
        maximum: Double,
        low: Double? = nil,
        high: Double? = nil,
        optimum: Double? = nil,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValue: () -> CurrentValue
    ) {
        bounds = .between(minimum, maximum)
        self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
        self.low = low
        self.high = high
        self.optimum = optimum
        self.colors = colors
        self.metrics = metrics
        self.label = label()
        self.currentValue = currentValue()
    }

    var body: some View {
        gauge
            .font(metrics.font)
            .tint(tint)
            .accessibilityElement(children: .combine)
            .accessibilityValue(((fraction * 100).rounded() / 100).formatted(.percent))
    }

    @ViewBuilder private var gauge: some View {
        if #available(iOS 16, *) {
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                currentValue
            }
            .gaugeStyle(.linearCapacity)
        } else {
            ProgressView(value: fraction) {
                label
            } currentValueLabel: {
                currentValue
            }
            .progressViewStyle(.linear)
        }
    }

    /// The color of the tone, or where the ends of a good range are known, how far the value is from the best part.
    private var tint: Color {
        guard low != nil || high != nil else { return colors.tint }
        let best = part(of: optimum ?? (bounds.lowerBound + bounds.upperBound) / 2)
        return switch abs(part(of: value) - best) {
        case 0: colors.marked(by: "success").tint
        case 1: colors.marked(by: "warning").tint
        default: colors.marked(by: "danger").tint
        }
    }

    /// 0 for a low value, 1 for one between, 2 for a high one.
    private func part(of value: Double) -> Int {
        if let low, value < low { return 0 }
        if let high, value > high { return 2 }
        return 1
    }

    private var fraction: Double {
        (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    }
}
#endif
