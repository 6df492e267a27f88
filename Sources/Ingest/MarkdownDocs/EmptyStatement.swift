/// Sentences that say that a section has nothing to list.
enum EmptyStatement {
    static func recognises(_ text: DocsText) -> Bool {
        let plain = text.plain.lowercased()
        if ["", "-", "–", "—", "n/a"].contains(plain) { return true }
        let words = plain.split { !$0.isWordLetter && $0 != "'" && $0 != "’" }
        guard let first = words.first else { return false }
        if first == "none" { return true }
        let sentence = words.joined(separator: " ")
        if first == "no" { return words.count <= 8 }
        let denials = [
            " has no ", " have no ", " emits no ", " offers no ", " defines no ", " exposes no ", " there are no ",
            " does not have ", " does not emit ", " does not expose ", " does not define ", " does not provide ",
            " doesn't have ", " doesn't emit ", " doesn't expose ", " doesn't define ", " doesn't provide ",
            " provides no ", " fires no ", " dispatches no ", " uses no ",
        ]
        // Texts of several sentences may be the content of the section after all.
        return text.codes.isEmpty && plain.split(separator: ". ").count == 1
            && denials.contains { (" " + sentence + " ").contains($0) }
    }
}
