import Core

/// HTML in template literals of JavaScript.
///
/// JavaScript is read as far as that needs it: strings, comments, regular expressions, brackets. The inside of `${…}`
/// is read on, unless it is in a value, for HTML stands in there again.
struct ScriptTemplates {
    private let bytes: [UInt8]
    private var result: MaskedTemplate
    private var index: Int
    private var depth = 0
    /// The last byte that means something: it tells a division from a regular expression.
    private var last: UInt8 = 0
    private var hasTemplates = false

    /// No code that a person writes is nested deeper.
    private static let mostDepth = 100

    private init(_ bytes: [UInt8], from index: Int = 0) {
        self.bytes = bytes
        self.index = index
        result = MaskedTemplate(bytes)
    }

    static func masked(_ bytes: [UInt8]) -> MaskedTemplate {
        var scanner = ScriptTemplates(bytes)
        scanner.result.mask(bytes.indices, isShown: false)
        if !scanner.code(to: nil, isMarkupWanted: true) {
            scanner.result.unfinished.append(min(scanner.index, bytes.count))
        }
        return scanner.result
    }

    /// nil where no bracket closes the one at `start`.
    static func end(ofBracesAt start: Int, in bytes: [UInt8]) -> Int? {
        var scanner = ScriptTemplates(bytes, from: start + 1)
        return scanner.code(to: closing(bytes[start]), isMarkupWanted: false) ? scanner.index : nil
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }

    private func byte(_ index: Int) -> UInt8 { HTMLPosition.byte(bytes, index) }

    // MARK: Code

    /// Reads to the end where `end` is nil. False where the end comes too early.
    private mutating func code(to end: UInt8?, isMarkupWanted: Bool) -> Bool {
        guard depth < Self.mostDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        var open: [UInt8] = end.map { [$0] } ?? []
        last = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): string(byte)
            case UInt8(ascii: "`"):
                guard literal(isMarkup: isMarkupWanted && isMarkupNext, isMarkupWanted: isMarkupWanted) else {
                    return false
                }
            case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"): line()
            case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "*"): comment()
            case UInt8(ascii: "/") where isRegularExpressionNext: regularExpression()
            default:
                index += 1
                if let closing = Self.closing(byte) {
                    open.append(closing)
                    guard open.count < 1000 else { return false }
                } else if byte == open.last {
                    open.removeLast()
                    if open.isEmpty, end != nil { return true }
                }
                if !HTMLPosition.isBlank(byte) { last = byte }
                continue
            }
            last = UInt8(ascii: ")")
        }
        return end == nil
    }

    private mutating func string(_ quote: UInt8) {
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
    }

    private mutating func line() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func comment() {
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) {
            index += 1
        }
        index = min(index + 1, bytes.count)
    }

    private var isRegularExpressionNext: Bool {
        last == 0 || "(,=:[!&|?{};+-*%~^<>".utf8.contains(last) || isBehind("return") || isBehind("typeof")
    }

    private mutating func regularExpression() {
        var isInClass = false
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            switch bytes[end] {
            case UInt8(ascii: "\\"): end += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                index = end + 1
                return
            default: break
            }
            end += 1
        }
        // The slash was a division.
        index += 1
    }

    /// Passes over blanks before the place.
    private func isBehind(_ word: String) -> Bool {
        let before = bytes[..<index].reversed().drop(while: HTMLPosition.isBlank)
        guard before.starts(with: word.utf8.reversed()) else { return false }
        let next = before.dropFirst(word.utf8.count).first ?? 0
        return !next.isASCIILetter && next != UInt8(ascii: "_") && next != UInt8(ascii: "$")
    }

    // MARK: Template literals

    /// `html` of Lit, `template:` of Angular and Vue.
    private var isMarkupNext: Bool {
        if isBehind("html") { return true }
        let before = bytes[..<index].reversed().drop(while: HTMLPosition.isBlank)
        guard before.first == UInt8(ascii: ":") else { return false }
        return before.dropFirst().drop(while: HTMLPosition.isBlank).starts(with: "template".utf8.reversed())
    }

    private mutating func literal(isMarkup: Bool, isMarkupWanted: Bool) -> Bool {
        var position = HTMLPosition()
        if isMarkup { hasTemplates = true }
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "`") {
                index += 1
                return true
            }
            if byte == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if byte == UInt8(ascii: "$"), self.byte(index + 1) == UInt8(ascii: "{") {
                guard expression(in: isMarkup ? position : nil, isMarkupWanted: isMarkupWanted) else { return false }
                if isMarkup { position.passExpression() }
                continue
            }
            if isMarkup {
                result.bytes[index] = byte
                position.step(bytes, index)
            }
            index += 1
        }
        return false
    }

    /// `${…}`; `position` is nil outside of HTML.
    private mutating func expression(in position: HTMLPosition?, isMarkupWanted: Bool) -> Bool {
        let start = index
        let isText = position.map { $0.state == .text } ?? true
        let hadTemplates = hasTemplates
        hasTemplates = false
        defer { hasTemplates = hasTemplates || hadTemplates }
        index += 2
        guard code(to: UInt8(ascii: "}"), isMarkupWanted: isMarkupWanted && isText) else {
            if position != nil { result.unfinished.append(start) }
            return false
        }
        guard let position, !hasTemplates, position.isInValue || position.state == .text else { return true }
        result.mask(start..<index, isShown: true)
        result.expressions.append(start..<index)
        return true
    }
}
