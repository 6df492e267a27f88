#if os(iOS)
import SwiftUI

/// Keeps whether something is shown, where the app has no Binding for it.
@available(iOS 15, *)
struct ComponentPresence<Content: View>: View {
    @State private var isPresented = false
    private let content: (Binding<Bool>) -> Content

    init(@ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
        self.content = content
    }

    var body: some View {
        content($isPresented)
    }
}
#endif
