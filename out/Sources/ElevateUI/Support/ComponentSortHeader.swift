#if os(iOS)
import SwiftUI

/// The column by which a table is sorted, and in which direction.
@available(iOS 15, *)
nonisolated struct ComponentSorting: Equatable {
    let column: String
    let order: SortOrder
}

@available(iOS 15, *)
nonisolated extension ComponentSorting {
    /// The sorting that the app tells of; nil where it names no column.
    init?(by column: String, isDescending: Bool = false) {
        guard !column.isEmpty else { return nil }
        self.init(column: column, order: isDescending ? .reverse : .forward)
    }

    /// Whether a word of the web says that the greatest comes first.
    static func isDescending(_ word: String) -> Bool {
        ["desc", "descending", "reverse", "down", "-1"].contains(word.lowercased())
    }
}

@available(iOS 15, *)
nonisolated extension ComponentColumn {
    /// Lets a tap on the head of the column sort the table. The app sorts the items, when `onSort` of the table tells it to;
    /// a table that has no `onSort` shows no button.
    public func sortable(_ isSortable: Bool = true) -> ComponentColumn {
        var column = self
        column.isSortable = isSortable
        return column
    }
}

/// The heads of the columns of a table, with a button for each that the table can be sorted by.
///
/// Where the width is compact, each row says the heads by itself, and only the buttons remain.
@available(iOS 15, *)
struct ComponentSortHeader<Item>: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.horizontalSizeClass) private var width
    @Binding private var sorting: ComponentSorting?
    private let columns: [ComponentColumn<Item>]
    private let metrics: ComponentMetrics
    private let label: (String) -> String
    private let onSort: ((String, SortOrder) -> Void)?

    /// Without `onSort`, nobody would sort the items, and there are no buttons.
    init(
        columns: [ComponentColumn<Item>],
        sorting: Binding<ComponentSorting?>,
        metrics: ComponentMetrics,
        label: @escaping (String) -> String = { $0 },
        onSort: ((String, SortOrder) -> Void)?
    ) {
        self.columns = columns
        _sorting = sorting
        self.metrics = metrics
        self.label = label
        self.onSort = onSort
    }

    var body: some View {
        if width != .compact, !columns.isEmpty {
            HStack(spacing: metrics.spacing) {
                ForEach(columns) { column in
                    head(column).cell(of: column)
                }
            }
            .modifier(ComponentHeadInset())
            .componentPart("header")
        } else if !sortable.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: metrics.spacing) {
                    ForEach(sortable) { column in
                        head(column)
                    }
                }
            }
            .componentPart("header")
        }
    }

    private var sortable: [ComponentColumn<Item>] { columns.filter(canSort) }

    private func canSort(_ column: ComponentColumn<Item>) -> Bool {
        column.isSortable && onSort != nil
    }

    @ViewBuilder
    private func head(_ column: ComponentColumn<Item>) -> some View {
        if canSort(column) {
            Button {
                sort(by: column.id)
            } label: {
                HStack(spacing: metrics.spacing) {
                    Text(column.header)
                        .fontWeight(.medium)
                    ComponentIcon(symbol(of: column.id))
                }
                .touchTarget(metrics)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(label(column.header))
            .accessibilityValue(state(of: column.id))
        } else {
            HStack(spacing: metrics.spacing) {
                Text(column.header)
                    .fontWeight(.medium)
                if order(of: column.id) != nil {
                    ComponentIcon(symbol(of: column.id))
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(column.header)
            .accessibilityValue(state(of: column.id))
            .accessibilityAddTraits(.isHeader)
        }
    }

    private func order(of column: String) -> SortOrder? {
        sorting.flatMap { $0.column == column ? $0.order : nil }
    }

    private func symbol(of column: String) -> String {
        switch order(of: column) {
        case .forward: "chevron.up"
        case .reverse: "chevron.down"
        case nil: "chevron.up.chevron.down"
        }
    }

    private func state(of column: String) -> String {
        switch order(of: column) {
        case .forward: strings.ascending
        case .reverse: strings.descending
        case nil: ""
        }
    }

    private func sort(by column: String) {
        let order: SortOrder = order(of: column) == .forward ? .reverse : .forward
        sorting = ComponentSorting(column: column, order: order)
        onSort?(column, order)
    }
}
#endif
