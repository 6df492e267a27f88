#if os(iOS)
import SwiftUI

/// The colors of a component in each of its states.
///
/// States are resolved in one place, so that disabled wins over pressed, and pressed over selected, everywhere. Whatever the
/// colors are, a text can be read on the background of the same states.
@available(iOS 15, *)
nonisolated struct ComponentColors: Sendable {
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
    /// nil where nothing says it: then it is filled, and not what matters most.
    var emphasis: ComponentEmphasis?
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
    /// Where no token says more, a press changes the background alone. A color that can't be read on it becomes darker or
    /// lighter.
    func text(
        isEnabled: Bool = true,
        isPressed: Bool = false,
        isSelected: Bool = false,
        in states: ComponentState = .normal
    ) -> Color {
        let states = states.union(.of(isEnabled, isPressed, isSelected))
        let fill = background(
            isEnabled: isEnabled,
            isPressed: isPressed,
            isSelected: isSelected,
            isInvalid: states.contains(.invalid),
            in: states
        )
        return toldText(isEnabled: isEnabled, isPressed: isPressed, isSelected: isSelected, in: states)
            .readable(on: fill)
    }

    private func toldText(isEnabled: Bool, isPressed: Bool, isSelected: Bool, in states: ComponentState) -> Color {
        if let told = parts.whole.text.value(in: states) { return told }
        if !isEnabled { return isSelected ? textSelectedDisabled ?? textDisabled : textDisabled }
        if isPressed { return isSelected ? textSelected : textPressed ?? text }
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
        guard isSelected else { return border }
        return tellsSelection ? borderSelected : text(isSelected: true, in: states)
    }

    /// Whether what is selected looks otherwise. Where it doesn't, its border says it.
    private var tellsSelection: Bool {
        backgroundSelected != background || textSelected != text || borderSelected != border
    }

    /// The text where nothing is behind it.
    var textOnScreen: Color { text.readable() }

    /// The tint as the color of texts, on the screen and on a light fill of the same tint.
    var ink: Color { tint.readable(on: tint.opacity(Self.softOpacity)) }

    /// The tint of what is a mark and no text.
    var mark: Color { tint.readable(contrast: ComponentInk.markContrast) }

    /// The text on a fill in the tint.
    var textOnTint: Color { text.readable(on: tint) }

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
    func emphasized(_ emphasis: ComponentEmphasis?) -> ComponentColors {
        guard let emphasis else { return self }
        var colors = self
        colors.emphasis = emphasis
        guard emphasis != .filled else { return colors }
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
    var softened: ComponentColors { emphasis == nil || emphasis == .filled ? emphasized(.soft) : self }

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
