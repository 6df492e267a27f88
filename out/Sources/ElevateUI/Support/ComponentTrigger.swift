#if os(iOS)
import SwiftUI

/// A button that opens something, for VoiceOver as well. It looks like the view that it is made of.
@available(iOS 15, *)
struct ComponentTrigger<Label: View>: View {
    @Binding private var isPresented: Bool
    private let label: Label

    init(_ isPresented: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self._isPresented = isPresented
        self.label = label()
    }

    var body: some View {
        Button {
            isPresented = true
        } label: {
            label
                .touchTarget(.medium)
        }
        .buttonStyle(.plain)
    }
}
#endif
