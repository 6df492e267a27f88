import Markdown
import SourceText

/// Reads bullets with bold labels, `- **Type:** …`, into the fields of an item.
enum FieldBullets {
    /// Whether any bullet was a field. Bullets without a label are values where the item is a type.
    @discardableResult
    static func read(
        _ list: MarkdownList,
        into item: inout DocsItem,
        of kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) -> Bool {
        var found = false
        for bullet in list.items {
            guard case .paragraph(let content) = bullet.blocks.first?.kind else { continue }
            let text = DocsText(content, at: bullet.blocks.first?.start ?? bullet.start)
            guard let label = DocsLabel(text), kind != .types || DocsField(label: label.label) != nil else {
                if kind == .types {
                    item.valueBullets.append(text)
                    found = true
                }
                continue
            }
            found = true
            read(label, into: &item, kind, &diagnostics)
            guard DocsField(label: label.label) == .values else { continue }
            for case .list(let values) in bullet.blocks.dropFirst().map(\.kind) {
                item.valueBullets += values.items.compactMap { value in
                    guard case .paragraph(let content) = value.blocks.first?.kind else { return nil }
                    return DocsText(content, at: value.blocks.first?.start ?? value.start)
                }
            }
        }
        return found
    }

    static func read(
        _ label: DocsLabel,
        into item: inout DocsItem,
        _ kind: DocsSectionKind,
        _ diagnostics: inout DiagnosticBag
    ) {
        if let field = DocsField(label: label.label) {
            if item.fields[field] == nil {
                item.fields[field] = label.content
            } else {
                diagnostics.warning(
                    .docsConflict,
                    "“\(label.label)” is told twice; the first counts",
                    at: label.content.place
                )
            }
            return
        }
        diagnostics.warning(
            .docsUnknownColumn,
            "no field of a \(kind.itemName) is called “\(label.label)”; it is kept as it is",
            at: label.content.place
        )
        item.unknownFields.append(.init(label: label.label, content: label.content))
    }
}
