#if os(iOS)
import SwiftUI

/// Shows how far something has come, or only that it is under way.
///
/// **Web Component:** `<elvt-progress>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `percentage`: left out. Follows from `value` and `max`.
@available(iOS 15, *)
public struct ElevateProgress<Content: View>: View {
    // MARK: - Properties

    private let value: Double?
    private let total: Double
    private let type: ProgressTokens.Kind
    private let strokeWidth: ProgressTokens.StrokeWidth
    private let tone: ProgressTokens.Tone
    private let formatter: ((Double, Double) -> String)?

    // MARK: - Content

    private let label: String
    private let content: Content

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: What is going on, for assistive technology.
    ///   - value: How much is done. Without it the progress is indeterminate.
    ///   - total: The value that stands for all of it.
    ///   - type: The form. Options: "bar", "circle"
    ///   - strokeWidth: The thickness in pixels.
    ///   - tone: The tone of the filled part.
    ///   - formatter: Writes the number beside the bar.
    ///   - content: A text inside the circle or beside the bar.
    public init(
        _ label: String = "",
        value: Double? = nil,
        total: Double = 100,
        type: ProgressTokens.Kind = .bar,
        strokeWidth: ProgressTokens.StrokeWidth = .two,
        tone: ProgressTokens.Tone = .primary,
        formatter: ((Double, Double) -> String)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.value = value
        self.total = total
        self.type = type
        self.strokeWidth = strokeWidth
        self.tone = tone
        self.formatter = formatter
        self.content = content()
    }

    // MARK: - Body

    public var body: some View {
        ProgressView(
            value: value,
            total: total
        ) {
            if !label.isEmpty { Text(label) }
        } currentValueLabel: {
            content
        }
        .progressViewStyle(
            ComponentProgressStyle(
                shape: type.rawValue,
                thickness: CGFloat(strokeWidth.rawValue),
                colors: colors,
                metrics: metrics
            )
        )
        .tint(colors.mark)
        .progressValue(value, of: total, by: formatter)
        .modifier(ComponentFrame(parts: colors.parts))
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        ProgressTokens.colors(for: tone)
    }

    private var metrics: ComponentMetrics {
        ProgressTokens.metrics
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateProgress where Content == EmptyView {
    /// - Parameters:
    ///   - label: What is going on, for assistive technology.
    ///   - value: How much is done. Without it the progress is indeterminate.
    ///   - total: The value that stands for all of it.
    ///   - type: The form. Options: "bar", "circle"
    ///   - strokeWidth: The thickness in pixels.
    ///   - tone: The tone of the filled part.
    ///   - formatter: Writes the number beside the bar.
    public init(
        _ label: String = "",
        value: Double? = nil,
        total: Double = 100,
        type: ProgressTokens.Kind = .bar,
        strokeWidth: ProgressTokens.StrokeWidth = .two,
        tone: ProgressTokens.Tone = .primary,
        formatter: ((Double, Double) -> String)? = nil
    ) {
        self.init(
            label,
            value: value,
            total: total,
            type: type,
            strokeWidth: strokeWidth,
            tone: tone,
            formatter: formatter,
            content: { EmptyView() }
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateProgressPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateProgress(
                    "Uploading",
                    content: { Text("Content") }
                )
            }
            ComponentExample("Tone") {
                ForEach(ProgressTokens.Tone.allCases, id: \.self) { value in
                    ElevateProgress(
                        "Uploading",
                        tone: value,
                        content: { Text("Content") }
                    )
                }
            }
        }
    }
}
#endif
#endif
