import Markdown
import Matrix
import Mustache
import WebModel

/// An item as cells of a table.
struct ItemCells {
    let item: DocumentedItem
    let links: MarkdownLinks

    /// For the page of its component, where everything stands that is known of it.
    var data: TemplateValue {
        .object(
            TemplateObject(
                translation + [
                    ("anchor", .string(item.anchor)),
                    ("web", .string(MarkdownCell.code(item.signature).text)),
                    ("notes", .string(notes)),
                ]
            )
        )
    }

    /// For a table over all components: what it is on iOS, and why.
    var deviation: TemplateValue {
        .object(TemplateObject(translation + [("why", .string(why.joined(separator: " ")))]))
    }

    private var translation: [(TemplateKey, TemplateValue)] {
        [
            ("item", .string(MarkdownCell.code(item.item.description).text)),
            ("swiftUI", .string(cell(item.swiftUI))),
            ("uiKit", .string(cell(item.uiKit))),
            ("state", .string(item.state == .unmapped ? "**unmapped**" : item.state.rawValue)),
            ("rule", .string(rule ?? "")),
        ]
    }

    private func cell(_ members: [DocumentedMember]) -> String {
        guard !members.isEmpty else { return "–" }
        return members.map { member in
            switch member {
            case .code(let text): MarkdownCell.code(text).text
            case .partOf(let item): "see \(MarkdownCell.code(item).text)"
            }
        }
        .joined(separator: ", ")
    }

    private var rule: String? { item.translation.rule.map { links.rule($0) } }

    private var why: [String] {
        item.remarks.map { remark in
            switch remark.sentence {
            case .plain(let text): MarkdownCell.plain(text).text
            case .markdown(let text): MarkdownCell.markdown(text).text
            }
        }
    }

    private var notes: String {
        var notes: [String] = []
        switch item.facts?.deprecation {
        case .flagged: notes.append("**Deprecated.**")
        case .reason(let reason):
            let text = MarkdownProse.cell(reason).text
            notes.append("**Deprecated:** \(text)\(text.hasSuffix(".") ? "" : ".")")
        case nil: break
        }
        if let text = item.facts?.text { notes.append(MarkdownProse.cell(text).text) }
        let facts =
            (item.facts?.attribute.map { ["attribute \(MarkdownCell.code($0).text)"] } ?? [])
            + (item.facts?.notes.map { MarkdownCell.plain($0).text } ?? [])
        if !facts.isEmpty { notes.append("(\(facts.joined(separator: ", ")))") }
        if !why.isEmpty { notes.append("*" + why.joined(separator: " ") + "*") }
        return notes.joined(separator: " ")
    }
}
