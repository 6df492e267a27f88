/// A part of a component that tokens speak of: its track, the header of its panel.
struct StylePart: Hashable {
    /// Words with dashes between them; empty for the component itself.
    let name: String

    static let whole = StylePart(name: "")
    static let mark = StylePart(name: "mark")
    static let track = StylePart(name: "track")
    static let handle = StylePart(name: "handle")
    static let progress = StylePart(name: "progress")
    static let indicator = StylePart(name: "indicator")
    static let icon = StylePart(name: "icon")
    static let label = StylePart(name: "label")
    static let overlay = StylePart(name: "overlay")
    static let content = StylePart(name: "content")
    static let item = StylePart(name: "item")

    /// A part within this one: the icon of a header.
    func with(_ inner: StylePart) -> StylePart {
        if name.isEmpty { return inner }
        return inner.name.isEmpty ? self : StylePart(name: "\(name)-\(inner.name)")
    }

    /// Whether it is drawn in the color of texts, so that its fill is that color.
    var isDrawnAsText: Bool {
        let words = name.split(separator: "-")
        return Self.textLike.contains(name) || words.last.map { Self.textLike.contains(String($0)) } ?? false
            || words.contains { $0 == Self.icon.name }
    }

    static func named(_ words: String) -> StylePart? { named[words] }

    private static let textLike: Set<String> = [
        "icon", "mark", "label", "arrow", "title", "help", "placeholder", "link",
    ]

    private static let named: [String: StylePart] = {
        var named: [String: StylePart] = [:]
        for (name, words) in synonyms {
            for word in [name] + words { named[word] = StylePart(name: name) }
        }
        return named
    }()

    private static let synonyms: [(String, [String])] = [
        ("arrow", ["caret", "chevron", "expander", "disclosure"]),
        ("avatar", []), ("badge", []),
        ("box", ["control", "checkbox"]),
        ("button", []), ("cell", []),
        ("close", ["close-button", "close-icon", "dismiss"]),
        ("column", ["col"]), ("content", []),
        ("counter", ["character-count", "character-counter"]),
        ("divider", ["separator", "rule"]),
        ("field", ["input"]), ("footer", ["foot"]), ("group", []),
        ("handle", ["thumb", "knob"]),
        ("header", ["head"]),
        ("help", ["help-text", "helper", "helper-text", "hint", "hint-text", "assistive-text", "supporting-text"]),
        ("icon", ["glyph", "symbol"]),
        ("image", ["picture", "media"]),
        ("indicator", ["underline", "marker", "tint", "accent"]),
        ("item", ["option", "entry"]),
        ("label", ["caption"]),
        ("link", []), ("list", []),
        ("mark", ["check", "checkmark", "dot"]),
        ("message", ["error-text", "error-message"]),
        ("overlay", ["scrim", "backdrop"]),
        ("panel", ["pane", "body"]),
        ("placeholder", []),
        ("prefix", ["leading-icon"]),
        ("progress", ["range", "track-progress", "track-fill"]),
        ("row", []),
        ("suffix", ["trailing-icon"]),
        ("tick", ["ticks"]),
        ("title", ["heading", "headline"]),
        ("track", ["rail", "groove"]),
    ]
}
