import Core
import Documents

/// Safe to insert: escaped text, and elements of this room alone.
struct HTMLText {
    private(set) var text = ""

    var value: TemplateValue { .string(text) }

    static func escaped(_ words: String) -> String {
        var html = HTMLText()
        html.append(words)
        return html.text
    }

    mutating func append(_ words: String) {
        let words = TerminalText.page(words)
        guard words.utf8.contains(where: Self.isSpecial) else {
            text += words
            return
        }
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Names are the program's own.
    mutating func element(_ name: StaticString, _ body: (inout HTMLText) -> Void) {
        text += "<\(name)>"
        body(&self)
        text += "</\(name)>"
    }

    mutating func element(_ name: StaticString, class style: StaticString, _ words: some StringProtocol) {
        text += "<\(name) class=\"\(style)\">"
        append(String(words))
        text += "</\(name)>"
    }

    mutating func link(to target: LinkTarget, _ body: (inout HTMLText) -> Void) {
        link("<a rel=\"noopener\" href=\"", target.text, body)
    }

    /// Addresses in the site are the program's own.
    mutating func link(toPage page: String, _ body: (inout HTMLText) -> Void) { link("<a href=\"", page, body) }

    private mutating func link(_ opening: StaticString, _ address: String, _ body: (inout HTMLText) -> Void) {
        text += "\(opening)"
        append(address)
        text += "\">"
        body(&self)
        text += "</a>"
    }

    /// Readers without a mouse scroll it with the focus on it.
    mutating func codeBlock(_ code: String) {
        text += "<pre tabindex=\"0\"><code>"
        append(code)
        text += "</code></pre>"
    }

    mutating func headerCell(_ body: (inout HTMLText) -> Void) {
        text += "<th scope=\"col\">"
        body(&self)
        text += "</th>"
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
