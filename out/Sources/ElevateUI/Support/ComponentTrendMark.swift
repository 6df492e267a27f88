#if os(iOS)
import SwiftUI

/// An arrow that says whether a figure has grown, also without its color.
@available(iOS 15, *)
struct ComponentTrendMark: View {
    @Environment(\.componentStrings) private var strings
    private let isUp: Bool
    private let colors: ComponentColors

    init(isUp: Bool, colors: ComponentColors) {
        self.isUp = isUp
        self.colors = colors
    }

    var body: some View {
        Image(systemName: isUp ? "arrow.up.right" : "arrow.down.right")
            .flipsForRightToLeftLayoutDirection(true)
            .font(.footnote)
            .foregroundStyle(colors.tint)
            .accessibilityLabel(isUp ? strings.increase : strings.decrease)
    }
}
#endif
