#if os(iOS)
import SwiftUI

/// The heads of the columns of a table. Where the width is compact, a row that folds says them by itself.
@available(iOS 15, *)
struct ComponentTableHeader<Item>: View {
    @Environment(\.horizontalSizeClass) private var width
    let columns: [ComponentColumn<Item>]
    let spacing: CGFloat
    var foldsRows = true

    var body: some View {
        if !foldsRows || width != .compact, !columns.isEmpty {
            HStack(spacing: spacing) {
                ForEach(columns) { column in
                    Text(column.header)
                        .fontWeight(.medium)
                        .cell(of: column)
                }
            }
            .componentPart("header")
            .accessibilityAddTraits(.isHeader)
        }
    }
}
#endif
