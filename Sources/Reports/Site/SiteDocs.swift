package import Core
package import Documents
package import Package
import Translate
import WebModel

/// Opens from disk and from any server, without a framework and without a request to anywhere else.
package enum SiteDocs {
    /// Lies below the folder of the package.
    static let folder = ["Documentation", "Site"]

    /// A site stands alone, or beside sites of other versions.
    package static func kinds(of edition: SiteEdition?) -> Set<String> {
        edition.map { [$0.kind, SiteEdition.indexKind] } ?? [DocumentKind.site.rawValue]
    }

    /// Files stand in no order that means anything.
    package static func files(
        of library: DocumentedLibrary,
        with templates: TemplateSet,
        tokens: SiteTokens?,
        edition: SiteEdition? = nil,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let frame = SiteFrame(library, hasTokens: tokens != nil, edition: edition)
        let beside = SiteNavigation(library, root: SiteFrame.rootOfComponents)
        let above = SiteNavigation(library, root: "").list(current: nil)
        let folder = edition.map { SiteEdition.folder + [$0.version] } ?? Self.folder
        let kind = edition?.kind ?? DocumentKind.site.rawValue
        let made = DocumentFiles(kind, in: folder, with: templates, escaping: .html)
        let pages = Workers.map(library.components, into: &diagnostics) { component, diagnostics in
            let neighbors = beside.neighbors(of: component.tag)
            let page = SiteComponentPage(component: component, library: library, neighbors: neighbors)
            let data = frame.data(
                at: SitePath.link(to: component),
                title: component.title,
                root: SiteFrame.rootOfComponents,
                navigation: beside.list(current: component.tag),
                page.fields
            )
            let path = SitePath.component(component)
            return made.file(path, of: component, from: "site/component", data, into: &diagnostics)
        }
        var files = pages.compactMap(\.self)
        for page in frame.pages {
            let fields = fields(of: page, library, tokens)
            let data = frame.data(of: page, at: page.file, title: page.title, navigation: above, fields)
            let file = made.file([page.file], from: "site/\(page.rawValue)", data, into: &diagnostics)
            if let file { files.append(file) }
        }
        let plain = DocumentFiles(kind, in: folder, with: templates, escaping: .none)
        var assets = [("site/style", "site.css"), ("site/script", "site.js")]
        if tokens != nil { assets.append(("tokens-script", "tokens.js")) }
        for (template, name) in assets {
            let file = plain.file(["assets", name], from: template, .null, into: &diagnostics)
            if let file { files.append(file) }
        }
        files.append(plain.file(["assets", "search.js"], SearchIndex(library, tokens).bytes))
        if let live = library.live { files += self.files(of: live, made, plain, into: &diagnostics) }
        guard let edition else { return files }
        let addresses = library.components.map(SitePath.link) + frame.pages.map(\.file)
        let index = DocumentFiles(SiteEdition.indexKind, in: SiteEdition.folder, with: templates, escaping: .html)
        return files + versionList(edition, library, addresses, index, into: &diagnostics)
    }

    /// Page of the frame, and the files that are copied for it.
    private static func files(
        of live: LiveLibrary,
        _ made: DocumentFiles,
        _ plain: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let data: TemplateValue = [
            "scripts": .lines(live.scripts), "styleSheets": .lines(live.styleSheets),
            "origins": .string(live.origins.joined(separator: " ")),
        ]
        let page = made.file(["live.html"], from: "site/live-page", data, into: &diagnostics)
        let copies = live.copies.map { plain.file([LiveLibrary.folder] + $0.path.parts, $0.bytes) }
        return [page].compactMap(\.self) + copies
    }

    private static func versionList(
        _ edition: SiteEdition,
        _ library: DocumentedLibrary,
        _ pages: [String],
        _ made: DocumentFiles,
        into diagnostics: inout DiagnosticBag
    ) -> [GeneratedFile] {
        let versions = edition.versions()
        let data: TemplateValue = [
            "library": .string(library.name ?? library.title), "versions": .lines(versions),
            "newest": .string(versions[0]),
        ]
        let list = made.file(["index.html"], from: "site/versions", data, into: &diagnostics)
        return [list, made.file(["versions.js"], edition.index(of: pages))].compactMap(\.self)
    }

    private static func fields(
        of page: SiteFrame.Page,
        _ library: DocumentedLibrary,
        _ tokens: SiteTokens?
    ) -> [(TemplateKey, TemplateValue)] {
        switch page {
        case .index: SiteIndexPage(library: library).fields
        case .coverage: SiteCoveragePage(library: library).fields
        case .inventory: library.use.map { SiteUsePage(use: $0, library: library).fields } ?? []
        case .deviations: SiteDeviationsPage(library: library).fields
        case .tokens: [("tokens", tokens?.page ?? .null)]
        case .rules: SiteRulesPage(library: library).fields
        case .release: library.release.map { SiteReleasePage(release: $0, library: library).fields } ?? []
        }
    }
}

