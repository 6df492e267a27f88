#if os(iOS)
import SwiftUI

/// A table of the app's own values: a row for each, by columns or by a view that the app makes of it.
@available(iOS 15, *)
struct ComponentTable<Item: Identifiable, Row: View, Empty: View, Message: View, Header: View, Footer: View>: View {
    @Environment(\.componentStrings) private var strings
    private let items: [Item]
    private let columns: [ComponentColumn<Item>]
    private let selection: Binding<Set<Item.ID>>?
    private let selectsOne: Bool
    private let selectsNone: Bool
    private let selectAll: String?
    private let pages: ComponentPages
    private let isLoading: Bool
    private let isStriped: Bool
    private let isCompact: Bool
    private let empty: Empty
    private let message: Message
    private let header: Header
    private let footer: Footer
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape
    private let row: (Item) -> Row

    init(
        _ items: [Item],
        columns: [ComponentColumn<Item>] = [],
        selection: Binding<Set<Item.ID>>? = nil,
        selectsOne: Bool = false,
        selectsNone: Bool = false,
        selectAll: String? = nil,
        pages: ComponentPages? = nil,
        isLoading: Bool = false,
        isStriped: Bool = false,
        isCompact: Bool = false,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder message: () -> Message = { EmptyView() },
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() },
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape,
        @ViewBuilder row: @escaping (Item) -> Row
    ) {
        self.items = items
        self.columns = columns
        self.selection = selection.map { $0[limitedToOne: selectsOne] }
        self.selectsOne = selectsOne
        self.selectsNone = selectsNone
        self.selectAll = selectAll
        self.pages = pages ?? ComponentPages()
        self.isLoading = isLoading
        self.isStriped = isStriped
        self.isCompact = isCompact
        self.empty = empty()
        self.message = message()
        self.header = header()
        self.footer = footer()
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
        self.row = row
    }

    var body: some View {
        Group {
            if selection == nil {
                list
            } else {
                list.environment(\.editMode, .constant(selectsNone ? .inactive : .active))
            }
        }
        .loading(isLoading)
        .turning(pages, of: items)
    }

    private var list: some View {
        List(selection: selection) {
            ComponentTableSection(
                isLoading: isLoading,
                isCompact: isCompact,
                empty: { empty },
                message: { shownMessage },
                header: { header },
                footer: { closing },
                metrics: metrics
            ) {
                ForEach(Array(pages.shown(of: items).enumerated()), id: \.element.id) {
                    ComponentTableRow($0.element, columns: columns, spacing: metrics.spacing, row: row($0.element))
                        .listRowBackground(isStriped && $0.offset % 2 == 1 ? Color.primary.opacity(0.05) : nil)
                }
            }
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, metrics.minimumHeight / (isCompact ? 2 : 1))
    }

    /// A table is never blank: where nothing says what stands in it, it says that there is nothing.
    @ViewBuilder private var shownMessage: some View {
        if ComponentRows.areMissing(message) {
            Text(strings.noResults)
        } else {
            message
        }
    }

    @ViewBuilder private var closing: some View {
        if let selection {
            ComponentSelectionBar(
                selection: selection,
                ids: items.map(\.id),
                isSingle: selectsOne,
                selectAll: selectAll
            )
        }
        let pageCount = items.pageCount(size: pages.size)
        if pageCount > 1 {
            ComponentPaginatorBar(
                page: pages.page,
                pageCount: pageCount,
                colors: colors,
                metrics: metrics,
                shape: shape
            )
        }
        if !pages.sizes.isEmpty {
            ComponentPageSizes(pages.sizes, chosen: pages.size, choose: pages.choose)
        }
        footer
    }
}
#endif
