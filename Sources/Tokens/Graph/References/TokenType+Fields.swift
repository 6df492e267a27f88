extension TokenType {
    /// What a named value of a composite token is, as the format of the Design Tokens Community Group has it. A line height
    /// may be a length too, and says what it is.
    func type(ofField name: String) -> TokenType? {
        switch (self, name) {
        case (.border, "color"), (.shadow, "color"), (.gradient, "color"): .color
        case (.border, "width"): .dimension
        case (.border, "style"): .strokeStyle
        case (.shadow, "offsetX"), (.shadow, "offsetY"), (.shadow, "blur"), (.shadow, "spread"): .dimension
        case (.gradient, "position"): .number
        case (.transition, "duration"), (.transition, "delay"): .duration
        case (.transition, "timingFunction"): .cubicBezier
        case (.typography, "fontFamily"): .fontFamily
        case (.typography, "fontWeight"): .fontWeight
        case (.typography, "fontSize"), (.typography, "letterSpacing"): .dimension
        default: nil
        }
    }
}