struct SiteDeviationsPage {
    let library: DocumentedLibrary

    var fields: [(TemplateKey, TemplateValue)] {
        let components = library.components.filter { !$0.deviations.isEmpty }
        let count = components.reduce(0) { $0 + $1.deviations.count }
        return [
            ("count", .string(IndexPage.count(count, "deviation"))),
            ("components", .list(components.map(section))),
            ("hasComponents", .boolean(!components.isEmpty)),
            ("contents", SiteContents(entries: components.map { .init(Self.anchor(of: $0), $0.title) }).data),
        ]
    }

    private static func anchor(of component: DocumentedComponent) -> String {
        DocumentAnchor.text("component", component.tag)
    }

    private func section(_ component: DocumentedComponent) -> TemplateValue {
        [
            "anchor": .string(Self.anchor(of: component)),
            "file": .string(SitePath.link(to: component)), "title": .string(component.title),
            "count": .string("\(component.deviations.count)"),
            "items": .list(component.deviations.map(item)),
        ]
    }

    private func item(_ item: DocumentedItem) -> TemplateValue {
        [
            "anchor": .string(item.anchor), "name": .string(item.title),
            "state": .string(item.state.rawValue), "swiftUI": SiteItem.members(item.swiftUI),
            "why": .list(SiteItem.why(item)),
        ]
    }
}

/// Rows that decided something, for links to lead to.
struct SiteRulesPage {
    let library: DocumentedLibrary

    var fields: [(TemplateKey, TemplateValue)] { [("rules", .list(library.rules.map(rule)))] }

    private func rule(_ rule: DocumentedRule) -> TemplateValue {
        let cells = rule.cells.map { cell -> TemplateValue in
            [
                "column": .string(cell.column), "text": .string(cell.text),
                "isProse": .boolean(RulesPage.isProse(cell.column)),
            ]
        }
        return [
            "anchor": .string(rule.anchor), "place": .string(rule.place),
            "uses": .string("decided \(IndexPage.count(rule.uses, "item"))"), "cells": .list(cells),
        ]
    }
}

struct SiteIndexPage {
    let library: DocumentedLibrary

    var fields: [(TemplateKey, TemplateValue)] {
        let totals = library.coverage.totals
        let sentences = CoverageSentences(library.coverage)
        let contents = library.categories.map { category in
            SiteContents.Entry(SitePath.anchor(ofCategory: category.title), category.title)
        }
        return [
            ("count", .string("\(library.components.count)")),
            ("countWord", .string(library.components.count == 1 ? "component" : "components")),
            ("total", .string("\(totals.total)")),
            ("working", .string(sentences.working)),
            ("inUse", .string(sentences.inUse)),
            ("decided", .string(sentences.decided)),
            ("overview", SiteShares.data(totals)),
            (
                "release",
                library.release.map { ["title": .string($0.title), "figures": .string($0.figures)] } ?? .null
            ),
            ("categories", .list(library.categories.map(category))),
            ("contents", SiteContents(entries: contents).data),
        ]
    }

    private func category(_ title: String, _ components: [DocumentedComponent]) -> TemplateValue {
        [
            "anchor": .string(SitePath.anchor(ofCategory: title)), "title": .string(title),
            "components": .list(components.map(card)),
        ]
    }

    private func card(_ component: DocumentedComponent) -> TemplateValue {
        [
            "file": .string(SitePath.link(to: component)), "title": .string(component.title),
            "tag": .string(component.tag), "state": .string(component.coverage.state.rawValue),
            "summary": component.introduction.first.map(HTMLProse.line) ?? "",
            "bar": SiteShares.data(component.tally.totals),
        ]
    }
}
