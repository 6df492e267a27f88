#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension ComponentColumn where Item == Void {
    /// A column of a table whose rows are views: it says how its head and its cells stand, and has no text of its own.
    init(
        head id: String,
        header: String,
        alignment: HorizontalAlignment = .leading,
        width: CGFloat? = nil,
        isSortable: Bool = false
    ) {
        self.init(id, header: header, alignment: alignment, width: width) { _ in Text(verbatim: "") }
        self.isSortable = isSortable
    }
}

@available(iOS 15, *)
extension HorizontalAlignment {
    /// The side that a word of the web names; for all other words the leading one, where texts stand.
    static func ofColumn(_ word: String?) -> HorizontalAlignment {
        switch word?.lowercased() {
        case "right", "end", "trailing", "flex-end": .trailing
        case "center", "middle": .center
        default: .leading
        }
    }
}

@available(iOS 15, *)
private struct ComponentColumnsKey: EnvironmentKey {
    static var defaultValue: [ComponentColumn<Void>] { [] }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The columns of the table around a view.
    var componentColumns: [ComponentColumn<Void>] {
        get { self[ComponentColumnsKey.self] }
        set { self[ComponentColumnsKey.self] = newValue }
    }
}

@available(iOS 15, *)
private struct ComponentCellModifier: ViewModifier {
    @Environment(\.componentColumns) private var columns
    let column: String

    func body(content: Content) -> some View {
        if let column = columns.first(where: { $0.id == column }) {
            content.cell(of: column).componentPart("cell")
        } else {
            content
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Makes the view a cell of a column of the table around it: as wide as the head of the column, and aligned with it.
    ///
    ///     HStack {
    ///         Text(order.name).componentCell("Name")
    ///         Text(order.price, format: .number).componentCell("Price")
    ///     }
    ///
    /// - Parameter column: The value of the column, or its label where it has no value.
    /// - Returns: The view in the column.
    public func componentCell(_ column: String) -> some View {
        modifier(ComponentCellModifier(column: column))
    }
}
#endif
