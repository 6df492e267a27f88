import Core

/// Pieces of a template that are no HTML.
struct TemplateSyntax {
    enum Kind {
        /// Leaves something to be seen, or is a value.
        case shown
        /// Controls the content, or is a comment.
        case control
        /// Stands for an attribute in short.
        case attribute
    }

    struct Found {
        let kind: Kind
        /// nil where nothing ends it.
        let range: Range<Int>?
    }

    let bytes: [UInt8]
    let dialect: TemplateDialect

    func expression(at index: Int, _ position: HTMLPosition) -> Found? {
        if position.state == .raw || position.state == .comment { return nil }
        let first = bytes[index]
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "@") else { return nil }
        switch dialect {
        case .vue: return position.state == .text ? doubled(at: index) : nil
        case .svelte: return first == UInt8(ascii: "{") ? braces(at: index, position) : nil
        case .handlebars: return handlebars(at: index)
        case .twig:
            if has("{#", at: index) { return found(.control, index, to: "#}", skippingQuotes: false) }
            return has("{%", at: index) ? found(.control, index, to: "%}", skippingQuotes: true) : doubled(at: index)
        case .html:
            if first == UInt8(ascii: "@") { return position.state == .text ? block(at: index) : nil }
            return has("{%", at: index) ? found(.control, index, to: "%}", skippingQuotes: true) : doubled(at: index)
        case .script: return nil
        }
    }

    private func has(_ text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// `{{ … }}`
    private func doubled(at index: Int) -> Found? {
        has("{{", at: index) ? found(.shown, index, to: "}}", skippingQuotes: true) : nil
    }

    private func handlebars(at index: Int) -> Found? {
        guard has("{{", at: index) else { return nil }
        if has("{{!--", at: index) { return found(.control, index, to: "--}}", skippingQuotes: false) }
        if has("{{!", at: index) { return found(.control, index, to: "}}", skippingQuotes: false) }
        if has("{{{", at: index) { return found(.shown, index, to: "}}}", skippingQuotes: true) }
        let inside = bytes[(index + 2)...].drop { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: " ") }
        let isControl =
            inside.first.map { "#/^>&".utf8.contains($0) && $0 != UInt8(ascii: "&") } ?? false
            || inside.starts(with: "else".utf8)
        return found(isControl ? .control : .shown, index, to: "}}", skippingQuotes: true)
    }

    /// Svelte's braces hold JavaScript.
    private func braces(at index: Int, _ position: HTMLPosition) -> Found {
        // The end of a block is no JavaScript: its slash would begin a regular expression.
        if HTMLPosition.byte(bytes, index + 1) == UInt8(ascii: "/"),
            HTMLPosition.byte(bytes, index + 2).isASCIILetter
        {
            return found(.control, index, to: "}", skippingQuotes: false)
        }
        guard let end = ScriptTemplates.end(ofBracesAt: index, in: bytes) else {
            return Found(kind: .control, range: nil)
        }
        let range = index..<end
        let next = HTMLPosition.byte(bytes, index + 1)
        let isControl = "#:/@".utf8.contains(next) && !has("{@html", at: index) && !has("{@render", at: index)
        if isControl { return Found(kind: .control, range: range) }
        guard position.state == .tag else { return Found(kind: .shown, range: range) }
        let inside = bytes[(index + 1)..<(end - 1)]
        let isName =
            !inside.isEmpty
            && inside.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        return Found(kind: isName ? .attribute : .control, range: range)
    }

    private static let blocks = [
        "@if", "@else if", "@for", "@switch", "@case", "@defer", "@placeholder", "@loading", "@let",
    ]

    /// `@if (a < b) {` of Angular: the text between the brackets could be taken for a tag.
    private func block(at index: Int) -> Found? {
        guard let word = Self.blocks.first(where: { has($0, at: index) }) else { return nil }
        let rest = bytes[(index + word.utf8.count)...]
        guard let bracket = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }), bytes[bracket] == UInt8(ascii: "(")
        else { return nil }
        let end = ScriptTemplates.end(ofBracesAt: bracket, in: bytes)
        return Found(kind: .control, range: end.map { index..<$0 })
    }

    private func found(_ kind: Kind, _ start: Int, to end: String, skippingQuotes: Bool) -> Found {
        let opening = end == "--}}" ? 5 : 2
        let found =
            (skippingQuotes ? self.end(end, from: start + opening, skippingQuotes: true) : nil)
            ?? self.end(end, from: start + opening, skippingQuotes: false)
        return Found(kind: kind, range: found.map { start..<$0 })
    }

    /// No expression that a person writes is longer.
    private static let longest = 20_000

    private func end(_ mark: String, from start: Int, skippingQuotes: Bool) -> Int? {
        let mark = Array(mark.utf8)
        var quote: UInt8?
        var index = start
        let limit = min(bytes.count, start + Self.longest)
        while index < limit {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if skippingQuotes, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if bytes[index...].starts(with: mark) {
                return index + mark.count
            }
            index += 1
        }
        return nil
    }
}
