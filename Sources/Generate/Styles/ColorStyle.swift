import SwiftModel

/// The colors of a component for one value of its tone, as the arguments of `ComponentColors`.
struct ColorStyle {
    let styles: ComponentStyles
    let tone: SwiftIdentifier?
    /// Fallback where no token says the color: `ComponentColors.neutral`.
    let neutral: String
    let primitive: NativePrimitive?
    /// Emphasis that the tokens draw, for styles of the system; nil for a filled area.
    var emphasis: String?
    /// Whether its style is told that it is selected: otherwise the tokens for that are drawn nowhere.
    var isSelectable = true

    /// Whether tokens say its look without a state.
    var saysMost: Bool { token(.background) != nil && textToken(.normal) != nil }

    var value: SwiftValueText? { value(with: nil) }

    func value(with parts: SwiftValueText?) -> SwiftValueText? {
        let colors = self.colors
        let scrim = color(.background, of: .overlay)
        let told = told
        guard scrim != nil || parts != nil || !told.isEmpty || colors.contains(where: { $0.color != nil }) else {
            return nil
        }
        return .call(
            "ComponentColors",
            colors.map { .init($0.label, .word($0.color ?? "\(neutral).\($0.label)")) }
                + told
                + (parts.map { [.init("parts", $0)] } ?? [])
                + (scrim.map { [.init("scrim", .word($0))] } ?? [])
                + (emphasis.map { [.init("emphasis", .word("ComponentEmphasis.\($0)"))] } ?? [])
        )
    }

    /// Whether tokens say a text that can be read on its background; where it can't, the lint of the tokens tells.
    var isReadable: Bool {
        guard let fill = token(.background) ?? token(.background, of: .track), let text = textToken(.normal) else {
            return false
        }
        return styles.isReadable(text, on: fill)
    }

    private var colors: [(label: String, color: String?)] {
        // The unfilled part of a bar is its background.
        let background = color(.background) ?? color(.background, of: .track)
        let text = text(.normal)
        let selected = color(.background, .selected)
        let chosen = isSelectable ? selected : nil
        let disabled = color(.background, .disabled)
        let border = color(.border)
        let focused = color(.border, .focused)
        let pressed = pressed(.normal)
        // Nothing is seen that is marked in no color.
        let fill = token(.background).map(styles.isClear) == true ? nil : background
        return [
            ("background", background),
            ("backgroundPressed", pressed ?? background),
            ("backgroundSelected", chosen ?? background),
            ("backgroundSelectedPressed", whenSelectable(self.pressed(.selected)) ?? chosen ?? pressed ?? background),
            ("backgroundDisabled", disabled ?? background),
            ("text", text),
            ("textSelected", whenSelectable(self.text(.selected)) ?? text),
            ("textDisabled", self.text(.disabled)),
            ("border", border ?? background),
            ("borderSelected", whenSelectable(color(.border, .selected)) ?? chosen ?? border ?? background),
            ("borderDisabled", color(.border, .disabled) ?? disabled ?? border ?? background),
            ("borderFocused", focused ?? border),
            ("borderInvalid", color(.border, .invalid)),
            ("tint", tint ?? (tone == nil ? selected ?? focused ?? text : fill ?? text)),
        ]
    }

    /// The states that few tokens tell: they stand where one does.
    private var told: [SwiftValueText.Argument] {
        let colors: [(label: String, color: String?)] = [
            ("backgroundHovered", isPointedAt ? color(.background, .normal, .hovered) : nil),
            ("backgroundSelectedHovered", isPointedAt && isSelectable ? color(.background, .selected, .hovered) : nil),
            ("backgroundInvalid", color(.background, .invalid)),
            ("backgroundSelectedDisabled", whenSelectable(color(.background, [.selected, .disabled]))),
            ("textHovered", isPointedAt ? color(.text, .normal, .hovered) : nil),
            ("textPressed", isPressed ? pressed(.normal, .text) : nil),
            ("textSelectedDisabled", whenSelectable(text([.selected, .disabled]))),
            ("borderHovered", isPointedAt ? color(.border, .normal, .hovered) : nil),
            ("borderPressed", isPressed ? pressed(.normal, .border) : nil),
            ("borderSelectedDisabled", whenSelectable(color(.border, [.selected, .disabled]))),
        ]
        return colors.compactMap { label, color in color.map { .init(label, .word($0)) } }
    }

    private func whenSelectable(_ color: String?) -> String? { isSelectable ? color : nil }

    /// Whether its style shows a press in more than the background.
    private var isPressed: Bool {
        switch primitive {
        case .button, .iconButton, .link, .toggleButton, .chip, .tabView, .menu: true
        default: false
        }
    }

    /// Whether its style knows where the pointer of an iPad is: `ComponentSurface` or `ComponentFieldBox` draws it.
    private var isPointedAt: Bool {
        switch primitive {
        case .button, .iconButton, .toggleButton, .chip, .textField, .secureField, .searchField, .pickerMenu: true
        default: false
        }
    }

    /// Color that marks a value: the filled part of a bar, the box with the tick.
    private var tint: String? {
        color(.background, of: .indicator) ?? color(.background, of: .handle) ?? color(.background, of: .progress)
            ?? color(.background, .selected, of: .track)
    }

    /// Finds the token of the component itself, or of a part that is drawn in the color of its text.
    private func textToken(_ states: StyleStates) -> DesignToken? {
        // Components that show nothing but an icon have its color.
        let isIcon = primitive == .icon || primitive == .iconButton
        // The label of a field stands beside its box, and has a color of its own.
        let parts = [StylePart.whole] + (hasLabelBeside ? [] : [.label, .content]) + (isIcon ? [.icon] : [])
        return parts.lazy.compactMap { token(.text, states, of: $0) }.first
    }

    private var hasLabelBeside: Bool {
        switch primitive {
        case .textField, .secureField, .searchField, .textEditor, .oneTimeCode, .tagInput, .pickerMenu, .pickerSearch,
            .stepper, .formField, .fileImporter:
            true
        default: false
        }
    }

    private func text(_ states: StyleStates) -> String? { textToken(states)?.home.reference }

    private func pressed(_ states: StyleStates, _ property: StyleProperty = .background) -> String? {
        color(property, states, .pressed) ?? color(property, states, .hovered)
    }

    private func color(
        _ property: StyleProperty,
        _ states: StyleStates = .normal,
        _ interaction: StyleInteraction = .none,
        of part: StylePart = .whole
    ) -> String? {
        token(property, states, interaction, of: part)?.home.reference
    }

    private func token(
        _ property: StyleProperty,
        _ states: StyleStates = .normal,
        _ interaction: StyleInteraction = .none,
        of part: StylePart = .whole
    ) -> DesignToken? {
        styles.color(StylePurpose(property, states, interaction, of: part), for: tone)
    }
}
