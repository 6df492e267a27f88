import Core
import Documents
import Foundation
import TestSupport
import Testing

@Suite("The documentation in Markdown")
struct MarkdownDocsTests {
    private let folder = TemporaryFolder()
    private static let root = "Documentation/Translation/"
    private static let components = root + "Components/"
    /// The headings of the team's adaptation docs, and those of the guide's template.
    private static let headings = [
        "iOS Adaptation", "Usage", "API Translation", "Differences from Web", "Reasoning", "Implementation Notes",
        "Code Example", "Related Components",
    ]

    private func blocks(_ text: String) throws -> [MarkdownBlock] {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("page.md"), bytes: Array(text.utf8))
        let document = try #require(MarkdownDocument(file, into: &diagnostics))
        #expect(diagnostics.isEmpty)
        return document.blocks
    }

    private func headings(_ text: String, level wanted: Int) throws -> [String] {
        try blocks(text).compactMap {
            if case .heading(wanted, let content) = $0.kind { content.plainText } else { nil }
        }
    }

    private func tables(_ text: String) throws -> [MarkdownTable] {
        try blocks(text).compactMap { if case .table(let table) = $0.kind { table } else { nil } }
    }

    private func tables(of name: String, _ run: DocsRun) throws -> [MarkdownTable] {
        try tables(run.page("\(Self.root)\(name).md"))
    }

    private func ofHostile() async throws -> DocsRun {
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        let run = try await DocsRun(["custom-elements.json"], in: folder)
        #expect(try folder.names() == ["custom-elements.json", "written"])
        return run
    }

    @Test("every component has a file, with the headings of the team and of the template")
    func componentFiles() async throws {
        let run = try await DocsRun.ofSample()
        let pages = run.pages(in: Self.components, ending: ".md")
        #expect(Set(pages.keys) == Set(run.components.compactMap { $0["swift"]?.text }))
        for (name, page) in pages {
            let first = try headings(page, level: 1)
            let second = try headings(page, level: 2)
            // Where the documentation of the web component has examples.
            let others = second.filter { $0 != "Examples" }
            #expect(others == ["ELEVATE Web Pattern"] + Self.headings, "\(name)")
            if let index = second.firstIndex(of: "Examples") { #expect(second[index - 1] == "Usage") }
            #expect(first.count == 1)
        }
    }

    @Test(
        "every item of every component has a row with what coverage says of it, the skipped ones with reason and rule"
    )
    func rows() async throws { try await expectRows(DocsRun.ofSample()) }

    private func expectRows(_ run: DocsRun) throws {
        let pages = run.pages(in: Self.components, ending: ".md")
        #expect(Set(pages.keys) == Set(run.components.compactMap { $0["swift"]?.text }))
        for component in run.components {
            let name = try #require(component["swift"]?.text)
            let items = ["items", "textItems"].flatMap { component[$0]?.elements ?? [] }
            let rows = try tables(pages[name] ?? "").filter { $0.header.cells.count == 6 }.flatMap(\.rows)
            #expect(rows.count >= items.count, "\(name)")
            let listed = rows.filter { row in
                !["Listed by no", "Not in the sources"].contains { row.cells[4].content.plainText.contains($0) }
            }
            for (item, row) in zip(items, listed) {
                let state = try #require(item["state"]?.text)
                #expect(row.cells[3].content.plainText == state, "\(name) \(item)")
                let web = row.cells[0].content.plainText
                if let own = item["name"]?.text, !own.isEmpty { #expect(web.contains(own), "\(name): \(web)") }
                guard state == "skipped" else { continue }
                #expect(!row.cells[4].content.plainText.isEmpty)
                #expect(row.cells[5].content.plainText.contains("builtin/matrix.md:"))
            }
        }
    }

    @Test("the example of a button does something, even if a button of the library may follow a link instead")
    func actingExample() async throws {
        let fields = [SmallLibrary.field("href"), SmallLibrary.field("disabled", "boolean")]
        let events = #""events": [{"name": "click", "type": {"text": "MouseEvent"}}]"#
        let button = SmallLibrary.component("acme-button", fields, "\(SmallLibrary.slot), \(events)")
        try folder.write(SmallLibrary.manifest(button), to: "library.json")
        let run = try await DocsRun([folder.path("library.json")], in: folder)
        let page = try #require(run.pages(in: Self.components, ending: ".md").values.first)
        let example = try #require(DocumentationCode.swift(in: page).first)
        #expect(example.contains("action: {"))
    }

    @Test("all links lead to a file and a place that are there", arguments: [false, true])
    func links(isHostile: Bool) async throws { try await expectLinks(isHostile ? ofHostile() : DocsRun.ofSample()) }

    private func links(in text: String) throws -> [String] {
        try blocks(text).flatMap(\.withInner).flatMap(\.inlines).flatMap(\.withInner).compactMap { inline in
            if case .link(let destination, _) = inline.kind { destination } else { nil }
        }
    }

    private func expectLinks(_ run: DocsRun) throws {
        var count = 0
        for (path, text) in run.files {
            let folder = URL(filePath: "/" + path).deletingLastPathComponent()
            for target in try links(in: text) where !target.hasPrefix("http") {
                let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                let file = URL(filePath: parts[0], relativeTo: folder).standardizedFileURL.path.dropFirst()
                guard let other = run.files[String(file)] else {
                    Issue.record("\(path) leads to \(target)")
                    continue
                }
                if parts.count > 1 { #expect(other.contains("<a id=\"\(parts[1])\"></a>"), "\(path): \(target)") }
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test(
        "the figures of the status page are those of coverage --format json",
        arguments: [[], ["--only", "elvt-*a*"]]
    )
    func figures(options: [String]) async throws { try await expectFigures(DocsRun.ofSample(options: options)) }

    private func expectFigures(_ run: DocsRun) throws {
        func numbers(_ row: MarkdownTable.Row, _ range: Range<Int>) -> [Int] {
            row.cells[range].compactMap { Int($0.content.plainText) }
        }
        let tables = try tables(of: "Status", run)
        #expect(tables.count == 2)
        let all = try #require(tables[0].rows.first { $0.cells[0].content.plainText == "all" })
        #expect(numbers(all, 1..<7) == DocsRun.counts(run.coverage["totals"]))
        let kinds = ["properties": "property", "slots": "slot", "events": "event", "methods": "method"]
        for (title, kind) in kinds {
            let counted = DocsRun.counts(run.coverage["kinds"]?[kind])
            // A kind that no component has, such as methods, has no row.
            guard let row = tables[0].rows.first(where: { $0.cells[0].content.plainText == title }) else {
                #expect(counted.allSatisfy { $0 <= 0 })
                continue
            }
            #expect(numbers(row, 1..<7) == counted)
        }
        #expect(tables[1].rows.count == run.components.count)
        for (component, row) in zip(run.components, tables[1].rows) {
            #expect(row.cells[0].content.plainText == component["swift"]?.text)
            #expect(row.cells[2].content.plainText == component["state"]?.text)
            #expect(numbers(row, 3..<9) == DocsRun.counts(component["totals"]))
        }
    }

    @Test(
        "of each manifest of the corpus, too, all items have their rows, all figures agree and all links lead somewhere",
        .needs("corpus"),
        arguments: Loop.libraries
    )
    func corpus(manifest: String) async throws {
        let run = try await DocsRun([Shared.file(manifest).path], in: folder)
        try expectRows(run)
        try expectFigures(run)
        try expectLinks(run)
    }

    @Test(
        "of some components only these files are written, with those that they need, and each is what it is among all"
    )
    func selection() async throws {
        let all = try await DocsRun.ofSample()
        let some = try await DocsRun.ofSample(options: ["--only", "elvt-tab-group"])
        let pages = Set(some.pages(in: Self.components, ending: ".md").keys)
        for part in ["ElevateTabGroup", "ElevateTab"] { #expect(pages.contains(part)) }
        #expect(!pages.contains("ElevateAvatar"))
        for (path, text) in some.files { #expect(all.files[path] == text, "\(path)") }
    }

    @Test("the deviations are all that is not translated as it stands, of all components")
    func deviations() async throws {
        let run = try await DocsRun.ofSample()
        let expected = run.components.flatMap { component in
            ["items", "textItems"].flatMap { component[$0]?.elements ?? [] }.filter {
                $0["state"]?.text != "translated"
            }
        }
        let table = try tables(of: "Deviations", run)[0]
        // What no source has is in no list of items.
        let rows = table.rows.filter { !$0.cells[5].content.plainText.contains("Not in the sources") }
        #expect(rows.count == expected.count)
        #expect(rows.map { $0.cells[4].content.plainText } == expected.compactMap { $0["state"]?.text })
    }

    /// Sixteen, counted in the guide, and the four that the program adds.
    @Test("the checklist has each component with all entries of the guide, ticked where the program knows")
    func checklist() async throws {
        let run = try await DocsRun.ofSample()
        let page = try run.page(Self.root + "TestingChecklist.md")
        #expect(try headings(page, level: 2) == run.components.compactMap { $0["swift"]?.text })
        let entries = page.split(separator: "\n").filter { $0.hasPrefix("- [") }
        #expect(entries.count == (16 + 4) * run.components.count)
        try folder.write("## Properties\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n", to: "matrix.md")
        let component = SmallLibrary.component("x-y", [SmallLibrary.field("strange", "WeirdThing<A>")])
        try folder.write(SmallLibrary.manifest(component), to: "custom-elements.json")
        let undecided = try await DocsRun(["custom-elements.json"], in: folder)
        let entry = "(or documented why skipped): **no**, 1 of 1 are not decided"
        try undecided.expect([entry], in: Self.root + "TestingChecklist.md")
    }

    @Test("no name and no description tears a page apart or becomes live mark-up")
    func hostile() async throws {
        let run = try await ofHostile()
        let pages = run.pages(in: Self.components, ending: ".md")
        #expect(pages.count == run.components.count && pages.count == HostileManifest.tags.count)
        for (name, page) in pages {
            let second = try headings(page, level: 2)
            #expect(second.dropFirst().filter { $0 != "Examples" } == Self.headings, "\(name)")
            #expect(second.contains("Examples"), "\(name)")
            for table in try tables(page) { #expect(table.rows.allSatisfy { $0.surplus == nil }, "\(name)") }
            expectNoHTML(try blocks(page), "\(name)")
        }
        for (path, text) in run.files { expectNoHTML(try blocks(text), path) }
    }

    /// But for the anchors of the program itself, and its mark of what belongs to people.
    private func expectNoHTML(_ blocks: [MarkdownBlock], _ name: String) {
        for block in blocks.flatMap(\.withInner) {
            if case .html(let text) = block.kind, text.trimmingCharacters(in: .newlines) != "<!-- yours -->" {
                Issue.record("\(name): \(text)")
            }
            for inline in block.inlines.flatMap(\.withInner) {
                switch inline.kind {
                case .html(let text): #expect(text.hasPrefix("<a id=\"") || text == "</a>", "\(name): \(text)")
                case .link(let destination, _): #expect(!destination.lowercased().hasPrefix("javascript"), "\(name)")
                case .image(let destination, _): Issue.record("\(name): an image of \(destination)")
                default: break
                }
            }
        }
    }

    @Test("generate --emit docs writes the same files as docs, beside the code of the same components")
    func generate() async throws {
        let docs = try await DocsRun.ofSample()
        try await folder.run(["generate", "weblift:sample", "--emit", "docs", "--out", "made", "--quiet"]).exits(0)
        let made = try folder.contents(of: "made").files
        let written = made.filter { $0.key.hasPrefix("Documentation/") }
        #expect(written.mapValues { String(decoding: $0, as: UTF8.self) } == docs.files)
        #expect(!made.keys.contains { $0.contains("/SwiftUI/") })
    }

    @Test("a component that the matrix skips has a file that says why")
    func skipped() async throws {
        let row = "| `elvt-skeleton` | `skip` | `skip` | `.redacted()` does it. |"
        let head = "## Components\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n"
        try folder.write("\(head)\(row)\n", to: "matrix.md")
        let run = try await DocsRun(options: ["--matrix", "matrix.md"], in: folder)
        let page = Self.components + "ElevateSkeleton.md"
        let parts = ["There is no such component in Swift: `.redacted()` does it.", "**iOS:** not translated"]
        try run.expect(parts, in: page)
        #expect(DocumentationCode.swift(in: try run.page(page)).isEmpty)
    }
}

extension MarkdownBlock {
    fileprivate var withInner: [MarkdownBlock] {
        switch kind {
        case .list(let list): [self] + list.items.flatMap(\.blocks).flatMap(\.withInner)
        case .quote(let blocks): [self] + blocks.flatMap(\.withInner)
        case .heading, .paragraph, .table, .html, .code, .thematicBreak: [self]
        }
    }

    /// Its own, not those of blocks in it.
    fileprivate var inlines: [MarkdownInline] {
        switch kind {
        case .heading(_, let content), .paragraph(let content): content
        case .table(let table): ([table.header] + table.rows).flatMap(\.cells).flatMap(\.content)
        case .list, .quote, .html, .code, .thematicBreak: []
        }
    }
}

extension MarkdownInline {
    fileprivate var withInner: [MarkdownInline] { [self] + children.flatMap(\.withInner) }
}
