package enum TokenContent: Sendable, Equatable {
    case parts([ValuePart])
    /// Typography, border, transition: names as in the format of the Design Tokens Community Group, sorted.
    case record([Field])

    package struct Field: Sendable, Equatable {
        package let name: String
        package let parts: [ValuePart]
    }

    package var reference: TokenName? {
        guard case .parts(let parts) = self, parts.count == 1, case .reference(let name, _) = parts[0].kind else {
            return nil
        }
        return name
    }
}

extension TokenContent {
    /// Content in the notation of CSS for files of any format, without comments and with single spaces.
    package var text: String { text { name, fallback in "var(--\(name)\(fallback.map { ", \($0)" } ?? ""))" } }

    /// Writes the text with other words for references. `fallback` stands in their place where there is no such token.
    package func text(writing reference: (TokenName, _ fallback: String?) -> String) -> String {
        switch self {
        case .parts(let parts): parts.text(reference)
        case .record(let fields): fields.map { "\($0.name): \($0.parts.text(reference))" }.joined(separator: "; ")
        }
    }

    /// Includes calculations, in the order written. A fallback is no mention: it counts where the token is missing.
    package var mentions: [TokenName] {
        switch self {
        case .parts(let parts): parts.mentions
        case .record(let fields): fields.flatMap(\.parts.mentions)
        }
    }
}

extension [ValuePart] {
    fileprivate func text(_ reference: (TokenName, _ fallback: String?) -> String) -> String {
        self.reduce(into: "") { text, part in
            if !text.isEmpty, !part.isComma { text += " " }
            text += part.text(reference)
        }
    }

    fileprivate var mentions: [TokenName] {
        flatMap { part in
            if case .reference(let name, _) = part.kind { [name] } else { part.inner.mentions }
        }
    }
}

extension ValuePart {
    fileprivate func text(_ reference: (TokenName, _ fallback: String?) -> String) -> String {
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
        case .function(let name, let inner): "\(name)(\(inner.text(reference)))"
        case .parentheses(let inner): "(\(inner.text(reference)))"
        case .reference(let name, let fallback): reference(name, fallback.map { $0.text(reference) })
        }
    }
}
