#if os(iOS)
import SwiftUI

/// An arrow that says whether a figure has grown, also without its colour.
@available(iOS 15, *)
struct ComponentTrendMark: View {
    @Environment(\.componentStrings) private var strings
    let isUp: Bool

    var body: some View {
        Image(systemName: isUp ? "arrow.up.right" : "arrow.down.right")
            .flipsForRightToLeftLayoutDirection(true)
            .accessibilityLabel(isUp ? strings.increase : strings.decrease)
    }
}
#endif
