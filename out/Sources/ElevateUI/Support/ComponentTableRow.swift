#if os(iOS)
import SwiftUI

/// A row of a table: the cells of its columns, or the view that a caller makes of the item.
///
/// An iPhone has no space for columns beside each other. There each cell stands behind the head of its column, below the
/// first one.
@available(iOS 15, *)
struct ComponentTableRow<Item, Row: View>: View {
    @Environment(\.horizontalSizeClass) private var width
    private let item: Item
    private let columns: [ComponentColumn<Item>]
    private let spacing: CGFloat
    private let row: Row

    init(_ item: Item, columns: [ComponentColumn<Item>], spacing: CGFloat, row: Row) {
        self.item = item
        self.columns = columns
        self.spacing = spacing
        self.row = row
    }

    var body: some View {
        if columns.isEmpty || !ComponentRows.areMissing(row) {
            row
        } else if width == .compact {
            folded.accessibilityElement(children: .combine)
        } else {
            cells.accessibilityElement(children: .combine)
        }
    }

    private var cells: some View {
        HStack(spacing: spacing) {
            ForEach(columns) { column in
                column.view(of: item)
                    .cell(of: column)
                    .componentPart("cell")
            }
        }
    }

    private var folded: some View {
        VStack(alignment: .leading, spacing: spacing) {
            columns.first?.title(of: item)
                .componentPart("cell")
            ForEach(columns.dropFirst()) { column in
                HStack(alignment: .firstTextBaseline, spacing: spacing) {
                    Text(column.header)
                        .foregroundStyle(.secondary)
                    column.view(of: item)
                        .multilineTextAlignment(.trailing)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .componentPart("cell")
                }
            }
        }
    }
}
#endif
