#if os(iOS)
import SwiftUI

/// Closes or removes the view around it; nothing where that is not possible.
@available(iOS 15, *)
struct ComponentCloseButton: View {
    @Environment(\.componentStrings) private var strings
    private let action: (() -> Void)?

    init(action: (() -> Void)?) {
        self.action = action
    }

    var body: some View {
        if let action {
            Button(action: action) {
                Label(strings.close, systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .imageScale(.small)
                    .componentPart("close")
                    .touchTarget(.medium)
            }
            .buttonStyle(.borderless)
        }
    }
}
#endif
