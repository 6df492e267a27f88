import WebModel

enum DeprecationText {
    /// Finds the names in it: names in quotes of any kind, and single words behind “use”, “by”, “to” and the like.
    static func names(in deprecation: Deprecation?) -> [String] {
        guard case .reason(let whole) = deprecation else { return [] }
        // Nobody writes more than a few sentences.
        let text = whole.prefix(lengthLimit)
        var names: [String] = []
        var isExpected = false
        var word = ""
        var isQuoted = false
        func end(quoted: Bool) {
            defer { word = "" }
            guard !word.isEmpty else { return }
            let name = plain(word)
            if !name.isEmpty, quoted || isExpected, !names.contains(name), !articles.contains(name.lowercased()) {
                names.append(name)
            }
            if !quoted, articles.contains(word.lowercased()), isExpected { return }
            isExpected = !quoted && leads.contains(word.lowercased())
        }
        for character in text {
            switch character {
            case "`", "'", "\"", "“", "”", "‘", "’", "«", "»":
                end(quoted: isQuoted)
                isQuoted = isQuoted ? false : character != "”" && character != "’" && character != "»"
            case _ where !isQuoted && (character.isWhitespace || ",;".contains(character)): end(quoted: false)
            default: word.append(character)
            }
        }
        end(quoted: false)
        return names
    }

    private static let lengthLimit = 500
    private static let leads: Set<String> = ["use", "using", "by", "to", "of", "is", "was", "now", "into", "called"]
    private static let articles: Set<String> = ["the", "a", "an", "instead", "property", "attribute", "event", "slot"]

    /// The name in `<tag>`, `#slot`, `method()`, `property.` and the like.
    private static func plain(_ word: String) -> String {
        var name = Substring(word)
        while let last = name.last, ".:!?)(>".contains(last) { name.removeLast() }
        while let first = name.first, "<(#@".contains(first) { name.removeFirst() }
        return String(name)
    }
}
