import Core
import Documents

extension DocsItem {
    /// Takes a heading for an item if it is a valid name and either looks like one (code, a small letter first,
    /// parentheses, dashes) or has a field below it; others are prose, like “Keyboard Support”.
    init?(_ section: DocsSection, of kind: DocsSectionKind) {
        guard let heading = section.heading else { return nil }
        let name = Self.name(heading, kind)
        guard ItemName(name, of: kind) != nil else { return nil }
        self.init(kind: kind, name: name)
        var paragraphs: [(block: MarkdownBlock, text: DocsText)] = []
        var hasField = false
        for block in section.blocks {
            if case .list(let list) = block.kind, readFields(list) {
                hasField = true
            } else if let text = block.text {
                let labels = text.lines.map { DocsLabel($0) }
                if labels.contains(where: { $0?.field != nil }), !labels.contains(where: { $0 == nil }) {
                    hasField = true
                    for case let label? in labels { tell(label) }
                } else {
                    paragraphs.append((block, text))
                }
            } else {
                leftover.append(block)
            }
        }
        guard hasField || Self.looksLikeName(heading, kind) else { return nil }
        if kind.isProperties, !hasField, let list = leftover.first(where: \.isList) {
            diagnostics.warning(
                .docsRow,
                "no bullet here has a bold label, so that they tell no field and are kept as documentation",
                at: list.start
            )
        }
        let described: DocsField = kind == .types ? .type : .description
        let isTold = fields[described] != nil
        var told: [DocsText] = []
        for (block, text) in paragraphs {
            if isTold || (kind == .events && ProseEvents.tellsOfOthers(text)) {
                leftover.append(block)
            } else {
                told.append(text)
            }
        }
        if let first = told.first {
            let inlines = Array(told.map(\.inlines).joined(separator: [MarkdownInline(.softBreak)]))
            fields[described] = DocsText(inlines, at: first.place)
        }
        splitDescription()
        leftover.sort { $0.start < $1.start }
    }

    private static func name(_ heading: DocsText, _ kind: DocsSectionKind) -> DocsText {
        guard kind == .types, heading.codes.isEmpty else { return heading }
        let words = heading.plain.split(separator: " ")
        guard words.count == 2, ["type", "enum", "interface", "class"].contains(words[0].lowercased()) else {
            return heading
        }
        return DocsText([MarkdownInline(.text(String(words[1])))], at: heading.place)
    }

    private static func looksLikeName(_ heading: DocsText, _ kind: DocsSectionKind) -> Bool {
        if kind == .types || !heading.codes.isEmpty { return true }
        let plain = heading.plain
        if kind == .slots, ItemName(heading, of: .slots)?.name == "" { return true }
        return plain.first.map { $0.isLowercase || $0 == "-" || $0 == "_" } ?? false || plain.contains("(")
    }
}

extension MarkdownBlock {
    var isList: Bool { if case .list = kind { true } else { false } }
}
