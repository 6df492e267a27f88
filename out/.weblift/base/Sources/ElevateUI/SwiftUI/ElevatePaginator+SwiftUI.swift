#if os(iOS)
import SwiftUI

/// Leads through a long list, page by page.
///
/// **Web Component:** `<elvt-paginator>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/paginator.md`
///
/// **Adapted:**
/// - `page`: `$page: Int`, `onPageChange: ((Int) -> Void)?`.
/// - `pageSize`: `$pageSize: Int`.
/// - `pageCount`: left out. Follows from `length` and `pageSize`.
/// - `@elvt-page`: combined with `page`.
/// - `nextPage()`: combined with `page`.
/// - `previousPage()`: combined with `page`.
@available(iOS 15, *)
public struct ElevatePaginator: View {
    // MARK: - Properties

    @Binding private var page: Int
    @Binding private var pageSize: Int
    private let length: Int
    private let pageSizeOptions: [Int]
    private let siblings: PaginatorTokens.Siblings
    private let strings: PaginatorTokens.Strings
    private let isDisabled: Bool

    // MARK: - Actions

    private let onPageChange: ((Int) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - length: How many entries there are in all.
    ///   - pageSizeOptions: The page sizes that the user may choose from.
    ///   - siblings: How many page numbers are shown on each side of the current one.
    ///   - strings: What the button to the first page is called.
    ///   - isDisabled: Whether nobody can use it.
    ///   - page: The index of the page that is shown.
    ///   - pageSize: How many entries a page has.
    ///   - onPageChange: The user went to another page or chose another page size.
    public init(
        length: Int = 0,
        pageSizeOptions: [Int] = [],
        siblings: PaginatorTokens.Siblings = .one,
        strings: PaginatorTokens.Strings,
        isDisabled: Bool = false,
        page: Binding<Int>,
        pageSize: Binding<Int>,
        onPageChange: ((Int) -> Void)? = nil
    ) {
        self.length = length
        self.pageSizeOptions = pageSizeOptions
        self.siblings = siblings
        self.strings = strings
        self.isDisabled = isDisabled
        self._page = page
        self._pageSize = pageSize
        self.onPageChange = onPageChange
    }

    // MARK: - Body

    public var body: some View {
        ComponentPaginator(
            page: $page,
            length: length,
            pageSize: $pageSize,
            pageSizeOptions: pageSizeOptions,
            itemsPerPage: strings.itemsPerPage,
            siblings: siblings.rawValue,
            firstPage: strings.firstPage,
            lastPage: strings.lastPage,
            rangeLabel: strings.rangeLabel,
            colors: colors,
            metrics: metrics,
            shape: outline
        )
        .disabled(isDisabled)
        .onValueChange(of: page) { newValue in onPageChange?(newValue) }
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        PaginatorTokens.colors
    }

    private var metrics: ComponentMetrics {
        PaginatorTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(PaginatorTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevatePaginatorPreviews: PreviewProvider {
    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevatePaginator(
                    strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
                    page: .constant(1),
                    pageSize: .constant(1)
                )
            }
            ComponentExample("Disabled") {
                ElevatePaginator(
                    strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
                    isDisabled: true,
                    page: .constant(1),
                    pageSize: .constant(1)
                )
            }
        }
    }
}
#endif
#endif
