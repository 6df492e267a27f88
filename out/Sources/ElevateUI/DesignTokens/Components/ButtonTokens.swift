#if os(iOS)
/// The types of `ElevateButton`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum ButtonTokens {
    public typealias Shape = ElevateShape
    public typealias Size = ElevateSize
    public typealias Tone = ElevateTone

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: .danger
        case .neutral: .neutral
        case .primary, .emphasized: .primary
        case .success: .success
        case .warning: .warning
        }
    }

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: .large
        case .medium: .medium
        case .small: .small
        }
    }

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .pill: .capsule
        case .box: .rounded
        }
    }
}
#endif
