import Core
import Documents

extension DocsItem {
    /// Reads a bullet: a name in code or bold, then a type, a separator and a description.
    init?(_ bullet: MarkdownList.Item, of kind: DocsSectionKind) {
        guard let text = bullet.text, let (name, rest) = Self.head(text), ItemName(name, of: kind) != nil else {
            return nil
        }
        self.init(kind: kind, name: name)
        var inlines = rest
        if kind.isProperties || kind == .events || kind == .internationalization { inlines = takeType(inlines) }
        fields[kind == .types ? .type : .description] = Self.separated(inlines, at: name.place)
        var more: [MarkdownInline] = []
        for block in bullet.blocks.dropFirst() {
            switch block.kind {
            case .list(let list):
                if !readFields(list) { more += [MarkdownInline(.lineBreak)] + block.inlines() }
            case .paragraph(let content): more += [MarkdownInline(.softBreak)] + content
            // The list of the bullet is kept for any other block in it.
            default: break
            }
        }
        if !more.isEmpty {
            fields[.description] = DocsText((fields[.description]?.inlines ?? []) + more, at: name.place)
        }
        splitDescription()
    }

    private static func head(_ text: DocsText) -> (name: DocsText, rest: [MarkdownInline])? {
        guard let first = text.inlines.first else { return nil }
        let rest = Array(text.inlines.dropFirst())
        switch first.kind {
        case .code: return (DocsText([first], at: text.place), rest)
        case .strong(let inner), .emphasis(let inner), .link(_, let inner):
            // `**name:**` has the colon inside.
            guard case .text(let words) = inner.last?.kind, words.hasSuffix(":") else {
                return (DocsText(inner, at: text.place), rest)
            }
            let bare = inner.dropLast() + [MarkdownInline(.text(String(words.dropLast())))]
            return (DocsText(Array(bare), at: text.place), [MarkdownInline(.text(":"))] + rest)
        case .text(let words):
            // A bare name counts only before a separator.
            guard let end = words.firstIndex(where: { $0 == ":" || $0.isBlank }) else { return nil }
            let behind = words[end...].trimmed
            guard words[end] == ":" || behind.hasPrefix("- ") || behind.hasPrefix("– ") || behind.hasPrefix("— ") else {
                return nil
            }
            let name = DocsText([MarkdownInline(.text(String(words[..<end])))], at: text.place)
            return (name, [MarkdownInline(.text(String(words[end...])))] + rest)
        default: return nil
        }
    }

    /// Takes `: `type`` or `(`type`)` from the beginning.
    private mutating func takeType(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
        guard inlines.count >= 2, case .text(let before) = inlines[0].kind, case .code = inlines[1].kind else {
            return inlines
        }
        let type = DocsText([inlines[1]], at: name.place)
        switch before.trimmed {
        case ":":
            fields[.type] = type
            return Array(inlines.dropFirst(2))
        case "(":
            guard inlines.count > 2, case .text(let behind) = inlines[2].kind, behind.hasPrefix(")") else {
                return inlines
            }
            fields[.type] = type
            return [MarkdownInline(.text(String(behind.dropFirst())))] + inlines.dropFirst(3)
        default: return inlines
        }
    }

    private static func separated(_ inlines: [MarkdownInline], at place: SourceLocation) -> DocsText {
        guard case .text(let words) = inlines.first?.kind else { return DocsText(inlines, at: place) }
        let rest = words.drop { $0.isBlank || $0 == ":" || $0 == "-" || $0 == "–" || $0 == "—" }
        return DocsText([MarkdownInline(.text(String(rest)))] + inlines.dropFirst(), at: place)
    }

    // MARK: Bullets with labels

    /// Reads bullets with bold labels, `- **Type:** …`. Whether any was a field; bullets without a label are values
    /// where the item is a type.
    mutating func readFields(_ list: MarkdownList) -> Bool {
        let labels = list.items.map { $0.text.map(Self.labels) ?? [] }
        guard kind == .types || labels.contains(where: { !$0.isEmpty }) else { return false }
        for (bullet, labels) in zip(list.items, labels) {
            guard let label = labels.last, kind != .types || label.field != nil else {
                guard let text = bullet.text else { continue }
                if kind == .types {
                    valueBullets.append(text)
                } else {
                    keepMeaningless(text, label: "bullet")
                }
                continue
            }
            for label in labels { tell(label) }
            for block in bullet.blocks.dropFirst() { read(block, below: label) }
        }
        return true
    }

    private static func labels(of text: DocsText) -> [DocsLabel] {
        let lines = text.lines
        let further = lines.dropFirst().compactMap { DocsLabel($0) }.filter { $0.field != nil }
        // A line without a label goes on with the one before, so that only a bullet of nothing but labels is cut.
        guard further.count == lines.count - 1, let first = DocsLabel(lines[0]) else {
            return DocsLabel(text).map { [$0] } ?? []
        }
        return [first] + further
    }

    private mutating func read(_ block: MarkdownBlock, below label: DocsLabel) {
        switch (label.field, block.kind) {
        case (.values, .list(let values)): valueBullets += values.items.compactMap(\.text)
        case (.description, .paragraph(let more)):
            let told = fields[.description]
            let inlines = (told?.inlines ?? []) + [MarkdownInline(.softBreak)] + more
            fields[.description] = DocsText(inlines, at: told?.place ?? block.start)
        default: keepMeaningless(DocsText(block.inlines(), at: block.start), label: label.label)
        }
    }
}

extension MarkdownBlock {
    private static let deepest = 16

    /// The text of a block that has no meaning where it stands, so that it can be kept beside an item.
    fileprivate func inlines(depth: Int = 0) -> [MarkdownInline] {
        switch kind {
        case .heading(_, let content), .paragraph(let content): content
        case .code(_, let text): [MarkdownInline(.code(text))]
        case .html(let text): [MarkdownInline(.html(text))]
        case .thematicBreak: []
        case .list(let list): Self.joined(list.items.flatMap(\.blocks), depth)
        case .quote(let blocks): Self.joined(blocks, depth)
        case .table(let table):
            Self.lines(
                ([table.header] + table.rows).map { row in
                    Array(row.cells.map(\.content).joined(separator: [MarkdownInline(.text(" | "))]))
                }
            )
        }
    }

    private static func joined(_ blocks: [MarkdownBlock], _ depth: Int) -> [MarkdownInline] {
        depth < deepest ? lines(blocks.map { $0.inlines(depth: depth + 1) }) : []
    }

    private static func lines(_ texts: [[MarkdownInline]]) -> [MarkdownInline] {
        Array(texts.joined(separator: [MarkdownInline(.lineBreak)]))
    }
}
