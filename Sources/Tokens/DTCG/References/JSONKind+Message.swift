import Core

extension JSONKind {
    /// Noun for sentences: `an object`.
    var withArticle: String {
        switch self {
        case .object, .array: "an \(rawValue)"
        case .null: rawValue
        default: "a \(rawValue)"
        }
    }
}

extension String {
    /// Quotation for sentences, no longer than these bear.
    var quotedForMessage: String { StylesheetText.quoted(self) }
}
