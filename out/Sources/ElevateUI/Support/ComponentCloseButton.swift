#if os(iOS)
import SwiftUI

/// Closes or removes the view around it.
@available(iOS 15, *)
struct ComponentCloseButton: View {
    @Environment(\.componentStrings) private var strings
    private let label: String?
    private let action: () -> Void

    /// An empty label is none: VoiceOver would say nothing of the button.
    init(label: String? = nil, action: @escaping () -> Void) {
        self.label = label?.isEmpty == true ? nil : label
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Label(label ?? strings.close, systemImage: "xmark")
                .labelStyle(.iconOnly)
                .imageScale(.small)
                .componentPart("close")
                .touchTarget(.medium)
        }
        .buttonStyle(.borderless)
    }
}
#endif
