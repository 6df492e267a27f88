import Markdown
import SourceText

/// The lines of bold labels that say which component a page is about.
struct DocsMetadata {
    struct Value: Equatable {
        let text: String
        let place: SourceLocation
    }

    private(set) var tag: Value?
    private(set) var category: Value?
    private(set) var status: Value?
    private(set) var since: Value?
    private(set) var className: Value?
    /// The prose of the introduction, without the lines that were understood.
    private(set) var description: [String] = []
    private(set) var unknownFields: [DocsItem.UnknownField] = []
    /// Further tags that contradict the first one.
    private(set) var otherTags: [Value] = []

    /// The labels that name the component's tag, one a dialect.
    static let tagLabels = ["web component", "element", "tag name"]

    init(_ introduction: [DocsSection], of document: MarkdownDocument) {
        for section in introduction {
            for block in section.blocks { read(block, document) }
        }
    }

    private mutating func read(_ block: MarkdownBlock, _ document: MarkdownDocument) {
        switch block.kind {
        case .paragraph(let content):
            let lines = DocsText(content, at: block.start).lines
            let understood = lines.map { read($0) }
            var kept: [String] = []
            for (index, line) in lines.enumerated() where !understood[index] {
                // An unknown label among known ones is a datum like them, and prose elsewhere.
                if understood.contains(true), let label = DocsLabel(line) {
                    unknownFields.append(.init(label: label.label, content: label.content))
                } else {
                    let number = block.start.line + index
                    kept.append(document.source(lines: number...number).trimmed)
                }
            }
            if !kept.isEmpty { description.append(kept.joined(separator: "\n")) }
        case .list(let list):
            var understood = false
            for item in list.items {
                guard case .paragraph(let content) = item.blocks.first?.kind else { continue }
                if read(DocsText(content, at: item.start)) { understood = true }
            }
            if !understood { description.append(document.source(lines: block.lines)) }
        default:
            description.append(document.source(lines: block.lines))
        }
    }

    /// Whether the line is a label that is known.
    private mutating func read(_ line: DocsText) -> Bool {
        guard let label = DocsLabel(line) else { return false }
        let content = label.content
        let value = Value(text: content.plain, place: content.contentPlace)
        switch label.label.lowercased() {
        case let name where Self.tagLabels.contains(name):
            let name = (content.codes.first ?? content.plain).trimmed
            let bare = name.hasPrefix("<") && name.hasSuffix(">") ? String(name.dropFirst().dropLast()) : name
            let value = Value(text: bare, place: value.place)
            if let tag {
                if tag.text != bare { otherTags.append(value) }
            } else {
                tag = value
            }
        case "category": category = category ?? value
        case "status": status = status ?? Value(text: Self.words(of: value.text), place: value.place)
        case "since": since = since ?? Value(text: Self.version(value.text), place: value.place)
        case "class", "class name": className = className ?? value
        default: return false
        }
        return true
    }

    /// Without emoji and what else is no word: `Complete ✅` is `Complete`.
    private static func words(of text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.isASCII || $0.properties.isAlphabetic }))
            .trimmed
    }

    private static func version(_ text: String) -> String {
        guard let first = text.first, first == "v" || first == "V", text.dropFirst().first?.isNumber == true else {
            return text
        }
        return String(text.dropFirst())
    }
}
