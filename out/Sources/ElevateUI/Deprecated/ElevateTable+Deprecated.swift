#if os(iOS)
import SwiftUI

// What keeps compiling what callers wrote before. All of it may be dropped in 3.0.0.

// May be dropped in 3.0.0.
@available(iOS 15, *)
@available(*, deprecated, message: "This is gone.")
extension TableTokens {

    /// A type of the web library.
    @available(iOS 15, *)
    public enum SortDirection: String, CaseIterable, Sendable {
        case asc
        case desc
        case none
    }
}

@available(iOS 15, *)
extension ElevateTable {
    /// As it was: “onSort” is something else now, and what is given here is not used.
    ///
    /// May be dropped in 3.0.0.
    @available(*, deprecated, message: "“onSort” is something else now, and what is given here is not used")
    @_disfavoredOverload
    public init(
        items: [Item] = [],
        density: TableTokens.Density = .regular,
        stickyColumns: TableTokens.StickyColumns = .zero,
        strings: TableTokens.Strings,
        isLoading: Bool = false,
        selection: Binding<Set<Item.ID>>,
        onSort: ((String, TableTokens.SortDirection) -> Void)?,
        @ViewBuilder row: @escaping (Item) -> Row,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(
            items: items,
            density: density,
            stickyColumns: stickyColumns,
            strings: strings,
            isLoading: isLoading,
            selection: selection,
            row: row,
            empty: empty,
            footer: footer
        )
    }
}
#endif
