#if os(iOS)
/// The types of `ElevateAvatar`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum AvatarTokens {
    public typealias Size = ElevateSize

    /// `AvatarShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case circle
        case square
        case rounded
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: .large
        case .medium: .medium
        case .small: .small
        }
    }

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .circle: .circle
        case .square: .rectangle
        case .rounded: .rounded
        }
    }
}
#endif
