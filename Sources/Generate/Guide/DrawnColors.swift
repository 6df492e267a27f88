import SwiftModel
import Tokens

/// The colors as the generated `ComponentColors` has them, and which of them its helpers choose in a state.
struct DrawnColors {
    typealias Ink = DrawnStyles.Ink
    typealias Paint = DrawnStyles.Paint

    struct Situation {
        var isDisabled = false
        var isPressed = false
        var isSelected = false
        var isFocused = false
        var isInvalid = false

        init(_ state: DrawnStyles.State) {
            isDisabled = state.isDisabled
            isSelected = state.isSelected
            isPressed = state == .pressed
            isFocused = state == .focused
            isInvalid = state == .invalid
        }
    }

    private let colors: [String: Ink]
    private let parts: DrawnParts

    /// `value` is the call of `ComponentColors`, `common` the styles that tokens give the parts for any values; `ink`
    /// resolves a word of it.
    init(
        _ value: SwiftValueText,
        parts common: SwiftValueText?,
        drawn emphasis: VariantMeaning.Emphasis = .filled,
        _ ink: (String) -> Ink?
    ) {
        var colors: [String: Ink] = [:]
        var parts: SwiftValueText?
        for argument in value.arguments {
            if argument.label == "parts" { parts = argument.value }
            if case .word(let word) = argument.value { colors[argument.label] = ink(word) }
        }
        self.colors = Self.emphasized(colors, emphasis)
        self.parts = DrawnParts(parts, parts: common, ink)
    }

    func paints(in state: DrawnStyles.State, _ primitive: NativePrimitive?) -> DrawnStyles.Colors {
        let situation = Situation(state)
        var chosen = situation
        chosen.isSelected = true
        chosen.isFocused = false
        var paints: [Paint: Ink] = [:]
        paints[.background] = background(situation)
        paints[.text] = primitive?.hasTextOnFill == false ? textOnScreen(situation) : text(situation)
        paints[.border] = border(situation)
        paints[.tint] = situation.isDisabled && primitive == .rating ? colors["textDisabled"] : mark(colors["tint"])
        paints[.chosenBackground] = background(chosen)
        paints[.chosenText] = text(chosen)
        paints[.chosenBorder] = border(chosen)
        paints[.scrim] = colors["scrim"] ?? SystemStyles.scrim
        switch primitive {
        case .toggleCheckbox, .pickerRadioGroup:
            var unchosen = situation
            unchosen.isSelected = primitive == .toggleCheckbox && situation.isSelected
            (paints[.box], paints[.boxBorder], paints[.mark]) = box(unchosen, primitive)
            (paints[.chosenBox], paints[.chosenBoxBorder], paints[.chosenMark]) = box(chosen, primitive)
        case .toggleSwitch:
            paints[.track] =
                parts.color("track", "background", situation)
                ?? (situation.isSelected ? mark(colors["tint"]) : SystemStyles.track)
            paints[.trackBorder] = parts.color("track", "border", situation)
            paints[.handle] = parts.color("handle", "background", situation) ?? SystemStyles.handle
            paints[.handleBorder] = parts.color("handle", "border", situation)
        default: break
        }
        return paints
    }

    // MARK: As `ComponentColors` emphasizes

    private static func emphasized(_ all: [String: Ink], _ emphasis: VariantMeaning.Emphasis) -> [String: Ink] {
        guard emphasis != .filled, let tint = all["tint"] else { return all }
        var colors = all
        let clear = SystemStyles.faded(tint, 0)
        func removeFill() {
            colors["background"] = clear
            colors["backgroundPressed"] = SystemStyles.faded(tint, SystemStyles.softOpacity)
            colors["backgroundDisabled"] = clear
        }
        colors["text"] = tint
        colors["textPressed"] = nil
        colors["border"] = clear
        colors["borderPressed"] = nil
        colors["borderDisabled"] = clear
        switch emphasis {
        case .filled: break
        case .secondary:
            colors["background"] = SystemStyles.secondaryFill
            colors["backgroundPressed"] = SystemStyles.color("ComponentColors.neutral.background")
            colors["backgroundDisabled"] = SystemStyles.color("ComponentColors.neutral.backgroundDisabled")
        case .soft:
            colors["background"] = SystemStyles.faded(tint, SystemStyles.softOpacity)
            colors["backgroundPressed"] = SystemStyles.faded(tint, SystemStyles.softOpacity * 2)
        case .outlined:
            removeFill()
            colors["border"] = all["outline"] ?? tint
            colors["borderDisabled"] = all["textDisabled"]
        case .plain: removeFill()
        case .link:
            let text = all["link"] ?? tint
            removeFill()
            colors["backgroundPressed"] = clear
            colors["text"] = text
            colors["textPressed"] = SystemStyles.faded(text, SystemStyles.pressedLinkOpacity)
        }
        return colors
    }

