#if os(iOS)
/// The types of `ElevateCard`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum CardTokens {
    public typealias Shape = ElevateShape

    /// What `layer` can be in the web component.
    @available(iOS 15, *)
    public enum Layer: Int, CaseIterable, Sendable {
        case layer0 = 0
        case layer1 = 1
        case layer2 = 2
    }

    /// What `tone` can be in the web component.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case neutral
        case emphasized
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .neutral: .neutral
        case .emphasized: .primary
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
