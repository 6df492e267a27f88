#if os(iOS)
import SwiftUI

/// A progress bar of a given thickness; the system's own while the progress is unknown.
@available(iOS 15, *)
struct ComponentProgressBarStyle: ProgressViewStyle {
    @Environment(\.componentPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var thickness: CGFloat
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(thickness: CGFloat, colors: ComponentColors, metrics: ComponentMetrics) {
        _thickness = ScaledMetric(wrappedValue: thickness, relativeTo: metrics.textStyle)
        self.colors = colors
        self.metrics = metrics
    }

    private func color(of part: String) -> Color? {
        place.style(of: part)?.background.value(in: isEnabled ? .normal : .disabled)
    }

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
            configuration.label
            if let fraction = configuration.fractionCompleted {
                Rectangle()
                    .fill(color(of: "progress") ?? colors.mark)
                    .scaleEffect(x: CGFloat(fraction), y: 1, anchor: .leading)
                    .frame(height: thickness)
                    .background(color(of: "track") ?? colors.background)
                    .clipShape(Capsule())
                    .flipsForRightToLeftLayoutDirection(true)
            } else {
                ProgressView()
                    .progressViewStyle(.linear)
                    .tint(colors.mark)
            }
            configuration.currentValueLabel
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(configuration.fractionCompleted?.formatted(.percent) ?? "")
    }
}
#endif
