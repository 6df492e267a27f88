#if os(iOS)
import SwiftUI

@available(iOS 15, *)
nonisolated extension ComponentColumn where Item == Void {
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
nonisolated extension ComponentColumn {
    /// The head of a column that shows values.
    fileprivate var head: ComponentColumn<Void> {
        ComponentColumn<Void>(head: id, header: header, alignment: alignment, width: width, isSortable: isSortable)
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
private struct ComponentColumnSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The columns of the table around a view.
    var componentColumns: [ComponentColumn<Void>] {
        get { self[ComponentColumnsKey.self] }
        set { self[ComponentColumnsKey.self] = newValue }
    }

    /// The space between them.
    var componentColumnSpacing: CGFloat? {
        get { self[ComponentColumnSpacingKey.self] }
        set { self[ComponentColumnSpacingKey.self] = newValue }
    }
}

@available(iOS 15, *)
private struct ComponentCellModifier: ViewModifier {
    @Environment(\.componentColumns) private var columns
    @Environment(\.horizontalSizeClass) private var width
    let column: String

    func body(content: Content) -> some View {
        if let column = columns.first(where: { $0.id == column }) {
            if width == .compact {
                folded(content, column.header)
            } else {
                content.cell(of: column).componentPart("cell")
            }
        } else {
            content
        }
    }

    /// Where there is no space for heads, each cell stands below its own.
    private func folded(_ content: Content, _ header: String) -> some View {
        VStack(alignment: .leading) {
            if !header.isEmpty {
                Text(header)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            content.componentPart("cell")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

@available(iOS 15, *)
extension View {
    /// Makes the view a table with these columns.
    func columns<Item>(_ columns: [ComponentColumn<Item>], spacing: CGFloat) -> some View {
        environment(\.componentColumns, columns.map(\.head))
            .environment(\.componentColumnSpacing, spacing)
    }

    /// Makes the view a cell of a column of the table around it: as wide as the head of the column, and aligned with it.
    ///
    ///     ComponentCells {
    ///         Text(order.name).componentCell("Name")
    ///         Text(order.price, format: .number).componentCell("Price")
    ///     }
    ///
    /// An iPhone has no space for heads above the rows. There each cell has its head above it.
    ///
    /// - Parameter column: The value of the column, or its label where it has no value.
    /// - Returns: The view in the column.
    public func componentCell(_ column: String) -> some View {
        modifier(ComponentCellModifier(column: column))
    }
}

/// The cells of a row of a table: beside each other, as far apart as the heads of the table around them, or below each other
/// where the width is compact.
@available(iOS 15, *)
public struct ComponentCells<Content: View>: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.componentColumnSpacing) private var spacing
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        if width == .compact {
            VStack(alignment: .leading, spacing: spacing) { content }
        } else {
            HStack(spacing: spacing) { content }
        }
    }
}
#endif
