/// Type of a token, where its file says so. The raw values come from the Design Tokens Community Group.
package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, number, duration, cubicBezier
    case fontFamily, fontWeight, typography
    case strokeStyle, border, shadow, gradient, transition
}
