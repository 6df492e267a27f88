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
    // What is nil is told by no design token, and the colors above count. Hovered is what a pointer is over, never a finger.
    var backgroundHovered: Color?
    var backgroundSelectedHovered: Color?
    var backgroundInvalid: Color?
    var backgroundSelectedDisabled: Color?
    var textHovered: Color?
    var textPressed: Color?
    var textSelectedDisabled: Color?
    var borderHovered: Color?
    var borderPressed: Color?
    var borderSelectedDisabled: Color?
    /// The styles of parts that have some of their own, and what tokens say of the whole beyond these colors.
    var parts: ComponentParts = [:]
    /// What is laid over the rest of the screen while something modal is shown.
    var scrim = neutralScrim
    var emphasis: ComponentEmphasis = .filled
    /// The border of what is outlined, where that is not in the tint.
    var outline: Color?
    /// The text of what looks like a link, where that is not in the tint.
    var link: Color?

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
        if states.contains(.hovered), let hovered = isSelected ? backgroundSelectedHovered : backgroundHovered {
            return hovered
        }
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
        if states.contains(.hovered), !isSelected, let textHovered { return textHovered }
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
        if states.contains(.hovered), !isSelected, let borderHovered { return borderHovered }
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

    /// The same colors with less weight: another fill, a border instead of one, or neither.
    func emphasized(_ emphasis: ComponentEmphasis) -> ComponentColors {
        guard emphasis != .filled else { return self }
        var colors = self
        colors.emphasis = emphasis
        colors.removeHover()
        colors.text = tint
        colors.textPressed = nil
        colors.border = .clear
        colors.borderPressed = nil
        colors.borderDisabled = .clear
        switch emphasis {
        case .filled: break
        case .secondary:
            colors.background = Self.secondaryFill
            colors.backgroundPressed = Self.neutral.background
            colors.backgroundDisabled = Self.neutral.backgroundDisabled
        case .soft:
            colors.background = tint.opacity(Self.softOpacity)
            colors.backgroundPressed = tint.opacity(Self.softOpacity * 2)
        case .outlined:
            colors.removeFill()
            colors.border = outline ?? tint
            colors.borderDisabled = textDisabled
        case .plain: colors.removeFill()
        case .link:
            let text = link ?? tint
            colors.removeFill()
            colors.backgroundPressed = .clear
            colors.text = text
            colors.textPressed = text.opacity(Self.pressedLinkOpacity)
        }
        return colors
    }

    /// The same in a light tint, for small things that the system doesn't fill.
    var softened: ComponentColors { emphasis == .filled ? emphasized(.soft) : self }

    /// Whether it is in the color of texts, and in no other.
    var isNeutral: Bool { tint == Self.neutral.tint }

    /// Whether tokens say what it is like under a pointer. Where none does, the system shows that it is there.
    var tellsHover: Bool {
        [backgroundHovered, backgroundSelectedHovered, textHovered, borderHovered].contains { $0 != nil }
            || parts.whole.background.keys.contains { $0.contains(.hovered) }
    }

    private mutating func removeHover() {
        backgroundHovered = nil
        backgroundSelectedHovered = nil
        textHovered = nil
        borderHovered = nil
    }

    /// There is nothing behind it until it is pressed.
    private mutating func removeFill() {
        background = .clear
        backgroundPressed = tint.opacity(Self.softOpacity)
        backgroundDisabled = .clear
    }

    /// How much of the tint shows in a light fill, and behind what has none while it is pressed.
    private static let softOpacity = 0.15
    private static let pressedLinkOpacity = 0.6
}
#endif
