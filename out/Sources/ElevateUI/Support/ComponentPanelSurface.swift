#if os(iOS)
import SwiftUI

/// What is behind and around a card or a panel, by its states.
@available(iOS 15, *)
struct ComponentPanelSurface: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.componentIsPressed) private var isPressed
    @Environment(\.componentStates) private var states
    let colors: ComponentColors
    let metrics: ComponentMetrics
    let shape: ComponentShape
    var isSelected = false

    func body(content: Content) -> some View {
        content
            .foregroundStyle(
                colors.text(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: states)
            )
            .background(
                colors.background(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: states),
                in: shape
            )
            .overlay { ComponentOutline(shape, border, width: metrics.borderWidth) }
    }

    private var border: Color {
        colors.border(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: states)
    }
}
#endif
