#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// The value of a slider's thumb as text below it.
    func thumbTooltip(_ value: String, isShown: Bool) -> some View {
        modifier(ComponentThumbTooltip(value: value, isShown: isShown))
    }
}

@available(iOS 15, *)
private struct ComponentThumbTooltip: ViewModifier {
    let value: String
    let isShown: Bool

    func body(content: Content) -> some View {
        VStack {
            content
            if isShown {
                Text(value)
                    .font(.footnote)
                    // The thumb says it.
                    .accessibilityHidden(true)
            }
        }
    }
}
#endif
