#if os(iOS)
import SwiftUI

/// Keeps whether something is shown, where the app has no Binding for it.
@available(iOS 15, *)
struct ComponentPresence<Content: View>: View {
    @ComponentKept private var isPresented: Bool
    private let content: (Binding<Bool>) -> Content

    init(initially isPresented: Bool = false, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
        _isPresented = ComponentKept(nil, own: isPresented)
        self.content = content
    }

    var body: some View {
        content($isPresented)
    }
}
#endif
