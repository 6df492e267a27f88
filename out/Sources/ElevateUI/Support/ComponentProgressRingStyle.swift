#if os(iOS)
import SwiftUI

/// A progress ring of a given thickness; the system's own while the progress is unknown.
///
/// Before iOS 16 the circular style of the system shows no value.
@available(iOS 15, *)
struct ComponentProgressRingStyle: ProgressViewStyle {
    @Environment(\.componentPlace) private var place
    @ScaledMetric private var thickness: CGFloat
    @ScaledMetric private var diameter: CGFloat
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(thickness: CGFloat, colors: ComponentColors, metrics: ComponentMetrics) {
        _thickness = ScaledMetric(wrappedValue: thickness, relativeTo: metrics.textStyle)
        _diameter = ScaledMetric(wrappedValue: metrics.touchTarget, relativeTo: metrics.textStyle)
        self.colors = colors
        self.metrics = metrics
    }

    private func color(of part: String) -> Color? {
        place.style(of: part)?.border.value(in: .normal) ?? place.style(of: part)?.background.value(in: .normal)
    }

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: metrics.spacing) {
            if let fraction = configuration.fractionCompleted {
                Circle()
                    .inset(by: thickness / 2)
                    .trim(from: 0, to: CGFloat(fraction))
                    .stroke(
                        color(of: "progress") ?? colors.mark,
                        style: StrokeStyle(lineWidth: thickness, lineCap: .round)
                    )
                    // It begins at the top, and not at the right.
                    .rotationEffect(.degrees(-90))
                    .background { Circle().strokeBorder(color(of: "track") ?? colors.background, lineWidth: thickness) }
                    .overlay { configuration.currentValueLabel }
                    .frame(width: diameter, height: diameter)
            } else {
                ProgressView()
                    .progressViewStyle(.circular)
                    .tint(color(of: "progress") ?? colors.mark)
                configuration.currentValueLabel
            }
            configuration.label
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(configuration.fractionCompleted?.formatted(.percent) ?? "")
    }
}
#endif
