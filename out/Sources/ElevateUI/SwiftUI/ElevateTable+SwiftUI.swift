#if os(iOS)
import SwiftUI

/// Shows items in rows and columns, sorts them and lets the user choose among them.
///
/// **Web Component:** `<elvt-table>`
///
/// **Adapted:**
/// - `columns`: left out. A description of columns by key, or by functions that write HTML. In SwiftUI a column is a
///   view: a `TableColumn` from iOS 16 on, before that a part of the row.
/// - `selection`: `$selection: Set<Item.ID>`.
/// - `identify`: left out. `Item` is `Identifiable`: its `id` says which one it is.
/// - `rowAttributes`: left out. HTML attributes of the rows. A row is a view, which gets modifiers.
/// - `selectedItems`: combined with `selection`.
/// - `@elvt-sort`: the closure is told `column`, `direction`.
/// - `@elvt-selection-change`: combined with `selection`.
/// - `scrollToItem()`: `.scrollTo()`.
/// - `selectAll()`: combined with `selection`.
/// - `clearSelection()`: combined with `selection`.
/// - `compare()`: left out. How rows are sorted. The app sorts its items, with `sorted(using:)`.
@available(iOS 15, *)
public struct ElevateTable<Item: Identifiable, Row: View, Empty: View, Footer: View>: View {
    @Binding private var selection: Set<Item.ID>
    private let items: [Item]
    private let density: TableTokens.Density
    private let stickyColumns: TableTokens.StickyColumns
    private let strings: TableTokens.Strings
    private let isLoading: Bool
    private let onSort: ((String, TableTokens.SortDirection) -> Void)?
    private let row: (Item) -> Row
    private let empty: Empty
    private let footer: Footer

    /// - Parameters:
    ///   - items: The items, one a row.
    ///   - density: The height of the rows.
    ///   - stickyColumns: How many columns stay in place while the others scroll.
    ///   - strings: What the box in the head is called.
    ///   - isLoading: Shows that items are on their way.
    ///   - selection: Which items are chosen and how many may be.
    ///   - onSort: The user sorted by a column.
    ///   - row: Makes the row of an item.
    ///   - empty: What is shown when there are no items.
    ///   - footer: Something below the last row, mostly a paginator.
    public init(
        items: [Item] = [],
        density: TableTokens.Density = .regular,
        stickyColumns: TableTokens.StickyColumns = .zero,
        strings: TableTokens.Strings,
        isLoading: Bool = false,
        selection: Binding<Set<Item.ID>>,
        onSort: ((String, TableTokens.SortDirection) -> Void)? = nil,
        @ViewBuilder row: @escaping (Item) -> Row,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.items = items
        self.density = density
        self.stickyColumns = stickyColumns
        self.strings = strings
        self.isLoading = isLoading
        self._selection = selection
        self.onSort = onSort
        self.row = row
        self.empty = empty()
        self.footer = footer()
    }

    public var body: some View {
        Group {
            if items.isEmpty {
                empty
            } else {
                tableRows
            }
        }
        .loading(isLoading)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(strings.selectAll) { selection = Set(items.map(\.id)) }
            }
        }
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: isLoading ? .loading : []
            )
        )
        // TODO(weblift): nothing here acts on `stickyColumns` yet
        // TODO(weblift): nothing here acts on `onSort` yet
        // TODO(weblift): nothing here acts on `sortBy` yet
    }

    private var colors: ComponentColors {
        TableTokens.colors.adding(TableTokens.styles(density: density))
    }

    private var metrics: ComponentMetrics {
        TableTokens.metrics(for: density)
    }

    private var outline: ComponentShape {
        ComponentShape(TableTokens.shape, radius: metrics.cornerRadius)
    }

    private var tableRows: some View {
        List(selection: $selection) {
            Section {
                ForEach(items) { row($0) }
            } footer: {
                footer
            }
        }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, metrics.minimumHeight)
    }
}

#if DEBUG
@available(iOS 15, *)
struct ElevateTablePreviews: PreviewProvider {
    private struct ExampleItem: Identifiable {
        let id: Int
    }

    static var previews: some View {
        ComponentExamples {
            ComponentExample("Default") {
                ElevateTable(
                    items: [ExampleItem(id: 0), ExampleItem(id: 1), ExampleItem(id: 2)],
                    strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
                    selection: .constant([]),
                    row: { item in Text("Row \(item.id)") }
                )
            }
            ComponentExample("Density") {
                ForEach(TableTokens.Density.allCases, id: \.self) { value in
                    ElevateTable(
                        items: [ExampleItem(id: 0), ExampleItem(id: 1), ExampleItem(id: 2)],
                        density: value,
                        strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
                        selection: .constant([]),
                        row: { item in Text("Row \(item.id)") }
                    )
                }
            }
            ComponentExample("Loading") {
                ElevateTable(
                    items: [ExampleItem(id: 0), ExampleItem(id: 1), ExampleItem(id: 2)],
                    strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
                    isLoading: true,
                    selection: .constant([]),
                    row: { item in Text("Row \(item.id)") }
                )
            }
        }
    }
}
#endif
#endif
