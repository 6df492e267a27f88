#if os(iOS)
import SwiftUI
import UIKit

/// Puts a text on the pasteboard, and shows for a moment that it is there.
@available(iOS 15, *)
struct ComponentCopyButton: View {
    @Environment(\.componentStrings) private var strings
    @State private var isCopied = false
    private let text: String
    private let action: () -> Void

    init(text: String, action: @escaping () -> Void = {}) {
        self.text = text
        self.action = action
    }

    var body: some View {
        Button {
            UIPasteboard.general.string = text
            isCopied = true
            action()
        } label: {
            Image(systemName: isCopied ? "checkmark" : "doc.on.doc")
                .imageScale(.small)
                .touchTarget(.medium)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(strings.copy)
        .task(id: isCopied) {
            guard isCopied else { return }
            try? await Task.sleep(nanoseconds: Self.pause)
            isCopied = false
        }
    }

    /// Two seconds.
    private static let pause: UInt64 = 2_000_000_000
}
#endif
