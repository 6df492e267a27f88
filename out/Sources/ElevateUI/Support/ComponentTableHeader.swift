#if os(iOS)
import SwiftUI

/// The heads of the columns of a table. Where the width is compact, each row says them by itself.
@available(iOS 15, *)
struct ComponentTableHeader<Item>: View {
    @Environment(\.horizontalSizeClass) private var width
    let columns: [ComponentColumn<Item>]
    let spacing: CGFloat

    var body: some View {
        if width != .compact, !columns.isEmpty {
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
