/// The marks that stand in a cell or a bullet where there is nothing to say.
enum EmptyMark {
    /// Whether the whole text is such a mark. Code is not: `` `none` `` is a value.
    static func stands(in text: DocsText) -> Bool {
        guard text.codes.isEmpty else { return text.codes.joined().trimmed.isEmpty && text.plain.isEmpty }
        return ["", "-", "–", "—", "none", "n/a"].contains(text.plain.lowercased())
    }
}
