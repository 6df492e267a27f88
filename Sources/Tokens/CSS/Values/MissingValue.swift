import Core

/// Values with which a declaration gives its token none.
enum MissingValue {
    case empty
    /// `null` of SCSS, with which people say so.
    case null
    /// Words that CSS gives a meaning for every property.
    case keyword(String)

    init?(_ parts: [ValuePart]) {
        guard let part = parts.first else {
            self = .empty
            return
        }
        guard parts.count == 1 else { return nil }
        switch part.kind {
        case .parentheses(let inside) where inside.isEmpty: self = .empty
        case .word("null"): self = .null
        case .word(let word) where Self.keywords.contains(word.lowercased()): self = .keyword(word)
        default: return nil
        }
    }

    private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer"]

    var severity: Severity {
        if case .null = self { .note } else { .warning }
    }

    /// Words of the message behind the name of the token.
    var text: String {
        switch self {
        case .empty: "has an empty value"
        case .null: "is `null`, which is no value"
        case .keyword(let word): "is \(StylesheetText.quoted(word)), which is no value of its own"
        }
    }
}
