#if os(iOS)
import SwiftUI

/// Progress as a bar or as a ring of a given thickness; the system's own where that or the progress is unknown.
///
/// Before iOS 16 the circular style of the system shows no value.
@available(iOS 15, *)
struct ComponentProgressStyle: ProgressViewStyle {
    private let isRing: Bool
    private let thickness: CGFloat?
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(shape: String = "bar", thickness: CGFloat? = nil, colors: ComponentColors, metrics: ComponentMetrics) {
        isRing = ["ring", "circle", "circular", "radial", "round"].contains(shape.lowercased())
        self.thickness = thickness
        self.colors = colors
        self.metrics = metrics
    }

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if let thickness {
            ComponentProgressShape(
                configuration: configuration,
                isRing: isRing,
                thickness: thickness,
                colors: colors,
                metrics: metrics
            )
            .accessibilityElement(children: .combine)
            .accessibilityValue(configuration.fractionCompleted?.formatted(.percent) ?? "")
        } else if isRing {
            ProgressView(configuration).progressViewStyle(.circular)
        } else {
            ProgressView(configuration).progressViewStyle(.linear)
        }
    }
}

@available(iOS 15, *)
private struct ComponentProgressShape: View {
    @Environment(\.componentPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var thickness: CGFloat
    @ScaledMetric private var diameter: CGFloat
    private let configuration: ProgressViewStyleConfiguration
    private let isRing: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(
        configuration: ProgressViewStyleConfiguration,
        isRing: Bool,
        thickness: CGFloat,
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        _thickness = ScaledMetric(wrappedValue: thickness, relativeTo: metrics.textStyle)
        _diameter = ScaledMetric(wrappedValue: metrics.touchTarget, relativeTo: metrics.textStyle)
        self.configuration = configuration
        self.isRing = isRing
        self.colors = colors
        self.metrics = metrics
    }

    var body: some View {
        if isRing {
            VStack(spacing: metrics.spacing) {
                ring
                configuration.label
            }
        } else {
            VStack(alignment: .leading, spacing: metrics.spacing) {
                configuration.label
                bar
                configuration.currentValueLabel
            }
        }
    }

    @ViewBuilder private var ring: some View {
        if let fraction = configuration.fractionCompleted {
            Circle()
                .inset(by: thickness / 2)
                .trim(from: 0, to: CGFloat(fraction))
                .stroke(
                    borderColor(of: "progress") ?? colors.mark,
                    style: StrokeStyle(lineWidth: thickness, lineCap: .round)
                )
                // It begins at the top, and not at the right.
                .rotationEffect(.degrees(-90))
                .background {
                    Circle().strokeBorder(borderColor(of: "track") ?? colors.background, lineWidth: thickness)
                }
                .overlay { configuration.currentValueLabel }
                .frame(width: diameter, height: diameter)
        } else {
            ProgressView()
                .progressViewStyle(.circular)
                .tint(borderColor(of: "progress") ?? colors.mark)
            configuration.currentValueLabel
        }
    }

    @ViewBuilder private var bar: some View {
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
    }

    private func color(of part: String) -> Color? {
        place.style(of: part)?.background.value(in: isEnabled ? .normal : .disabled)
    }

    private func borderColor(of part: String) -> Color? {
        place.style(of: part)?.border.value(in: .normal) ?? place.style(of: part)?.background.value(in: .normal)
    }
}
#endif
