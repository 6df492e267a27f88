#if os(iOS)
import SwiftUI

/// A button that opens something, for VoiceOver as well. It looks like the view that it is made of.
@available(iOS 15, *)
struct ComponentTrigger<Label: View>: View {
    @Binding private var isPresented: Bool
    private let isActive: Bool
    private let label: Label

    /// While it is not active, the label is all that is seen.
    init(_ isPresented: Binding<Bool>, isActive: Bool = true, @ViewBuilder label: () -> Label) {
        self._isPresented = isPresented
        self.isActive = isActive
        self.label = label()
    }

    var body: some View {
        if isActive {
            Button {
                isPresented = true
            } label: {
                label
                    .touchTarget(.medium)
            }
            .buttonStyle(.plain)
        } else {
            label
        }
    }
}
#endif
