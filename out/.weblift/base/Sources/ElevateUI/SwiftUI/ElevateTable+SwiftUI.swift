#if os(iOS)
import SwiftUI

/// Shows items in rows and columns, sorts them and lets the user choose among them.
///
/// **Web Component:** `<elvt-table>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/table.md`
///
/// **Adapted:**
/// - `selection`: `$selection: Set<Item.ID>`.
/// - `identify`: left out. `Item` is `Identifiable`: its `id` says which one it is.
/// - `rowAttributes`: left out. HTML attributes of the rows. A row is a view, which gets modifiers.
/// - `stickyColumns`: left out. All columns share the width of the table, and an iPhone shows those of a row below each
///   other: no column scrolls out of sight.
/// - `selectedItems`: combined with `selection`.
/// - `@elvt-selection-change`: combined with `selection`.
/// - `scrollToItem()`: `.scrollTo()`.
/// - `selectAll()`: combined with `selection`.
/// - `clearSelection()`: combined with `selection`.
/// - `compare()`: left out. How rows are sorted. The app sorts its items, with `sorted(using:)`.
@available(iOS 15, *)
public struct ElevateTable<Item: Identifiable, Row: View, Empty: View, Footer: View>: View {
    // MARK: - Properties

    @Binding private var selection: Set<Item.ID>
    private let items: [Item]
    private let columns: [ComponentColumn<Item>]
    private let density: TableTokens.Density
    private let strings: TableTokens.Strings
    private let isLoading: Bool

    // MARK: - Content

    private let row: (Item) -> Row
    private let empty: Empty
    private let footer: Footer

    // MARK: - Actions

    private let onSort: ((String, SortOrder) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - items: The items, one a row.
    ///   - columns: The columns; a string stands for a column with that key and nothing else.
    ///   - density: The height of the rows.
    ///   - strings: What the box in the head is called.
    ///   - isLoading: Shows that items are on their way.
    ///   - selection: Which items are chosen and how many may be.
    ///   - onSort: The user sorted by a column.
    ///   - row: Makes the row of an item.
    ///   - empty: What is shown when there are no items.
    ///   - footer: Something below the last row, mostly a paginator.
    public init(
        items: [Item] = [],
        columns: [ComponentColumn<Item>] = [],
        density: TableTokens.Density = .regular,
        strings: TableTokens.Strings,
        isLoading: Bool = false,
        selection: Binding<Set<Item.ID>>,
        onSort: ((String, SortOrder) -> Void)? = nil,
        @ViewBuilder row: @escaping (Item) -> Row,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.items = items
        self.columns = columns
        self.density = density
        self.strings = strings
        self.isLoading = isLoading
        self._selection = selection
        self.onSort = onSort
        self.row = row
        self.empty = empty()
        self.footer = footer()
    }

    // MARK: - Body

    public var body: some View {
        ComponentTable(
            items,
            columns: columns,
            selection: $selection,
            selectAll: strings.selectAll,
            isLoading: isLoading,
            empty: { empty },
            header: {
                ComponentTableHeader(
                    label: strings.sortBy,
                    onSort: onSort,
                    metrics: metrics
                )
            },
            footer: { footer },
            colors: colors,
            metrics: metrics,
            shape: outline,
            row: row
        )
        .columns(columns, spacing: metrics.spacing)
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: isLoading ? .loading : []
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        TableTokens.colors.adding(TableTokens.styles(density: density))
    }

    private var metrics: ComponentMetrics {
        TableTokens.metrics(for: density)
    }

    private var outline: ComponentShape {
        ComponentShape(TableTokens.shape, radius: metrics.cornerRadius)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateTable where Row == EmptyView {
    /// - Parameters:
    ///   - items: The items, one a row.
    ///   - columns: The columns; a string stands for a column with that key and nothing else.
    ///   - density: The height of the rows.
    ///   - strings: What the box in the head is called.
    ///   - isLoading: Shows that items are on their way.
    ///   - selection: Which items are chosen and how many may be.
    ///   - onSort: The user sorted by a column.
    ///   - empty: What is shown when there are no items.
    ///   - footer: Something below the last row, mostly a paginator.
    public init(
        items: [Item],
        columns: [ComponentColumn<Item>],
        density: TableTokens.Density = .regular,
        strings: TableTokens.Strings,
        isLoading: Bool = false,
        selection: Binding<Set<Item.ID>>,
        onSort: ((String, SortOrder) -> Void)? = nil,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            items: items,
            columns: columns,
            density: density,
            strings: strings,
            isLoading: isLoading,
            selection: selection,
            onSort: onSort,
            row: { _ in EmptyView() },
            empty: empty,
            footer: footer
        )
    }
}

// MARK: - Previews

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
