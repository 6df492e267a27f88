#if os(iOS)
import SwiftUI

/// Views in a row that are scrolled without an indicator.
@available(iOS 15, *)
struct ComponentScroll<Content: View>: View {
    private let axis: Axis
    private let content: Content

    init(_ axis: Axis = .horizontal, @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.content = content()
    }

    var body: some View {
        ScrollView(
            axis == .horizontal ? .horizontal : .vertical,
            showsIndicators: false
        ) { content }
    }
}
#endif
