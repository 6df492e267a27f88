import Documents
import Translate
import WebModel

struct ItemCells {
    let item: DocumentedItem
    let links: MarkdownLinks

    /// Cells for the page of the component.
    var data: TemplateValue {
        cells(before: [
            ("anchor", .string(item.anchor)), ("web", .string(MarkdownCell.code(item.signature).text)),
            ("notes", .string(notes)),
        ])
    }

    /// Cells for a table over all components.
    var deviation: TemplateValue { cells(before: [("why", .string(why.joined(separator: " ")))]) }

    private func cells(before others: [(TemplateKey, TemplateValue)]) -> TemplateValue {
        let cells: [(TemplateKey, TemplateValue)] = [
            ("item", .string(MarkdownCell.code(item.title).text)),
            ("swiftUI", .string(cell(item.swiftUI))),
            ("uiKit", .string(cell(item.uiKit))),
            ("state", .string(item.state == .unmapped ? "**unmapped**" : item.state.rawValue)),
            ("rule", .string(item.translation.rule.map { links.rule($0) } ?? "")),
        ]
        return .object(TemplateObject(cells + others))
    }

    private func cell(_ members: [DocumentedMember]) -> String {
        guard let first = members.first else { return "–" }
        return members.dropFirst().reduce(into: text(of: first)) { $0 += ", " + text(of: $1) }
    }

    private func text(of member: DocumentedMember) -> String {
        switch member {
        case .code(let text): MarkdownCell.code(text).text
        case .partOf(let item): "see " + MarkdownCell.code(item).text
        }
    }

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
            (item.facts?.attribute.map { ["attribute " + MarkdownCell.code($0).text] } ?? [])
            + (item.facts?.notes.map { MarkdownCell.plain($0).text } ?? [])
        if !facts.isEmpty { notes.append("(\(facts.joined(separator: ", ")))") }
        let why = why
        if !why.isEmpty { notes.append("*" + why.joined(separator: " ") + "*") }
        return notes.joined(separator: " ")
    }
}
