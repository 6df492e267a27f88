#if os(iOS)
/// The types of `ElevateChip`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum ChipTokens {
    public typealias Size = ElevateSize

    /// `ChipShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case box
        case pill
    }

    /// `ChipTone` of the web library: `tone`.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case primary
        case success
        case warning
        case danger
        case emphasized
        case neutral
        case highlight
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
        case .primary, .emphasized, .highlight: .primary
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
