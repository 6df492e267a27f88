#if os(iOS)
/// The types of `ElevateSkeleton`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum SkeletonTokens {

    /// `SkeletonShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case text
        case box
        case circle
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .circle: .circle
        case .text, .box: .rounded
        }
    }
}
#endif
