import SwiftModel

/// The colours of a component for one value of its tone, as the arguments of `ComponentColors`.
struct ColorLook {
    let looks: ComponentLooks
    let tone: SwiftIdentifier?
    /// Where no token says it: `ComponentColors.neutral`.
    let neutral: String

    /// nil where no token says any colour.
    var value: SwiftValueText? {
        let colors = self.colors
        let scrim = color(.scrim)
        guard scrim != nil || colors.contains(where: { $0.color != nil }) else { return nil }
        return .call(
            "ComponentColors",
            colors.map { .init($0.label, .word($0.color ?? "\(neutral).\($0.label)")) }
                + (scrim.map { [.init("scrim", .word($0))] } ?? [])
        )
    }

    /// Whether tokens say the text and what is behind it, and the one can be read on the other in both appearances. Where
    /// it can't, the lint of the tokens tells.
    var isReadable: Bool {
        guard let fill = token(.background) ?? token(.track), let text = token(.text) ?? token(.icon) else {
            return false
        }
        return looks.isReadable(text, on: fill)
    }

    private var colors: [(label: String, color: String?)] {
        // The part of a bar that is not filled is what is behind it.
        let background = color(.background) ?? color(.track)
        let text = color(.text) ?? color(.icon)
        let selected = color(.background, .selected)
        let disabled = color(.background, .disabled)
        let border = color(.border)
        let focused = color(.border, .focused)
        let pressed = pressed(.normal)
        return [
            ("background", background),
            ("backgroundPressed", pressed ?? background),
            ("backgroundSelected", selected ?? background),
            ("backgroundSelectedPressed", self.pressed(.selected) ?? selected ?? pressed ?? background),
            ("backgroundDisabled", disabled ?? background),
            ("text", text),
            ("textSelected", color(.text, .selected) ?? text),
            ("textDisabled", color(.text, .disabled) ?? color(.icon, .disabled)),
            ("border", border ?? background),
            ("borderSelected", color(.border, .selected) ?? selected ?? border ?? background),
            ("borderDisabled", color(.border, .disabled) ?? disabled ?? border ?? background),
            ("borderFocused", focused ?? border),
            ("borderInvalid", color(.border, .invalid)),
            ("tint", tint ?? (tone == nil ? selected ?? focused ?? text : background ?? text)),
        ]
    }

    /// What marks a value: the filled part of a bar, the box with the tick.
    private var tint: String? { color(.tint) ?? color(.track, .selected) }

    private func pressed(_ state: LookState) -> String? {
        color(.background, state, .pressed) ?? color(.background, state, .hovered)
    }

    private func color(
        _ property: LookProperty,
        _ state: LookState = .normal,
        _ interaction: LookInteraction = .none
    ) -> String? {
        token(property, state, interaction)?.home.reference
    }

    private func token(
        _ property: LookProperty,
        _ state: LookState = .normal,
        _ interaction: LookInteraction = .none
    ) -> DesignToken? {
        var purpose = LookPurpose(property)
        purpose.state = state
        purpose.interaction = interaction
        guard let tone else { return looks.token(purpose, as: .color) }
        var own = purpose
        own.values[.tone] = tone
        return looks.token(own, as: .color) ?? looks.token(purpose, as: .color)
    }
}
