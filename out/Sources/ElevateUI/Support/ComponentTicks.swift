#if os(iOS)
import SwiftUI

/// Marks below a slider, spread over its width.
@available(iOS 15, *)
struct ComponentTicks: View {
    @Environment(\.componentPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentStates) private var states
    private let titles: [String]
    private let metrics: ComponentMetrics

    init(_ titles: [String]?, metrics: ComponentMetrics) {
        self.titles = titles ?? []
        self.metrics = metrics
    }

    /// A mark for each step, every so many of them with its number.
    init(
        from lower: Double,
        through upper: Double,
        by step: Double?,
        labelInterval: Int,
        metrics: ComponentMetrics
    ) {
        let step = max(Double.increment(step, between: lower, upper), (upper - lower) / Self.most)
        titles = stride(from: lower, through: max(lower, upper), by: step).enumerated().map { index, value in
            labelInterval > 0 && index % labelInterval == 0 ? value.formatted() : ""
        }
        self.metrics = metrics
    }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            ForEach(titles.numbered) { title in
                HStack(spacing: 0) {
                    if title.offset > 0 { Spacer(minLength: 0) }
                    VStack(spacing: 0) {
                        Rectangle()
                            .fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
                            .frame(width: width ?? metrics.borderWidth, height: metrics.spacing)
                        Text(title.value)
                    }
                }
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }

    private var color: Color? { place.style(of: "tick")?.background.value(in: isEnabled ? states : .disabled) }

    private var width: CGFloat? { place.style(of: "tick")?.size.value(in: .normal) }

    /// More marks than these can't be told apart.
    private static let most = 20.0
}
#endif
