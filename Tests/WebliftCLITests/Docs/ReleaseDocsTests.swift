import Foundation
import Testing

@Suite("What documentation tells of a release")
struct ReleaseDocsTests {
    private let folder = TemporaryFolder()
    private static let page = "Documentation/Translation/Release.md"
    private static let former = DocsRun.formerSample
    private static let sample = GeneratedInputs.sample.path

    private func changes() async throws -> [JSONInstance] {
        try JSONInstance(try await DiffRun.sample("--format", "json").output)["changes"]?.elements ?? []
    }

    private func rows(_ page: String) -> [Substring] {
        page.split(separator: "\n").filter { $0.hasPrefix("| [Elevate") || $0.hasPrefix("| `<") }
    }

    @Test("--since makes a page with every change of weblift diff, and a link to it with its figures")
    func markdown() async throws {
        let run = try await DocsRun([Self.sample], since: Self.former, in: folder)
        let page = try #require(run.files[Self.page])
        let changes = try await changes()
        #expect(changes.count > 15)
        #expect(rows(page).count == changes.count)
        for (severity, heading) in [
            ("breaking", "Breaking"), ("warning", "Warnings"), ("addition", "Additions"), ("note", "Notes"),
        ] {
            let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) }
            #expect(rows(section ?? "").count == changes.count { $0["severity"]?.text == severity }, "\(severity)")
        }
        // As Tests/Sample has it: the stepper is gone, and the card has lost a property.
        let parts = ["| `<elvt-stepper>` | component removed |", "\n- ElevateCard(elevated: true)\n"]
        try run.expect(parts, in: Self.page)
        let link = "[Changes from 1.0.0 to 2.0.0](Release.md): 9 breaking changes, 2 warnings"
        try run.expect([link], in: "Documentation/Translation/README.md")
    }

    @Test("without a former release there is no such page, no link to one, and an earlier one goes")
    func without() async throws {
        _ = try await DocsRun([Self.sample], since: Self.former, in: folder)
        let run = try await DocsRun([Self.sample], in: folder)
        #expect(run.files[Self.page] == nil)
        for (path, text) in run.files { #expect(!text.contains("Release.md"), "\(path)") }
    }

    @Test("the site has each change with a link to where the item is told")
    func site() async throws {
        let run = try await DocsRun([Self.sample], format: "html", since: Self.former, in: folder)
        let page = "Documentation/Site/release.html"
        let count = try await changes().count
        #expect(try run.page(page).components(separatedBy: "<p class=\"what\">").count - 1 == count)
        let parts = [
            "href=\"components/ElevateSlider.html#property-withTooltip\"",
            "<del>- ElevateSlider(showTooltip: true, values: .constant([1]))</del>",
            "<ins>+ ElevateSlider(withTooltip: true, values: .constant([1]))</ins>",
        ]
        try run.expect(parts, in: page)
        let link = "<a href=\"release.html\">Changes from 1.0.0 to 2.0.0</a>"
        try run.expect([link], in: "Documentation/Site/index.html")
    }

    @Test("generate --since and release write the same page into the package")
    func generated() async throws {
        let told = try #require(try await DocsRun([Self.sample], since: Self.former, in: folder).files[Self.page])
        for (name, words) in [
            ("since", ["generate", Self.sample, "--since", Self.former, "--until", "3.0.0"]),
            ("release", ["release", Self.former, Self.sample]),
        ] {
            try await folder.run(words + ["--emit", "docs", "--out", name, "--quiet"]).exits(0)
            let page = try folder.text("\(name)/\(Self.page)")
            #expect(page == told, "\(name)")
        }
    }

    @Test("what the project accepts stands apart, with its reason")
    func accepted() async throws {
        let configuration = #"""
            {"inputs": ["\#(Self.sample)"], "changes": {"suppress": [
              {"rule": "property.removed", "component": "elvt-card", "item": "elevated", "reason": "Nobody uses it."}]}}
            """#
        try folder.write(configuration, to: "weblift.json")
        try await folder.run(["docs", "--since", Self.former, "--out", "written", "--quiet"]).exits(0)
        let page = try folder.text("written/\(Self.page)")
        let last = try #require(page.components(separatedBy: "\n## ").last)
        #expect(last.hasPrefix("Accepted\n"))
        #expect(last.contains("property removed elevated; accepted: Nobody uses it."))
        #expect(page.contains("**8 breaking changes"))
    }

    @Test("a former release can come from a revision; where it can't be read, nothing is written")
    func sources() async throws {
        try await folder.run(["docs", Self.sample, "--since", "nothing", "--out", "written"]).exits(1)
        #expect(!folder.has("written"))
        // Here is no repository; what matters is that a revision is looked for, and no --until is asked for.
        for (command, ending) in [("docs", Int32(1)), ("release", 2)] {
            let revision = try await folder.run(
                [command, Self.sample, "--git", "HEAD:docs", "--out", "written"],
                environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
            ).exits(ending, "\(command)")
            #expect(revision.errorText.contains("[input.git]"), "\(command): \(revision.errorText)")
            #expect(!folder.has("written"))
        }
        let both = try await folder.run(["docs", Self.sample, "--since", Self.former, "--git", "HEAD:docs"])
        #expect(both.ending == .exit(2) && both.errorText.contains("there is one former release"))
    }
}

/// Document 004: “**Update Version**: Note web component version in documentation”.
@Suite("The version of the web library in documentation", .serialized)
struct DocumentedVersionTests {
    private let folder = TemporaryFolder()
    private static let manifest = SmallLibrary.manifest(SmallLibrary.component("x-button", [], SmallLibrary.slot))

    private func pages(_ format: String, _ options: [String] = []) async throws -> [String: String] {
        try await folder.run(
            ["docs", "dist/custom-elements.json", "--format", format, "--out", "written", "--quiet"] + options
        ).succeeds()
        return try folder.contents(of: "written").files
            .filter { $0.key.hasSuffix(".md") || $0.key.hasSuffix(".html") }
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test("stands on every page, where a person declares it", arguments: ["markdown", "html", "docc"])
    func declared(format: String) async throws {
        try folder.write(Self.manifest, to: "dist/custom-elements.json")
        let pages = try await pages(format, ["--declared", "3.4.5"])
        #expect(pages.count > 2)
        for (path, text) in pages.sorted(by: { $0.key < $1.key }) { #expect(text.contains("3.4.5"), "\(path)") }
    }

    @Test("and where the package.json tells it that names the manifest; another one tells nothing")
    func package() async throws {
        try folder.write(Self.manifest, to: "dist/custom-elements.json")
        let json = #"{"name": "x-library", "version": "1.2.3", "customElements": "dist/custom-elements.json"}"#
        try folder.write(json, to: "package.json")
        for (path, text) in try await pages("markdown") { #expect(text.contains("1.2.3"), "\(path)") }
        // What the package says is no claim of a person's.
        for (path, text) in try await pages("markdown", ["--declared", "3.4.5"]) {
            #expect(text.contains("1.2.3") && !text.contains("3.4.5"), "\(path)")
        }
        try folder.write(#"{"version": "9.9.9"}"#, to: "package.json")
        for (path, text) in try await pages("markdown") { #expect(!text.contains("9.9.9"), "\(path)") }
    }
}
