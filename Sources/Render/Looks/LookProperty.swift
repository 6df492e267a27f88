/// What a token of a component says of its looks, as far as the generated styles draw it.
enum LookProperty: Hashable {
    case background, text, icon, border, tint, track
    /// What is laid over the rest of the screen.
    case scrim
    case shadow
    /// Of what is as high as it is wide.
    case size
    case height, padding(LookSides), spacing, radius, borderWidth, iconSize
    case fontSize, fontWeight, fontFamily

    /// Words for a property.
    struct Phrase {
        let words: [String]
        let property: LookProperty
        /// The lower one counts where two stand in a name: those of several words come first, so that `border-radius` is
        /// no border.
        let rank: Int
    }

    /// The phrases that begin with a word.
    static func phrases(beginningWith word: String) -> [Phrase] { phrases[word] ?? [] }

    private static let phrases: [String: [Phrase]] = {
        let all = names.flatMap { property, names in
            names.map { (words: $0.split(separator: "-").map(String.init), property: property) }
        }
        .sorted { $0.words.count > $1.words.count }
        return Dictionary(
            grouping: all.enumerated().map { Phrase(words: $1.words, property: $1.property, rank: $0) },
            by: { $0.words[0] }
        )
    }()

    private static let names: [(LookProperty, [String])] = [
        (.background, ["fill", "background", "bg", "surface", "background-color", "fill-color"]),
        (.text, ["text", "label", "foreground", "content", "text-color", "label-color", "foreground-color"]),
        (.icon, ["icon", "icon-color"]),
        (.border, ["border", "outline", "stroke", "border-color", "outline-color", "stroke-color"]),
        (.tint, ["indicator", "tint", "accent", "thumb", "indicator-color"]),
        (.track, ["track", "track-color"]),
        (.scrim, ["scrim", "backdrop", "overlay", "scrim-color", "backdrop-color", "overlay-color"]),
        (.shadow, ["shadow", "box-shadow", "elevation"]),
        (.size, ["size"]),
        (.height, ["height", "min-height"]),
        (.padding(.all), ["padding"]),
        (.padding(.horizontal), ["padding-inline", "padding-x", "padding-horizontal"]),
        (.padding(.vertical), ["padding-block", "padding-y", "padding-vertical"]),
        (.padding(.top), ["padding-top", "padding-block-start"]),
        (.padding(.bottom), ["padding-bottom", "padding-block-end"]),
        (.padding(.leading), ["padding-start", "padding-left", "padding-inline-start"]),
        (.padding(.trailing), ["padding-end", "padding-right", "padding-inline-end"]),
        (.spacing, ["gap", "spacing"]),
        (.radius, ["radius", "border-radius", "corner-radius"]),
        (.borderWidth, ["border-width", "stroke-width", "outline-width"]),
        (.iconSize, ["icon-size"]),
        (.fontSize, ["font-size", "text-size"]),
        (.fontWeight, ["font-weight"]),
        (.fontFamily, ["font-family"]),
    ]
}
