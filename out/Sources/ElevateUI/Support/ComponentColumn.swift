#if os(iOS)
import SwiftUI

/// A column of a table: its head, and the text or the view that it shows of each item.
///
///     ComponentColumn("name", header: "Name") { Text($0.name) }
///     ComponentColumn("price", header: "Price", alignment: .trailing) { Text($0.price, format: .number) }
///     ComponentColumn("state", header: "State", content: { StateBadge($0.state) })
@available(iOS 15, *)
nonisolated public struct ComponentColumn<Item>: Identifiable {
    /// The name by which a table tells its columns apart.
    public let id: String
    public let header: String
    public let alignment: HorizontalAlignment
    /// In points, at the standard text size. Columns without a width share the space that the others leave.
    public let width: CGFloat?
    private let cell: ComponentColumnCell<Item>
    var isSortable = false

    public init(
        _ id: String,
        header: String,
        alignment: HorizontalAlignment = .leading,
        width: CGFloat? = nil,
        text: @escaping (Item) -> Text
    ) {
        self.init(id, header: header, alignment: alignment, width: width, cell: .text(text))
    }

    /// A column of views, such as a badge or a button. Where a text is all that a cell shows, a `Text` is enough, which stands
    /// out by itself where it is the title of a folded row.
    @_disfavoredOverload
    public init<Content: View>(
        _ id: String,
        header: String,
        alignment: HorizontalAlignment = .leading,
        width: CGFloat? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) {
        // The columns of a table are one array, and the view of each has another type.
        self.init(id, header: header, alignment: alignment, width: width, cell: .view { AnyView(content($0)) })
    }

    private init(
        _ id: String,
        header: String,
        alignment: HorizontalAlignment,
        width: CGFloat?,
        cell: ComponentColumnCell<Item>
    ) {
        self.id = id
        self.header = header
        self.alignment = alignment
        self.width = width
        self.cell = cell
    }

    /// What the column shows of an item.
    @MainActor
    @ViewBuilder
    func view(of item: Item) -> some View {
        switch cell {
        case .text(let text): text(item)
        // A row of a list would press all buttons of the system in it together.
        case .view(let content): content(item).buttonStyle(.borderless)
        }
    }

    /// The same as the title of a row.
    @MainActor
    @ViewBuilder
    func title(of item: Item) -> some View {
        switch cell {
        case .text(let text): text(item).fontWeight(.semibold)
        case .view: view(of: item)
        }
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

/// What a column makes of an item.
@available(iOS 15, *)
nonisolated private enum ComponentColumnCell<Item> {
    case text((Item) -> Text)
    case view((Item) -> AnyView)
}

/// Makes a cell as wide as its column, and aligns its content.
@available(iOS 15, *)
private struct ComponentColumnWidth: ViewModifier {
    @ScaledMetric private var scale: CGFloat = 1
    let width: CGFloat?
    let alignment: HorizontalAlignment

    func body(content: Content) -> some View {
        let place = Alignment(horizontal: alignment, vertical: .center)
        if let width {
            content.frame(width: max(width, 0) * scale, alignment: place)
        } else {
            content.frame(maxWidth: .infinity, alignment: place)
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Makes the view a cell of a column.
    func cell<Item>(of column: ComponentColumn<Item>) -> some View {
        modifier(ComponentColumnWidth(width: column.width, alignment: column.alignment))
    }
}
#endif
