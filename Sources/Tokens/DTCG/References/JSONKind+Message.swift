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
    var quotedForMessage: String { StylesheetText.quoted(self) }
}
