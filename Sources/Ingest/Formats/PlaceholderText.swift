/// Text that a generator writes for its users to replace, or a note of authors to themselves: no documentation.
enum PlaceholderText {
    /// Whether the text of an item is a placeholder; it may have few words, as the name of the item says most.
    static func isNote(_ text: String) -> Bool {
        var words = Words(text)
        guard let first = words.next() else { return false }
        if notes.contains(String(first)), isEndOfNote(behind: first, in: text), !text.contains("\n\n") { return true }
        if isMark(text) { return true }
        // The first word of nearly all texts says that they are none of the others.
        let opening = first.lowercased()
        if opening == "lorem" { return words.next()?.lowercased() == "ipsum" }
        guard requests.contains(opening) else { return false }
        return isRequest([opening] + words.prefix(longestRequest).map { $0.lowercased() })
    }

    /// Whether somebody is asked to write documentation. `Put your icon here` asks for an icon, and documents a slot.
    private static func isRequest(_ words: [String]) -> Bool {
        guard words.count <= longestRequest, words.last == "here" || words.contains("your") else { return false }
        return describing.contains(words[0]) || words.contains(where: documentation.contains)
    }

    /// A component's text says nothing too if it has no word of its own: `A web component`, `An example element`.
    static func saysNothing(ofComponent text: String) -> Bool {
        if isNote(text) { return true }
        return Words(text).allSatisfy { fillers.contains($0.lowercased()) }
            && Words(text).contains { subjects.contains($0.lowercased()) }
    }

    private static let notes: Set<String> = ["TODO", "FIXME", "TBD", "XXX"]
    private static let describing: Set<String> = ["describe", "document", "explain"]
    private static let requests = describing.union([
        "add", "change", "edit", "enter", "fill", "insert", "provide", "put", "replace", "write",
    ])
    private static let longestRequest = 8
    private static let subjects = documentation.union(["component", "element", "placeholder"])
    private static let documentation: Set<String> = ["description", "docs", "documentation", "summary"]
    private static let fillers = requests.union(subjects).union([
        "a", "amazing", "an", "awesome", "custom", "example", "for", "goes", "here", "my", "new", "no", "of", "sample",
        "simple", "some", "text", "the", "this", "web", "your",
    ])

    /// `TODO: …`, `TODO(me) …` and `TODO` alone, but not `TODO-list`.
    private static func isEndOfNote(behind word: Substring, in text: String) -> Bool {
        guard text[..<word.startIndex].allSatisfy({ !$0.isLetter && !$0.isNumber }) else { return false }
        guard word.endIndex < text.endIndex else { return true }
        return ": (-–—.!\n".contains(text[word.endIndex])
            && !(text[word.endIndex] == "-" && text[word.endIndex...].dropFirst().first?.isLetter == true)
    }

    /// A mark that a template engine should have replaced: `{{description}}`, `<%= name %>`, `[description]`.
    private static func isMark(_ text: String) -> Bool {
        let text = text.trimmed
        guard let first = text.utf8.first, openings.contains(first) else { return false }
        return marks.contains { start, end in
            guard text.hasPrefix(start), text.hasSuffix(end), text.count > start.count + end.count else { return false }
            let inner = text.dropFirst(start.count).dropLast(end.count)
            guard !inner.contains(where: { "{}<>[]()\n".contains($0) }) else { return false }
            // Single brackets are for many things.
            return start.count > 1 || Words(String(inner)).allSatisfy { fillers.contains($0.lowercased()) }
        }
    }

    private static let openings = Array("{<$[_".utf8)
    private static let marks = [("{{", "}}"), ("<%", "%>"), ("${", "}"), ("[", "]"), ("<", ">"), ("__", "__")]
}

/// The words of a text, one after the other: for most questions the first ones are enough.
private struct Words: Sequence, IteratorProtocol {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Substring? {
        guard let start = rest.firstIndex(where: Self.isPart) else { return nil }
        let word = rest[start...].prefix(while: Self.isPart)
        rest = rest[word.endIndex...]
        return word
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "’"
    }
}
