#if os(iOS)
import SwiftUI

/// Gives a button the accessibility of a toggle: its state as a value, and the mixed state as words.
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
