import Core
import Documents

/// Reads a bullet that is an item: a name in code or bold, then a type, a separator and a description.
enum BulletItems {
    static func read(
        _ bullet: MarkdownList.Item,
        of kind: DocsSectionKind,
        into diagnostics: inout DiagnosticBag
    ) -> DocsItem? {
        guard case .paragraph(let content) = bullet.blocks.first?.kind else { return nil }
        let place = bullet.blocks.first?.start ?? bullet.start
        guard let (name, rest) = head(DocsText(content, at: place)) else { return nil }
        guard ItemName(name, of: kind) != nil else { return nil }
        var item = DocsItem(.bullet, name: name)
        var inlines = rest
        if kind == .types {
            item.fields[.type] = separated(inlines, at: name.place)
        } else {
            if kind.isProperties || kind == .events || kind == .internationalization {
                inlines = takeType(inlines, into: &item)
            }
            item.fields[.description] = separated(inlines, at: name.place)
        }
        var more: [MarkdownInline] = []
        for block in bullet.blocks.dropFirst() {
            switch block.kind {
            case .list(let list):
                if FieldBullets.read(list, into: &item, of: kind, &diagnostics) { continue }
                more += [MarkdownInline(.lineBreak)] + BlockText.inlines(of: block)
            case .paragraph(let content): more += [MarkdownInline(.softBreak)] + content
            // The list of the bullet is kept for any other block in it.
            default: break
            }
        }
        if !more.isEmpty {
            item.fields[.description] = DocsText((item.fields[.description]?.inlines ?? []) + more, at: name.place)
        }
        item.splitDescription(into: &diagnostics)
        return item
    }

    private static func head(_ text: DocsText) -> (name: DocsText, rest: [MarkdownInline])? {
        guard let first = text.inlines.first else { return nil }
        let rest = Array(text.inlines.dropFirst())
        switch first.kind {
        case .code:
            return (DocsText([first], at: text.place), rest)
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
    private static func takeType(_ inlines: [MarkdownInline], into item: inout DocsItem) -> [MarkdownInline] {
        guard inlines.count >= 2, case .text(let before) = inlines[0].kind, case .code = inlines[1].kind else {
            return inlines
        }
        switch before.trimmed {
        case ":":
            item.fields[.type] = DocsText([inlines[1]], at: item.name.place)
            return Array(inlines.dropFirst(2))
        case "(":
            guard inlines.count > 2, case .text(let behind) = inlines[2].kind, behind.hasPrefix(")") else {
                return inlines
            }
            item.fields[.type] = DocsText([inlines[1]], at: item.name.place)
            return [MarkdownInline(.text(String(behind.dropFirst())))] + inlines.dropFirst(3)
        default: return inlines
        }
    }

    private static func separated(_ inlines: [MarkdownInline], at place: SourceLocation) -> DocsText {
        guard case .text(let words) = inlines.first?.kind else { return DocsText(inlines, at: place) }
        let rest = words.drop { $0.isBlank || $0 == ":" || $0 == "-" || $0 == "–" || $0 == "—" }
        return DocsText([MarkdownInline(.text(String(rest)))] + inlines.dropFirst(), at: place)
    }
}
