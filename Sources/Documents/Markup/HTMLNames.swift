import Core

package enum HTMLNames {
    /// Elements that have no end tag.
    package static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Elements in which nothing is a tag but their own end.
    static let rawText: Set<String> = ["script", "style", "textarea", "title"]

    /// The longest name of an attribute that libxml2 keeps in one piece.
    static let longest = 90

    /// Whether libxml2 takes a byte for a part of a name.
    static func isPlain(_ byte: UInt8, isFirst: Bool) -> Bool {
        if byte.isASCIILetter || byte == UInt8(ascii: "_") { return true }
        return !isFirst && (byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
    }

    /// Whether a library defines the element: a browser knows none with a hyphen, but for a few of SVG.
    package static func isCustom(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "-")) && !reserved.contains(name)
    }

    private static let reserved: Set<String> = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]
}

extension HTMLNames {
    /// Elements of HTML, also outdated elements that browsers still know; of SVG and MathML the outermost.
    package static let known: Set<String> = [
        "a", "abbr", "acronym", "address", "area", "article", "aside", "audio", "b", "base", "bdi", "bdo", "big",
        "blockquote", "body", "br", "button", "canvas", "caption", "center", "cite", "code", "col", "colgroup", "data",
        "datalist", "dd", "del", "details", "dfn", "dialog", "div", "dl", "dt", "em", "embed", "fieldset", "figcaption",
        "figure", "font", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header",
        "hgroup", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "label", "legend", "li", "link", "main",
        "map", "mark", "marquee", "math", "menu", "meta", "meter", "nav", "nobr", "noscript", "object", "ol",
        "optgroup",
        "option", "output", "p", "param", "picture", "pre", "progress", "q", "rp", "rt", "ruby", "s", "samp", "script",
        "search", "section", "select", "slot", "small", "source", "span", "strike", "strong", "style", "sub", "summary",
        "sup", "svg", "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "time", "title", "tr",
        "track", "tt", "u", "ul", "var", "video", "wbr",
    ]
}
