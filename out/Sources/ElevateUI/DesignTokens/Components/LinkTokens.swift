#if os(iOS)
/// The types of `ElevateLink`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum LinkTokens {
    public typealias Tone = ElevateTone

    /// What `variant` can be in the web component.
    @available(iOS 15, *)
    public enum Variant: String, CaseIterable, Sendable {
        case inverted
        case `default`
        case subtle
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

    static func emphasis(for value: Variant) -> ComponentEmphasis {
        switch value {
        case .inverted, .default: .filled
        case .subtle: .plain
        }
    }
}
#endif
