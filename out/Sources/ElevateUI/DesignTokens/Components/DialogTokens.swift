#if os(iOS)
/// The types of `ElevateDialog`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum DialogTokens {

    /// What `source` of `RequestCloseDetail` can be in the web component.
    @available(iOS 15, *)
    public enum RequestCloseDetailSource: String, CaseIterable, Sendable {
        case closeButton = "close-button"
        case keyboard
        case overlay
    }

    /// `DialogSize` of the web library: `size`.
    @available(iOS 15, *)
    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
        case large = "l"
        case full
    }

    /// What `@elvt-request-close` can be in the web component.
    @available(iOS 15, *)
    public struct RequestCloseDetail: Hashable {
        public var source: DialogTokens.RequestCloseDetailSource

        public init(
            source: DialogTokens.RequestCloseDetailSource
        ) {
            self.source = source
        }
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
        case .medium, .full: .medium
        case .small: .small
        }
    }
}
#endif
