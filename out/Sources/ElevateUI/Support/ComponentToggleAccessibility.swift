#if os(iOS)
import SwiftUI

/// Makes a button speak like the toggle that it stands for: its state as a value, and a partial state as words.
@available(iOS 15, *)
struct ComponentToggleAccessibility: ViewModifier {
    @Environment(\.componentStrings) private var strings
    let isOn: Bool
    let isMixed: Bool

    func body(content: Content) -> some View {
        content
            .accessibilityAddTraits(traits)
            .accessibilityValue(value)
    }

    private var value: String {
        if isMixed { return strings.mixed }
        return isOn ? strings.on : strings.off
    }

    private var traits: AccessibilityTraits {
        if #available(iOS 17, *) { return .isToggle }
        return .isButton
    }
}
#endif
