#if os(iOS)
/// The types of `ElevateProgress`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum ProgressTokens {
    public typealias Tone = ElevateTone

    /// `ProgressType` of the web library: `type`.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case bar
        case circle
    }

    /// What `strokeWidth` can be in the web component.
    @available(iOS 15, *)
    public enum StrokeWidth: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case four = 4
    }

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
}
#endif
