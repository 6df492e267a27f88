#if os(iOS)
import SwiftUI

/// The heads of the columns of the table around it, with a button for each that the table can be sorted by.
///
/// Where the width is compact, each row says the heads by itself, and only the buttons remain.
@available(iOS 15, *)
struct ComponentTableHeader: View {
    @Environment(\.componentStrings) private var strings
    @Environment(\.componentColumns) private var columns
    @Environment(\.horizontalSizeClass) private var width
    /// nil until the user sorts, and again when the app tells of another sorting.
    @State private var chosen: ComponentSorting?
    private let told: ComponentSorting?
    private let label: (String) -> String
    private let onSort: ((String, SortOrder) -> Void)?
    private let metrics: ComponentMetrics

    /// Without `onSort`, nobody would sort the items, and there are no buttons.
    init(
        sorting: ComponentSorting? = nil,
        label: ((String) -> String)? = nil,
        onSort: ((String, SortOrder) -> Void)? = nil,
        metrics: ComponentMetrics
    ) {
        told = sorting
        self.label = label ?? { $0 }
        self.onSort = onSort
        self.metrics = metrics
    }

    var body: some View {
        heads
            .onValueChange(of: told) { _ in chosen = nil }
    }

    @ViewBuilder private var heads: some View {
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

    private var sortable: [ComponentColumn<Void>] { columns.filter(canSort) }

    private func canSort(_ column: ComponentColumn<Void>) -> Bool {
        column.isSortable && onSort != nil
    }

    @ViewBuilder
    private func head(_ column: ComponentColumn<Void>) -> some View {
        if canSort(column) {
            Button {
                sort(by: column.id)
            } label: {
                title(column, symbol: symbol(of: column.id))
                    .touchTarget(metrics)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(label(column.header))
            .accessibilityValue(state(of: column.id))
        } else {
            title(column, symbol: order(of: column.id) == nil ? nil : symbol(of: column.id))
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(column.header)
                .accessibilityValue(state(of: column.id))
                .accessibilityAddTraits(.isHeader)
        }
    }

    private func title(_ column: ComponentColumn<Void>, symbol: String?) -> some View {
        HStack(spacing: metrics.spacing) {
            Text(column.header)
                .fontWeight(.medium)
            if let symbol {
                ComponentIcon(symbol)
            }
        }
    }

    private func order(of column: String) -> SortOrder? {
        (chosen ?? told).flatMap { $0.column == column ? $0.order : nil }
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
        chosen = ComponentSorting(column: column, order: order)
        onSort?(column, order)
    }
}
#endif
