import Core

extension ValuePart {
    var shortText: String {
        switch kind {
        case .number(let value): "\(code: value.cssText)"
        case .percentage(let value): "`\(value.cssText)%`"
        case .dimension(let value, let unit): "`\(value.cssText)\(unit)`"
        case .word(let word): "\(code: word.shortened)"
        case .hash(let digits): "`#\(digits.shortened)`"
        case .text(let text): "`\"\(text.shortened)\"`"
        case .comma: "`,`"
        case .slash: "`/`"
        case .sign(let sign): "\(code: Character(UnicodeScalar(sign)))"
        case .function(let name, _): "`\(name.shortened)()`"
        case .parentheses: "`( )`"
        case .reference(let name, _): "the reference to \(code: name)"
        case .other(let text): "\(code: text.shortened)"
        }
    }

    /// `+`, `-`, `*` or `/`.
    var calculationSign: UInt8? {
        switch kind {
        case .sign(let sign): sign
        case .slash: UInt8(ascii: "/")
        default: nil
        }
    }

    /// A bare word in small letters, as CSS compares them.
    var keyword: String? {
        guard case .word(let word) = kind else { return nil }
        return word.lowercased()
    }

    var isComma: Bool {
        if case .comma = kind { true } else { false }
    }

    var isSlash: Bool {
        if case .slash = kind { true } else { false }
    }

    func isWord(_ keyword: String) -> Bool { self.keyword == keyword }
}

extension Array<ValuePart> {
    var dividedByCommas: [ArraySlice<ValuePart>] { split(omittingEmptySubsequences: false) { $0.isComma } }
}

extension Double {
    /// Number as a person writes it: `8`, not `8.0`.
    package var cssText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension String {
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
