import Core
import Documents
import Generate
import SwiftModel
import Translate
import WebModel

/// Leaves room for the knowledge of people.
struct ComponentPage {
    let component: DocumentedComponent
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        let names = component.swift.names
        let sections = component.sections
        let usage = usage
        let differences = differences
        let related = related
        let notes = ComponentNotes(component, in: library)
        return [
            "title": .string(MarkdownCell.plain(component.title).text),
            "tag": .string(MarkdownCell.code("<\(component.tag)>").text),
            "view": .string(MarkdownCell.code(names.view.name).text),
            "uiKit": .string(MarkdownCell.code(names.uiKit.name).text),
            "isItem": .boolean(component.guide?.isItem == true),
            "isSkipped": .boolean(component.translation.skipped != nil),
            "skipped": .string(component.translation.skipped.map { MarkdownCell.markdown($0).text } ?? ""),
            "facts": .lines(facts),
            "module": .string(MarkdownCell.code(library.module.description).text),
            "webHeading": .string(webHeading),
            "introduction": .lines(introduction),
            "adaptation": .lines(adaptation),
            "usage": .list(usage),
            "hasUsage": .boolean(!usage.isEmpty),
            "examples": component.examples.map { ExampleSections(examples: $0).data } ?? .null,
            "sections": .list(sections.map(section)),
            "hasSections": .boolean(!sections.isEmpty),
            "differences": .lines(differences),
            "hasDifferences": .boolean(!differences.isEmpty),
            "complete": component.guide?.complete.map { ["code": .lines($0.lines)] } ?? .null,
            "reasoning": .lines((notes.reasoning + notes.omissions).map { "- \($0)" }),
            "implementation": .list(implementation(notes)),
            "related": .list(related),
            "hasRelated": .boolean(!related.isEmpty),
        ]
    }

    /// Called `ELEVATE Web Pattern` by the team.
    private var webHeading: String {
        library.prefix.isEmpty ? "Web Pattern" : "\(library.prefix.uppercased()) Web Pattern"
    }

    private var facts: [String] {
        let web = component.web
        var facts: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value, !value.isEmpty { facts.append("**\(name):** \(MarkdownCell.plain(value).text)") }
        }
        add("Web Version", library.version)
        add("Category", web.category)
        add("Status", web.status)
        add("Since", web.since)
        switch web.deprecated {
        case .flagged: facts.append("**Deprecated**")
        case .reason(let reason): facts.append("**Deprecated:** \(MarkdownProse.cell(reason).text)")
        case nil: break
        }
        facts.append("**Coverage:** \(coverage)")
        facts.append("**Translation:** \(StateFigures(component.tally.totals).text)")
        return facts
    }

    /// `completed: a part of it is made, because …`; another section tells why it is skipped.
    private var coverage: String {
        let state = component.coverage.state
        guard state != .skipped, let reason = component.coverage.reason else { return state.rawValue }
        return "\(state.rawValue): \(MarkdownCell.markdown(reason).text)"
    }

    private var introduction: [String] {
        let paragraphs = component.introduction.map { MarkdownProse($0).lines }.filter { !$0.isEmpty }
        return Array(paragraphs.joined(separator: [""]))
    }

    // MARK: The Swift side

    private var adaptation: [String] {
        var lines: [String] = []
        if let primitive = component.swift.primitive, component.guide?.isItem != true {
            lines.append("- It is built on what the platform has: \(MarkdownCell.code(primitive.rawValue).text).")
        }
        if component.guide?.isItem == true {
            lines.append("- It is data of the component that it stands in, and no view of its own.")
        }
        let mechanisms = component.swift.mechanisms.map(\.rawValue)
        if !mechanisms.isEmpty { lines.append("- It takes part in \(MarkdownCell.code(mechanisms).text).") }
        let bindings = component.swift.members.filter(\.form.isBinding).map(\.description)
        if !bindings.isEmpty {
            lines.append("- What the user changes is a `Binding`: \(MarkdownCell.code(bindings).text).")
        }
        if let rule = component.translation.rule { lines.append("- The rule is \(links.rule(rule)).") }
        if lines.isEmpty { lines = ["- No rule says what it is built on: it shows what its slots are given."] }
        let made = component.coverage.madeMembers
        if !made.isEmpty { lines.append("- Made, because no source lists it: \(MarkdownCell.code(made).text).") }
        let inert = component.coverage.inert.map(\.name.name)
        if !inert.isEmpty { lines.append("- Nothing in the body acts on these yet: \(MarkdownCell.code(inert).text).") }
        return lines
    }

    private func implementation(_ notes: ComponentNotes) -> [TemplateValue] {
        [
            ("Accessibility", notes.accessibility), ("What to decide", notes.decisions),
            ("Availability", notes.availability), ("What to know", notes.implementation),
        ].filter { !$0.1.isEmpty }.map { title, lines in
            ["title": .string(title), "lines": .lines(lines.map { "- \($0)" })]
        }
    }

    private var usage: [TemplateValue] {
        let files = [("SwiftUI", component.guide?.swiftUI), ("UIKit", component.guide?.uiKit)]
        return (files + component.variations.map { ($0.title, $0.example) }).compactMap { title, example in
            example.map { ["title": .string(title), "code": .lines($0.lines)] }
        }
    }

    private func section(_ kind: ItemKind, _ items: [DocumentedItem]) -> TemplateValue {
        [
            "title": .string(Self.headline(kind.title)),
            "rows": .list(items.map { ItemCells(item: $0, links: links).data }),
        ]
    }

    private static func headline(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

    /// Items with another form, left out, undecided, or inert.
    private var differences: [String] {
        component.swift.adapted.map { adapted in
            "- **\(Self.code(adapted.title))**: \(MarkdownCell.markdown(adapted.text).text)"
        }
            + component.swift.untranslated.map { item in
                "- **\(Self.code("\(item.item)"))**: no counterpart yet: "
                    + MarkdownCell.plain(item.reason).text
            }
            + component.inertItems.map { item in
                "- **\(Self.code("\(item.item)"))**: nothing in the body acts on it yet"
            }
    }

    /// A bar would have to be escaped in a table.
    private static func code(_ text: String) -> String { MarkdownCell.span(TerminalText.line(text)) }

    private var related: [TemplateValue] {
        component.related.compactMap { related in
            library.component(related.tag).map { other in
                [
                    "link": .string(links.component(other)),
                    "tag": .string(MarkdownCell.code("<\(other.tag)>").text),
                    "relation": .string(related.relation.rawValue),
                ]
            }
        }
    }
}
