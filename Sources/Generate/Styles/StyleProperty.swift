enum StyleProperty: Hashable, CaseIterable {
    case background, text, border
    case borderWidth, borderStyle, radius, shadow, opacity, blur
    /// Size of a part that is as high as it is wide.
    case size
    case width, minimumWidth, maximumWidth, height, maximumHeight
    case padding, margin, spacing, offset
    case fontSize, fontWeight, fontFamily, lineHeight, letterSpacing, alignment, decoration
    case duration, easing, layer, cursor

    /// Words for a property, which may stand in any order and apart from each other.
    struct Phrase {
        let words: [String]
        let property: StyleProperty
        /// The lower one counts where two of as many words stand in a name.
        let rank: Int
    }

    static func phrases(beginningWith word: String) -> [Phrase] { phrases[word] ?? [] }

    private static let phrases: [String: [Phrase]] = {
        let all = StyleProperty.allCases.flatMap { property in
            property.names.map { (words: $0.split(separator: "-").map(String.init), property: property) }
        }
        return Dictionary(
            grouping: all.enumerated().map { Phrase(words: $1.words, property: $1.property, rank: $0) },
            by: { $0.words[0] }
        )
    }()

    /// Names of the property: the words of CSS and of design systems.
    var names: [String] {
        switch self {
        case .background:
            ["fill", "background", "bg", "surface", "background-color", "fill-color", "bg-color", "surface-color"]
        case .text:
            ["text", "foreground", "fg", "ink", "text-color", "foreground-color", "fg-color", "font-color", "color"]
        case .border:
            ["border", "outline", "stroke", "ring", "border-color", "outline-color", "stroke-color", "ring-color"]
        case .borderWidth:
            [
                "border-width", "stroke-width", "outline-width", "ring-width", "border-size", "outline-size",
                "border-thickness", "outline-thickness",
            ]
        case .borderStyle: ["border-style", "outline-style"]
        case .radius: ["radius", "border-radius", "corner-radius", "corner", "rounding"]
        case .shadow: ["shadow", "box-shadow", "elevation", "shadow-color"]
        case .opacity: ["opacity", "alpha"]
        case .blur: ["blur", "background-blur"]
        case .size: ["size", "diameter"]
        case .width: ["width"]
        case .minimumWidth: ["min-width"]
        case .maximumWidth: ["max-width"]
        case .height: ["height", "min-height"]
        case .maximumHeight: ["max-height"]
        case .padding: ["padding", "inset"]
        case .margin: ["margin"]
        case .spacing: ["gap", "spacing", "space"]
        case .offset: ["offset", "border-offset", "outline-offset", "ring-offset"]
        case .fontSize: ["font-size", "text-size", "typography-size"]
        case .fontWeight: ["font-weight", "text-weight", "weight"]
        case .fontFamily: ["font-family", "typeface", "font"]
        case .lineHeight: ["line-height", "font-line-height", "leading"]
        case .letterSpacing: ["letter-spacing", "tracking"]
        case .alignment: ["align", "text-align", "font-align", "alignment"]
        case .decoration: ["decoration", "text-decoration"]
        case .duration: ["duration", "transition", "transition-duration", "animation-duration"]
        case .easing: ["easing", "transition-easing", "transition-timing-function"]
        case .layer: ["z-index"]
        case .cursor: ["cursor"]
        }
    }
}
