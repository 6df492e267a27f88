import Core
import Documents
import WebModel

struct FencedExamples {
    /// A longer paragraph is no title.
    private static let longestTitle = 100
    /// Number of examples beyond which no person wrote the documentation.
    private static let most = 1_000

    private var examples: [Found] = []
    private var headings = 0
    private var heading: [MarkdownInline] = []
    private var paragraph: [MarkdownInline] = []

    private struct Found {
        var example: ComponentExample
        let heading: Int
        let paragraph: String?
    }

    static func all(in text: String, at place: SourceLocation) -> [ComponentExample] {
        guard text.contains("```") || text.contains("~~~") else { return [] }
        // Problems of the text were reported by its reader already, so they are dropped here.
        var told = DiagnosticBag()
        let file = SourceFile(path: place.file, bytes: Array(text.utf8))
        guard let document = MarkdownDocument(file, into: &told) else { return [] }
        return all(in: document).map { example in
            var example = example
            example.source = place
            example.hasLinesOfFile = false
            return example
        }
    }

    static func all(in document: MarkdownDocument) -> [ComponentExample] {
        var found = FencedExamples()
        found.add(document.blocks)
        // Examples below the same heading are told apart by the paragraph above each.
        let counts = Dictionary(grouping: found.examples, by: \.heading).mapValues(\.count)
        return found.examples.map { entry in
            var example = entry.example
            if example.title == nil || counts[entry.heading, default: 1] > 1, let paragraph = entry.paragraph {
                example.title = paragraph
            }
            return example
        }
    }

    private mutating func add(_ blocks: [MarkdownBlock]) {
        for block in blocks where examples.count < Self.most {
            var next: [MarkdownInline] = []
            switch block.kind {
            case .heading(_, let content):
                headings += 1
                heading = content
            case .paragraph(let content): next = content
            case .code(let info, let text): add(text, info, block)
            case .quote(let inner): add(inner)
            case .list(let list): for item in list.items { add(item.blocks) }
            // A site's own elements may stand around each example.
            case .html: next = paragraph
            case .table, .thematicBreak: break
            }
            paragraph = next
        }
    }

    private mutating func add(_ text: String, _ info: String, _ block: MarkdownBlock) {
        guard text.utf8.contains(where: { $0 > 0x20 }) else { return }
        let isFenced = block.lines.count > text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let place = SourceLocation(file: block.start.file, line: block.lines.lowerBound + (isFenced ? 1 : 0), column: 1)
        var example = ComponentExample(
            title: Self.title(heading),
            language: Self.language(info),
            code: text,
            source: place
        )
        example.hasLinesOfFile = true
        examples.append(Found(example: example, heading: headings, paragraph: Self.title(paragraph)))
    }

    /// The first word behind the marks of a fence: `html` of `html preview` and of `html{3}`.
    private static func language(_ info: String) -> String {
        let word = info.split { $0.isWhitespace || $0 == "{" || $0 == "," }.first ?? ""
        return word.lowercased()
    }

    /// Words on one line, without the colon that leads to the code.
    private static func title(_ content: [MarkdownInline]) -> String? {
        var words = content.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        while let last = words.last, last == ":" || last == "." { words.removeLast() }
        return words.isEmpty || words.count > longestTitle ? nil : words
    }
}
