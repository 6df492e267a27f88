extension TokenContent {
    /// What a file says, in the notation of CSS whatever its own, without comments and with single spaces.
    package var text: String {
        switch self {
        case .parts(let parts): parts.text
        case .record(let fields): fields.map { "\($0.name): \($0.parts.text)" }.joined(separator: "; ")
        }
    }
}

extension [ValuePart] {
    fileprivate var text: String {
        reduce(into: "") { text, part in
            if !text.isEmpty, !part.isComma { text += " " }
            text += part.text
        }
    }
}

extension ValuePart {
    fileprivate var text: String {
        switch kind {
        case .number(let number): number.cssText
        case .percentage(let number): "\(number.cssText)%"
        case .dimension(let number, let unit): "\(number.cssText)\(unit)"
        case .word(let word), .other(let word): word
        case .hash(let digits): "#\(digits)"
        case .text(let text): "\"\(text)\""
        case .comma: ","
        case .slash: "/"
        case .sign(let sign): String(UnicodeScalar(sign))
        case .function(let name, let inner): "\(name)(\(inner.text))"
        case .parentheses(let inner): "(\(inner.text))"
        case .reference(let name, let fallback): "var(--\(name)\(fallback.map { ", \($0.text)" } ?? ""))"
        }
    }
}
