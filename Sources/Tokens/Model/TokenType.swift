/// What a token is, where its file says so. The raw values are those of the Design Tokens Community Group.
package enum TokenType: String, CaseIterable, Sendable {
    case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, transition,
        shadow,
        gradient, typography
}
