#if os(iOS)
/// The types of `ElevatePaginator`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum PaginatorTokens {

    /// What `siblings` can be in the web component.
    @available(iOS 15, *)
    public enum Siblings: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var firstPage: String
        public var lastPage: String
        public var itemsPerPage: String
        public var rangeLabel: (Double, Double, Double) -> String

        public init(
            firstPage: String = "First page",
            lastPage: String = "Last page",
            itemsPerPage: String = "Items per page",
            rangeLabel: @escaping (Double, Double, Double) -> String
        ) {
            self.firstPage = firstPage
            self.lastPage = lastPage
            self.itemsPerPage = itemsPerPage
            self.rangeLabel = rangeLabel
        }
    }
}
#endif
