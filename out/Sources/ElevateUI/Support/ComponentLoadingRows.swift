#if os(iOS)
import SwiftUI

/// Outlines of rows, in the place of those that are on their way.
@available(iOS 15, *)
struct ComponentLoadingRows: View {
    @Environment(\.componentColumns) private var columns
    let spacing: CGFloat

    var body: some View {
        ForEach(0..<Self.rowCount, id: \.self) { _ in
            HStack(spacing: spacing) {
                ForEach(0..<max(columns.count, 1), id: \.self) { _ in
                    Text(verbatim: "Lorem ipsum")
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .skeleton(true)
        }
    }

    private static let rowCount = 3
}
#endif
