#if os(iOS)
import SwiftUI

/// Leads through something long, page by page: buttons, how many entries a page has, and which of them are seen.
@available(iOS 15, *)
struct ComponentPaginator: View {
    @Environment(\.componentStrings) private var strings
    @Binding private var page: Int
    private let firstPage: Int
    private let knownPageCount: Int?
    private let length: Int?
    private let pageSize: Binding<Int>?
    private let pageSizeOptions: [Int]
    private let labels: Labels
    private let siblings: Int
    private let showsFirstLastButtons: Bool
    private let hidesRange: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape

    private struct Labels {
        let itemsPerPage: String?
        let first: String?
        let last: String?
        /// The first and the last entry of a page, and how many there are.
        let range: ((Double, Double, Double) -> String)?
    }

    /// Pages are counted from 1 by `page`, and from 0 by `pageIndex`.
    init(
        page: Binding<Int>? = nil,
        pageIndex: Binding<Int>? = nil,
        pageCount: Int? = nil,
        length: Int? = nil,
        pageSize: Binding<Int>? = nil,
        pageSizeOptions: [Int]? = nil,
        itemsPerPage: String? = nil,
        siblings: Int = 1,
        firstPage: String? = nil,
        lastPage: String? = nil,
        rangeLabel: ((Double, Double, Double) -> String)? = nil,
        showsFirstLastButtons: Bool = false,
        hidesPageSize: Bool = false,
        hidesRange: Bool = false,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape
    ) {
        _page = page ?? pageIndex ?? .constant(1)
        self.firstPage = page == nil && pageIndex != nil ? 0 : 1
        knownPageCount = pageCount
        self.length = length
        self.pageSize = pageSize
        self.pageSizeOptions = hidesPageSize ? [] : pageSizeOptions ?? []
        labels = Labels(itemsPerPage: itemsPerPage, first: firstPage, last: lastPage, range: rangeLabel)
        self.siblings = siblings
        self.showsFirstLastButtons = showsFirstLastButtons
        self.hidesRange = hidesRange
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
    }

    var body: some View {
        VStack(spacing: metrics.spacing) {
            ComponentPaginatorBar(
                page: $page,
                pageCount: pageCount,
                siblings: siblings,
                firstPage: firstPage,
                showsFirstLastButtons: showsFirstLastButtons,
                colors: colors,
                metrics: metrics,
                shape: shape
            )
            if let pageSize, !pageSizeOptions.isEmpty {
                Picker(labels.itemsPerPage ?? strings.itemsPerPage, selection: pageSize) {
                    ForEach(pageSizeOptions, id: \.self) { Text($0, format: .number).tag($0) }
                }
                .pickerStyle(.menu)
            }
            if let range {
                Text(range)
                    .font(metrics.font)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityAction(named: labels.first ?? strings.firstPage) { page = firstPage }
        .accessibilityAction(named: labels.last ?? strings.lastPage) { page = firstPage + pageCount - 1 }
    }

    /// How many entries there are says it best. Without any number, there may always be one more page.
    private var pageCount: Int {
        guard let length, let pageSize else { return knownPageCount ?? page - firstPage + 2 }
        let size = max(pageSize.wrappedValue, 1)
        return max((length + size - 1) / size, 1)
    }

    private var range: String? {
        guard !hidesRange, let label = labels.range, let length, let pageSize else { return nil }
        let size = max(pageSize.wrappedValue, 1)
        let first = (page - firstPage) * size
        return label(Double(min(first + 1, length)), Double(min(first + size, length)), Double(length))
    }
}
#endif
