import Core
import Documents
import WebModel

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
    private(set) var extensions: [Extension] = []
    private(set) var otherTags: [Value] = []

    /// The labels that name the component's tag, one a dialect.
    static let tagLabels = ["web component", "element", "tag name"]

    init(_ introduction: [DocsSection], of document: MarkdownDocument) {
        for block in introduction.flatMap(\.blocks) { read(block, document) }
    }

    private mutating func read(_ block: MarkdownBlock, _ document: MarkdownDocument) {
        switch block.kind {
        case .paragraph(let content):
            let lines = DocsText(content, at: block.start).lines
            let first = block.start.line
            let kept = read(lines).map { document.source(lines: (first + $0)...(first + $0)).trimmed }
            if !kept.isEmpty { description.append(kept.joined(separator: "\n")) }
        case .list(let list):
            var kept: [String] = []
            let prose = read(list.items.map { Self.text(of: $0) })
            for (index, item) in list.items.enumerated() {
                // Blocks below the first line of a bullet that was understood are still prose.
                let isProse = prose.contains(index)
                guard let last = item.blocks.last, isProse || item.blocks.count > 1 else { continue }
                let first = isProse ? item.start.line : item.blocks[1].start.line
                kept.append(document.source(lines: first...max(first, last.lines.upperBound)))
            }
            if !kept.isEmpty { description.append(kept.joined(separator: "\n")) }
        case .thematicBreak: break
        default: description.append(document.source(lines: block.lines))
        }
    }

    private static func text(of bullet: MarkdownList.Item) -> DocsText {
        DocsText(bullet.text?.inlines ?? [], at: bullet.start)
    }

    /// Returns which lines are prose; several labels may share a line.
    private mutating func read(_ lines: [DocsText]) -> [Int] {
        let labels = lines.map { DocsLabel.all(in: $0) }
        let understood = labels.map { $0.map { read($0) } }
        let isMetadata = understood.contains { $0.contains(true) }
        var prose: [Int] = []
        for (index, labels) in labels.enumerated() {
            // An unknown label among known ones is a datum like them, and prose elsewhere.
            guard isMetadata, !labels.isEmpty else {
                prose.append(index)
                continue
            }
            for (label, isUnderstood) in zip(labels, understood[index]) where !isUnderstood {
                extensions.append(Extension(label.label, label.content))
            }
        }
        return prose
    }

    private mutating func read(_ label: DocsLabel) -> Bool {
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

    /// Drops emoji and other characters beyond ASCII that are no letters: `Complete ✅` is `Complete`.
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
