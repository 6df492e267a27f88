#if os(iOS)
/// The types of `ElevateBadge`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum BadgeTokens {
    public typealias Shape = ElevateShape

    /// What `rank` can be in the web component.
    @available(iOS 15, *)
    public enum Rank: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// `BadgeTone` of the web library: `tone`.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case primary
        case success
        case warning
        case danger
        case emphasized
        case neutral
        case brand
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
        case .primary, .emphasized, .brand: .primary
        case .success: .success
        case .warning: .warning
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
