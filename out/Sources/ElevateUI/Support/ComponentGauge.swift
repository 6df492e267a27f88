#if os(iOS)
import SwiftUI

/// How much there is of something between a least and a most: the gauge of the system, or a bar before iOS 16.
@available(iOS 15, *)
struct ComponentGauge<Label: View, CurrentValue: View>: View {
    private let value: Double
    private let bounds: ClosedRange<Double>
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let label: Label
    private let currentValue: CurrentValue

    /// A value beyond the bounds is drawn at the end that it has passed.
    init(
        value: Double,
        minimum: Double,
        maximum: Double,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValue: () -> CurrentValue
    ) {
        bounds = .between(minimum, maximum)
        self.value = min(max(value, bounds.lowerBound), bounds.upperBound)
        self.colors = colors
        self.metrics = metrics
        self.label = label()
        self.currentValue = currentValue()
    }

    var body: some View {
        gauge
            .font(metrics.font)
            .tint(colors.tint)
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

    private var fraction: Double {
        (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    }
}
#endif
