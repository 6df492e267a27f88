#if os(iOS)
import SwiftUI

/// The colors of a component in each of its states.
///
/// States are resolved in one place, so that disabled wins over pressed, and pressed over selected, everywhere.
@available(iOS 15, *)
struct ComponentColors: Sendable {
    var background: Color
    var backgroundPressed: Color
    var backgroundSelected: Color
    var backgroundSelectedPressed: Color
    var backgroundDisabled: Color
    var text: Color
    var textSelected: Color
    var textDisabled: Color
    var border: Color
    var borderSelected: Color
    var borderDisabled: Color
    var borderFocused: Color
    var borderInvalid: Color
    /// The color of what marks a value: a tick, a dot, the filled part of a bar.
    var tint: Color
    // What is nil is told by no design token, and the colors above count.
    var backgroundInvalid: Color?
    var backgroundSelectedDisabled: Color?
    var textPressed: Color?
    var textSelectedDisabled: Color?
    var borderPressed: Color?
    var borderSelectedDisabled: Color?
    /// The styles of parts that have some of their own, and what tokens say of the whole beyond these colors.
    var parts: ComponentParts = [:]
    /// What is laid over the rest of the screen while something modal is shown.
    var scrim = neutralScrim
    var emphasis: ComponentEmphasis = .filled

    /// The color behind the content.
    func background(
        isEnabled: Bool = true,
        isPressed: Bool = false,
        isSelected: Bool = false,
        isInvalid: Bool = false,
        in states: ComponentState = .normal
    ) -> Color {
        let states = states.union(.of(isEnabled, isPressed, isSelected, isInvalid: isInvalid))
        if let told = parts.whole.background.value(in: states) { return told }
        if !isEnabled { return isSelected ? backgroundSelectedDisabled ?? backgroundDisabled : backgroundDisabled }
        if isInvalid, let backgroundInvalid { return backgroundInvalid }
        if isPressed { return isSelected ? backgroundSelectedPressed : backgroundPressed }
        return isSelected ? backgroundSelected : background
    }

    /// The color of texts and icons.
    ///
    /// Where no token says more, a press changes the background alone, so that the text stays readable.
    func text(
        isEnabled: Bool = true,
        isPressed: Bool = false,
        isSelected: Bool = false,
        in states: ComponentState = .normal
    ) -> Color {
        let states = states.union(.of(isEnabled, isPressed, isSelected))
        if let told = parts.whole.text.value(in: states) { return told }
        if !isEnabled { return isSelected ? textSelectedDisabled ?? textDisabled : textDisabled }
        if isPressed { return textPressed ?? text }
        return isSelected ? textSelected : text
    }

    /// The color of the outline: what is invalid stays recognizable while it is edited.
    func border(
        isEnabled: Bool = true,
        isPressed: Bool = false,
        isSelected: Bool = false,
        isFocused: Bool = false,
        isInvalid: Bool = false,
        in states: ComponentState = .normal
    ) -> Color {
        let states = states.union(.of(isEnabled, isPressed, isSelected, isFocused: isFocused, isInvalid: isInvalid))
        if let told = parts.whole.border.value(in: states) { return told }
        if !isEnabled { return isSelected ? borderSelectedDisabled ?? borderDisabled : borderDisabled }
        if isInvalid { return borderInvalid }
        if isPressed, let borderPressed { return borderPressed }
        if isFocused { return borderFocused }
        return isSelected ? borderSelected : border
    }

    /// The same with styles that tokens say of some values of the API alone.
    func adding(_ others: ComponentParts) -> ComponentColors {
        var colors = self
        colors.parts = parts.adding(others)
        return colors
    }

    /// The same with the styles that the component around says of what is in it.
    func adding(_ style: ComponentPartStyle?) -> ComponentColors {
        style.map { adding(["whole": $0]) } ?? self
    }

    /// The same colors with less weight: a border instead of a filled area, or neither.
    func emphasized(_ emphasis: ComponentEmphasis) -> ComponentColors {
        guard emphasis != .filled else { return self }
        var colors = self
        colors.emphasis = emphasis
        colors.background = .clear
        colors.backgroundPressed = tint.opacity(Self.pressedOpacity)
        colors.backgroundDisabled = .clear
        colors.text = tint
        colors.textPressed = nil
        colors.border = emphasis == .outlined ? tint : .clear
        colors.borderPressed = nil
        colors.borderDisabled = emphasis == .outlined ? textDisabled : .clear
        return colors
    }

    /// How much of the tint shows behind a component without a filled area while it is pressed.
    private static let pressedOpacity = 0.15
}
#endif
