#if os(iOS)
import SwiftUI

/// Texts and icons of a button that a surface is drawn around, in the color for the states of both.
@available(iOS 15, *)
struct ComponentSurfaceText: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentStates) private var states
    let colors: ComponentColors
    var isSelected = false

    func body(content: Content) -> some View {
        content.foregroundStyle(
            colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: states)
        )
    }
}
#endif