    // MARK: As `ComponentColors` chooses

    private func background(_ now: Situation) -> Ink? {
        if let told = parts.color("whole", "background", now) { return told }
        if now.isDisabled {
            return (now.isSelected ? colors["backgroundSelectedDisabled"] : nil) ?? colors["backgroundDisabled"]
        }
        if now.isInvalid, let invalid = colors["backgroundInvalid"] { return invalid }
        if now.isPressed { return colors[now.isSelected ? "backgroundSelectedPressed" : "backgroundPressed"] }
        return colors[now.isSelected ? "backgroundSelected" : "background"]
    }

    /// Finds the color that `ComponentColors` draws: readable on its fill, even where the told color is not.
    private func text(_ now: Situation) -> Ink? {
        guard let told = toldText(now), let fill = background(now) else { return toldText(now) }
        return readable(told, on: fill, .text)
    }

    private func textOnScreen(_ now: Situation) -> Ink? { toldText(now).map { readable($0, on: nil, .text) } }

    /// Makes the color of a mark that can be told from its background, which is the screen where the mark has none.
    private func mark(_ told: Ink?, on fill: Ink? = nil) -> Ink? { told.map { readable($0, on: fill, .largeText) } }

    private func readable(_ told: Ink, on fill: Ink?, _ contrast: ColorContrast) -> Ink {
        Ink(
            light: told.light.readable(on: fill?.light ?? .transparent, over: .white, contrast: contrast),
            dark: told.dark.readable(on: fill?.dark ?? .transparent, over: .black, contrast: contrast),
            isOfToken: told.isOfToken
        )
    }

    /// A text that design tokens draw on a background of theirs, and that is too close to it.
    struct Shortfall {
        let text: Ink
        let fill: Ink
        let contrast: ColorContrast
    }

    /// nil where the text can be read, or where one of the two is none of the tokens'.
    func shortfall(in state: DrawnStyles.State) -> Shortfall? {
        let situation = Situation(state)
        guard let text = toldText(situation), let fill = background(situation), text.isOfToken, fill.isOfToken else {
            return nil
        }
        let contrast = min(
            ColorContrast(of: text.light, on: fill.light, over: .white),
            ColorContrast(of: text.dark, on: fill.dark, over: .black)
        )
        let isSeen = text.light.alpha > 0 || text.dark.alpha > 0
        return isSeen && contrast < .text ? Shortfall(text: text, fill: fill, contrast: contrast) : nil
    }

    private func toldText(_ now: Situation) -> Ink? {
        if let told = parts.color("whole", "text", now) { return told }
        if now.isDisabled { return (now.isSelected ? colors["textSelectedDisabled"] : nil) ?? colors["textDisabled"] }
        if now.isPressed, !now.isSelected { return colors["textPressed"] ?? colors["text"] }
        return colors[now.isSelected ? "textSelected" : "text"]
    }

    private func border(_ now: Situation) -> Ink? {
        if let told = parts.color("whole", "border", now) { return told }
        if now.isDisabled {
            return (now.isSelected ? colors["borderSelectedDisabled"] : nil) ?? colors["borderDisabled"]
        }
        if now.isInvalid { return colors["borderInvalid"] }
        if now.isPressed, let pressed = colors["borderPressed"] { return pressed }
        if now.isFocused { return colors["borderFocused"] }
        guard now.isSelected else { return colors["border"] }
        return tellsSelection ? colors["borderSelected"] : text(now)
    }

    private var tellsSelection: Bool {
        ["background", "text", "border"].contains { colors["\($0)Selected"] != colors[$0] }
    }

    // MARK: As the marks of checkboxes and radio buttons choose

    private func box(_ now: Situation, _ primitive: NativePrimitive?) -> (fill: Ink?, border: Ink?, mark: Ink?) {
        let symbol = symbol(now, primitive)
        guard parts.has("box") else {
            let shown = mark(symbol)
            // The symbol of the system: a box that is filled where it is on, a circle with a dot.
            if primitive == .pickerRadioGroup { return (nil, shown, shown) }
            return (now.isSelected ? shown : nil, shown, nil)
        }
        return (
            parts.color("box", "background", now), parts.color("box", "border", now) ?? symbol,
            mark(parts.color("mark", "text", now) ?? colors["textSelected"], on: parts.color("box", "background", now))
        )
    }

    private func symbol(_ now: Situation, _ primitive: NativePrimitive?) -> Ink? {
        if primitive == .pickerRadioGroup { return colors["tint"] }
        if now.isDisabled { return colors["textDisabled"] }
        if now.isInvalid { return colors["borderInvalid"] }
        return colors[now.isSelected ? "tint" : "border"]
    }
}
