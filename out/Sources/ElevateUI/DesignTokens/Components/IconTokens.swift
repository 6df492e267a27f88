#if os(iOS)
/// The types of `ElevateIcon`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum IconTokens {
    public typealias Size = ElevateSize

    /// What `rotate` can be in the web component.
    @available(iOS 15, *)
    public enum Rotate: Int, CaseIterable, Sendable {
        case degrees0 = 0
        case degrees90 = 90
        case degrees180 = 180
        case degrees270 = 270
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
}
#endif
