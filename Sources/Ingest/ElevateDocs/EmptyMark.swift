/// The marks that stand in a cell or a bullet where there is nothing to say.
enum EmptyMark {
    private static let marks: Set<String> = ["", "-", "–", "—", "none", "n/a"]
    /// The bytes of the longest mark; nearly all texts are longer.
    private static let longest = 4

    /// Whether the whole text is such a mark. Code is not: `` `none` `` is a value.
    static func stands(in text: DocsText) -> Bool {
        guard text.plain.utf8.count <= longest else { return false }
        guard text.codes.isEmpty else { return text.codes.joined().trimmed.isEmpty && text.plain.isEmpty }
        return marks.contains(text.plain.lowercased())
    }
}
