#if os(iOS)
import SwiftUI

// What keeps compiling what callers wrote before. All of it may be dropped in 3.0.0.

// May be dropped in 3.0.0.
@available(iOS 15, *)
@available(*, deprecated, message: "This is gone.")
extension TableTokens {

    /// A type of the web library.
    @available(iOS 15, *)
    public enum StickyColumns: Int, CaseIterable, Sendable {
        case zero = 0
        case one = 1
        case two = 2
    }
}

@available(iOS 15, *)
extension ElevateTable {
    /// As it was: “stickyColumns” is gone and not used.
    ///
    /// May be dropped in 3.0.0.
    @available(*, deprecated, message: "“stickyColumns” is gone and not used")
    @_disfavoredOverload
    public init(
        items: [Item] = [],
        columns: [ComponentColumn<Item>] = [],
        density: TableTokens.Density = .regular,
        stickyColumns: TableTokens.StickyColumns,
        strings: TableTokens.Strings,
        isLoading: Bool = false,
        selection: Binding<Set<Item.ID>>,
        onSort: ((String, SortOrder) -> Void)? = nil,
        @ViewBuilder row: @escaping (Item) -> Row,
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
            row: row,
            empty: empty,
            footer: footer
        )
    }
}

@available(iOS 15, *)
extension ElevateTable where Row == EmptyView {
    /// As it was: “stickyColumns” is gone and not used.
    ///
    /// May be dropped in 3.0.0.
    @available(*, deprecated, message: "“stickyColumns” is gone and not used")
    @_disfavoredOverload
    public init(
        items: [Item],
        columns: [ComponentColumn<Item>],
        density: TableTokens.Density = .regular,
        stickyColumns: TableTokens.StickyColumns,
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
            empty: empty,
            footer: footer
        )
    }
}
#endif
