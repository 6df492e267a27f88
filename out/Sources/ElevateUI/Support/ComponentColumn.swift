#if os(iOS)
import SwiftUI

/// A column of a table: its head, and the text that it shows of each item.
///
///     ComponentColumn("name", header: "Name") { Text($0.name) }
///     ComponentColumn("price", header: "Price", alignment: .trailing) { Text($0.price, format: .number) }
@available(iOS 15, *)
public struct ComponentColumn<Item>: Identifiable {
    /// The name by which a table tells its columns apart.
    public let id: String
    public let header: String
    public let alignment: HorizontalAlignment
    /// In points, at the standard text size. Columns without a width share the space that the others leave.
    public let width: CGFloat?
    let text: (Item) -> Text
    var isSortable = false

    public init(
        _ id: String,
        header: String,
        alignment: HorizontalAlignment = .leading,
        width: CGFloat? = nil,
        text: @escaping (Item) -> Text
    ) {
        self.id = id
        self.header = header
        self.alignment = alignment
        self.width = width
        self.text = text
    }
}

/// Makes a cell as wide as its column, and aligns its content.
@available(iOS 15, *)
private struct ComponentColumnCell: ViewModifier {
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
        modifier(ComponentColumnCell(width: column.width, alignment: column.alignment))
    }
}
#endif
