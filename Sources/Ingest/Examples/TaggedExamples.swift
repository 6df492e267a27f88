import Core
import WebModel

/// Examples behind `@example` in a comment: markup, or Markdown with code in it; a title may stand before either.
enum TaggedExamples {
    static func all(in text: String, titled title: String? = nil, at place: SourceLocation) -> [ComponentExample] {
        let (caption, rest) = caption(of: text)
        let title = title ?? caption
        let fenced = FencedExamples.all(in: rest, at: place)
        if !fenced.isEmpty {
            let first = rest.split(whereSeparator: \.isNewline).first.map(String.init)
            return fenced.map { example in
                var example = example
                example.title = title ?? example.title ?? first.flatMap(Self.title)
                return example
            }
        }
        guard let markup = markup(in: rest) else { return [] }
        let lead = rest[..<markup.startIndex].trimmed
        return [
            ComponentExample(
                title: title ?? (lead.isEmpty ? nil : Self.title(lead)),
                language: "html",
                code: String(markup),
                source: place
            )
        ]
    }

    /// `<caption>` is JSDoc's own way to name an example.
    private static func caption(of text: String) -> (String?, String) {
        let start = text.drop(while: \.isWhitespace)
        guard start.hasPrefix("<caption>"), let end = start.firstRange(of: "</caption>") else { return (nil, text) }
        let words = start[start.index(start.startIndex, offsetBy: 9)..<end.lowerBound].trimmed
        return (words.isEmpty ? nil : words, String(start[end.upperBound...]))
    }

    /// Text from the first line on that begins with a tag or a comment. At most one line, a title, stands before it.
    private static func markup(in text: String) -> Substring? {
        var rest = text.drop(while: \.isWhitespace)
        for _ in 0..<2 {
            if isMarkup(rest) { return rest }
            guard let end = rest.firstIndex(where: \.isNewline) else { return nil }
            rest = rest[end...].drop(while: \.isWhitespace)
        }
        return nil
    }

    private static func isMarkup(_ text: Substring) -> Bool {
        guard text.first == "<", let next = text.dropFirst().first else { return false }
        return next.isASCII && next.isLetter || text.hasPrefix("<!--")
    }

    private static func title(_ line: String) -> String? {
        let words = line.trimmed
        return words.hasPrefix("`") || words.hasPrefix("~") || words.isEmpty || words.count > 100 ? nil : words
    }
}

extension Component {
    mutating func addExamples(of doc: JSDoc, at place: SourceLocation) {
        examples += doc.description.map { FencedExamples.all(in: $0, at: place) } ?? []
        for tag in doc.tags("example") { examples += TaggedExamples.all(in: tag.text, at: place) }
    }
}
