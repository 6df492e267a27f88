import Core

/// Writes running text of a source as Markdown on one line: words stay words, nothing runs, nothing is loaded by
/// looking at it, and nothing reaches anybody.
package struct MarkdownInlineWriter {
    private var text = ""
    /// Whether it is in a link, where no forge looks for other ones.
    private var isInLink = false
    /// Whether the last word holds an address, which goes on to the next blank.
    private var isBehindAddress = false

    private let allowsAddresses: Bool

    package init(allowingAddresses: Bool = true) {
        allowsAddresses = allowingAddresses
    }

    /// Text without blanks at the ends, and without a beginning that would make it a list or a heading.
    package var line: String { Self.withPlainStart(TerminalText.line(text)) }

    package mutating func append(_ content: [MarkdownInline]) {
        for inline in content {
            switch inline.kind {
            case .text(let words): appendEscaped(words)
            case .code(let code): append(code: code)
            case .html(let markup): append(code: markup)
            case .emphasis(let inner): wrap(inner, "*")
            case .strong(let inner): wrap(inner, "**")
            case .strikethrough(let inner): wrap(inner, "~~")
            case .link(let destination, let inner): append(inner, linkedTo: LinkTarget(destination))
            // A picture lies where its source does, if anywhere.
            case .image(_, let inner): append(inner)
            case .softBreak, .lineBreak: write(" ")
            }
        }
    }

    private mutating func wrap(_ inner: [MarkdownInline], _ mark: String) {
        text += mark
        append(inner)
        text += mark
    }

    private mutating func append(_ inner: [MarkdownInline], linkedTo target: LinkTarget?) {
        guard let target else { return append(inner) }
        // An exclamation mark would make a picture of the link.
        if text.utf8.last == UInt8(ascii: "!") {
            text.removeLast()
            text += "\\!"
        }
        text.append("[")
        isInLink = true
        append(inner)
        isInLink = false
        text += "](\(target.text))"
        isBehindAddress = false
    }

    private mutating func append(code: String) { add(MarkdownCell.span(TerminalText.line(code))) }

    /// Adds a blank where two runs of backticks would touch: they would be one, and the code of both end elsewhere. An
    /// address would take the backtick for a part of itself.
    private mutating func add(_ words: String) {
        if words.hasPrefix("`"), text.hasSuffix("`") || isBehindAddress { write(" ") }
        write(words)
    }

    private mutating func write(_ words: String) {
        if let blank = words.utf8.lastIndex(of: UInt8(ascii: " ")) {
            isBehindAddress = words[blank...].mayHoldAddress
        } else if !isBehindAddress {
            isBehindAddress = words.mayHoldAddress
        }
        text += words
    }

    private mutating func appendEscaped(_ words: String) {
        let words = TerminalText.safe(words)
        let lessThan = words.contains("<") && (words.mayHoldAddress || isBehindAddress) ? "&lt;" : "\\<"
        func escaped(_ words: String) -> String { Self.escaped(words, lessThan) }
        guard !isInLink, ForgeWord.isIn(words, allowingAddresses: allowsAddresses) else {
            write(escaped(words))
            return
        }
        add(
            MarkdownCell.inCode(
                words,
                allowingAddresses: allowsAddresses,
                reached: { MarkdownCell.span(TerminalText.line($0)) },
                others: escaped
            )
        )
    }

    private static func escaped(_ words: String, _ lessThan: String) -> String {
        var escaped = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        var rest = words.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let next = rest.first ?? " "
            let isMark =
                switch scalar {
                case "`", "*", "[", "]", "\\", "~": true
                case "_": !(isWord(previous) && isWord(next))
                case "&": isWord(next) || next == "#"
                default: false
                }
            if scalar == "<" {
                escaped.append(contentsOf: lessThan.unicodeScalars)
            } else {
                if isMark { escaped.append("\\") }
                escaped.append(scalar)
            }
            previous = scalar
        }
        return String(escaped)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func withPlainStart(_ line: String) -> String {
        guard let first = line.utf8.first else { return line }
        if "#>+-=:@".utf8.contains(first) { return "\\" + line }
        let digits = line.utf8.prefix(while: \.isASCIIDigit)
        let rest = line.utf8.dropFirst(digits.count)
        guard !digits.isEmpty, let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
            return line
        }
        return String(Substring(digits)) + "\\" + String(Substring(rest))
    }
}

/// Target of a link that documentation may lead to: an address of the web, for a relative target leads nowhere there.
package struct LinkTarget {
    package let text: String

    /// nil for anything else, and for a target with characters that addresses don't have.
    package init?(_ destination: String) {
        let schemes = ["https://", "http://", "mailto:"]
        guard schemes.contains(where: { destination.lowercased().hasPrefix($0) }),
            destination.utf8.allSatisfy(Self.isAllowed)
        else { return nil }
        text = destination
    }

    /// The characters of RFC 3986, but for quotes and brackets that a document around it might take for its own.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
    }
}
