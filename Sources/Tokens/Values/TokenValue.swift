/// Value of a token in one appearance, all references followed and all calculations done.
package enum TokenValue: Sendable, Hashable {
    case color(TokenColor)
    /// The color of the text around it, which only the place of use knows.
    case currentColor
    /// Points: a CSS pixel is one.
    case length(Double)
    /// A multiple of the font size: `em`.
    case ems(Double)
    /// `40%` is 0.4.
    case percentage(Double)
    case number(Double)
    /// Seconds.
    case duration(Double)
    case easing(TokenEasing)
    /// The first one that is there is used.
    case fontFamily([String])
    /// 1 to 1000.
    case fontWeight(Int)
    /// The uppermost layer first; none is CSS `none`.
    case shadow([TokenShadow])
    /// Named values: a typography, a border, a transition; sorted by name.
    case record([Field])
    /// Values side by side that are nothing else together: `8px 12px`.
    case list([TokenValue])
    /// A word with a meaning of its own: `solid`, `none`, `uppercase`.
    case word(String)
    case text(String)
    /// Any other value, in the notation of CSS. A custom property may hold anything.
    case opaque(String)

    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: TokenValue

        package init(name: String, value: TokenValue) {
            self.name = name
            self.value = value
        }
    }
}
