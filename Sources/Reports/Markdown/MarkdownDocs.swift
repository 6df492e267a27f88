package import Core
package import Documents
package import Package
import Translate

/// A file for each component, and tables over all of them.
package enum MarkdownDocs {
    /// Lies below the folder of the package.
    static let folder = ["Documentation", "Translation"]

    /// Order means nothing. After an error some are missing.
    package static func files(
        of library: DocumentedLibrary,
        with templates: TemplateSet,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let made = DocumentFiles(DocumentKind.docs.rawValue, in: folder, with: templates, escaping: .none)
        let (pages, tables) = Workers.both(into: &diagnostics) { diagnostics in
            self.pages(of: library, made, into: &diagnostics)
        } and: { diagnostics in
            self.tables(over: library, made, into: &diagnostics)
        }
        return pages + tables
    }

    private static func pages(
        of library: DocumentedLibrary,
        _ made: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let links = MarkdownLinks(.files(root: "../"), of: library)
        return Workers.map(library.components, into: &diagnostics) { component, diagnostics in
            made.file(
                ["Components", "\(component.fileName).md"],
                of: component,
                from: "markdown/component",
                ComponentPage(component: component, library: library, links: links).data,
                .scaffold,
                into: &diagnostics
            )
        }
        .compactMap(\.self)
    }

    /// Makes the files that tell of all components together.
    private static func tables(
        over library: DocumentedLibrary,
        _ made: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        func add(_ template: String, _ data: TemplateValue, _ name: String, _ ownership: FileOwnership = .owned) {
            let template = "markdown/\(template)"
            let file = made.file(["\(name).md"], from: template, data, ownership, into: &diagnostics)
            if let file { files.append(file) }
        }
        let links = MarkdownLinks(.files(root: ""), of: library)
        add("index", IndexPage(library: library, links: links).data, "README")
        add("deviations", DeviationsPage(library: library, links: links).data, "Deviations")
        add("status", StatusPage(library: library, links: links).data, "Status")
        add("checklist", ChecklistPage(library: library, links: links).data, "TestingChecklist", .scaffold)
        add("rules", RulesPage(library: library).data, "Rules")
        if let release = library.release {
            add("release", ReleasePage(release: release, library: library, links: links).data, "Release")
        }
        return files
    }
}

/// Begun by the program and finished by people.
struct ChecklistPage {
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        [
            "title": .string(MarkdownCell.plain(library.title).text),
            "components": .list(library.components.map(section)),
        ]
    }

    private func section(_ component: DocumentedComponent) -> TemplateValue {
        let checklist = Checklist(component, in: library)
        return [
            "link": .string(links.component(component)),
            "entries": .list(checklist.entries.map(entry)),
        ]
    }

    private func entry(_ entry: Checklist.Entry) -> TemplateValue {
        [
            "mark": .string(entry.answer == .yes ? "x" : " "),
            "text": .string(entry.text),
            "reason": .string(
                entry.reason.map { ": " + (entry.answer == .no ? "**no**, " : "") + MarkdownCell.markdown($0).text }
                    ?? ""
            ),
        ]
    }
}

struct DeviationsPage {
    let library: DocumentedLibrary
    let links: MarkdownLinks

    var data: TemplateValue {
        let rows = library.components.flatMap { component -> [TemplateValue] in
            let link = links.component(component)
            return component.deviations.map { row($0, of: link) }
        }
        return [
            "title": .string(MarkdownCell.plain(library.title).text),
            "count": .string(IndexPage.count(rows.count, "deviation")),
            "hasRows": .boolean(!rows.isEmpty),
            "rows": .list(rows),
        ]
    }

    private func row(_ item: DocumentedItem, of component: String) -> TemplateValue {
        [
            "component": .string(component),
            "cells": ItemCells(item: item, links: links).deviation,
        ]
    }
}

/// Rows that decided something, for links to lead to.
struct RulesPage {
    let library: DocumentedLibrary

    var data: TemplateValue {
        ["title": .string(MarkdownCell.plain(library.title).text), "rows": .list(library.rules.map(row))]
    }

    private func row(_ rule: DocumentedRule) -> TemplateValue {
        let words = rule.cells.map { cell in
            "**\(MarkdownCell.plain(cell.column).text)** "
                + (Self.isProse(cell.column) ? MarkdownCell.plain(cell.text) : MarkdownCell.code(cell.text)).text
        }
        return [
            "anchor": .string(rule.anchor),
            "place": .string(MarkdownCell.plain(rule.place).text),
            "words": .string(words.joined(separator: " · ")),
            "uses": .string("\(rule.uses)"),
        ]
    }

    static func isProse(_ column: String) -> Bool { ["Why", "Notes", "Pattern"].contains(column) }
}
