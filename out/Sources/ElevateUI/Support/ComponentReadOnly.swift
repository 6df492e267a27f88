#if os(iOS)
import SwiftUI

/// Keeps a control from being changed. It is read as before, also by VoiceOver, and not dimmed as one that is disabled.
///
/// What VoiceOver does to a control is no touch: the control needs a Binding that is read-only, too.
@available(iOS 15, *)
struct ComponentReadOnly: ViewModifier {
    @Environment(\.componentStrings) private var strings
    let isReadOnly: Bool

    func body(content: Content) -> some View {
        content
            .allowsHitTesting(!isReadOnly)
            .accessibilityHint(isReadOnly ? strings.readOnly : "")
    }
}

@available(iOS 15, *)
extension View {
    /// Keeps the control from being changed while the condition holds, and says so to VoiceOver.
    func readOnly(_ isReadOnly: Bool) -> some View {
        modifier(ComponentReadOnly(isReadOnly: isReadOnly))
    }
}
#endif
