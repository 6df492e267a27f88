import Core
import Documents

/// Reads a section below an API section that is an item: `### size` with bullets or a description.
enum HeadingItems {
    struct Outcome {
        let item: DocsItem
        let leftover: [MarkdownBlock]
    }

    /// Takes a heading for an item if it is a valid name and either looks like one (code, a small letter first,
    /// parentheses, dashes) or has a field below it; others are prose, like “Keyboard Support”.
    static func read(
        _ section: DocsSection,
        of kind: DocsSectionKind,
        into diagnostics: inout DiagnosticBag
    ) -> Outcome? {
        guard let heading = section.heading, let name = name(heading, kind), ItemName(name, of: kind) != nil else {
            return nil
        }
        var item = DocsItem(.heading, name: name)
        var leftover: [MarkdownBlock] = []
        var paragraphs: [(block: MarkdownBlock, text: DocsText)] = []
        var hasField = false
        var found = DiagnosticBag()
        for block in section.blocks {
            switch block.kind {
            case .list(let list):
                if FieldBullets.read(list, into: &item, of: kind, &found) {
                    hasField = true
                } else {
                    leftover.append(block)
                }
            case .paragraph(let content):
                let text = DocsText(content, at: block.start)
                let labels = text.lines.map { DocsLabel($0) }
                if labels.contains(where: { $0.flatMap { DocsField(label: $0.label) } != nil }),
                    !labels.contains(where: { $0 == nil })
                {
                    hasField = true
                    for case let label? in labels { FieldBullets.read(label, into: &item, kind, &found) }
                } else {
                    paragraphs.append((block, text))
                }
            default: leftover.append(block)
            }
        }
        guard hasField || looksLikeName(heading, kind) else { return nil }
        diagnostics.add(contentsOf: found)
        if kind.isProperties, !hasField, let list = leftover.first(where: { isList($0) }) {
            diagnostics.warning(
                .docsRow,
                "no bullet here has a bold label, so that they tell no field and are kept as documentation",
                at: list.start
            )
        }
        let described: DocsField = kind == .types ? .type : .description
        let isTold = item.fields[described] != nil
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
            item.fields[described] = DocsText(inlines, at: first.place)
        }
        item.splitDescription(into: &diagnostics)
        return Outcome(item: item, leftover: leftover.sorted { $0.start < $1.start })
    }

    private static func name(_ heading: DocsText, _ kind: DocsSectionKind) -> DocsText? {
        guard kind == .types, heading.codes.isEmpty else { return heading }
        let words = heading.plain.split(separator: " ")
        guard words.count == 2, ["type", "enum", "interface", "class"].contains(words[0].lowercased()) else {
            return heading
        }
        return DocsText([MarkdownInline(.text(String(words[1])))], at: heading.place)
    }

    private static func isList(_ block: MarkdownBlock) -> Bool {
        if case .list = block.kind { true } else { false }
    }

    private static func looksLikeName(_ heading: DocsText, _ kind: DocsSectionKind) -> Bool {
        if kind == .types || !heading.codes.isEmpty { return true }
        let plain = heading.plain
        if kind == .slots, ItemName(heading, of: .slots)?.name == "" { return true }
        return plain.first.map { $0.isLowercase || $0 == "-" || $0 == "_" } ?? false || plain.contains("(")
    }
}
