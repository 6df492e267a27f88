import Core
import Documents
import Foundation
import Package
import TestSupport
import Testing

@testable import Releases
@testable import Reports
@testable import WebliftCLI

@Suite("The site", .keepsGoing)
struct SiteTests {
    private let folder = TemporaryFolder()
    private static let tidy = "/usr/bin/tidy"
    static let hasTidy = FileManager.default.isExecutableFile(atPath: tidy)

    @Test(
        "every page is valid HTML, with hostile names and descriptions too",
        .enabled(if: hasTidy, "tidy is not here: apt-get install tidy"),
        arguments: [false, true]
    )
    func isValid(isHostile: Bool) async throws {
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        try await expectValid(isHostile ? ["custom-elements.json"] : [], since: DocsRun.formerSample)
    }

    @Test(
        "so is every page of each manifest of the corpus",
        .needs("corpus"),
        .enabled(if: hasTidy, "tidy is not here: apt-get install tidy"),
        arguments: Loop.libraries
    )
    func isValid(manifest: String) async throws { try await expectValid([Shared.file(manifest).path], since: nil) }

    private func expectValid(_ inputs: [String], since former: String?) async throws {
        let run = try await DocsRun(inputs, format: "html", since: former, in: folder)
        let pages = run.files.keys.filter { $0.hasSuffix(".html") }.sorted()
        #expect(pages.count > 10)
        for page in pages {
            // It knows no ARIA, and takes an empty element for a mistake.
            let checked = try await folder.run(
                ["-q", "-e", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no", "written/\(page)"],
                program: Self.tidy
            )
            #expect(checked.ending == .exit(0), "\(page):\n\(checked.errorText.prefix(500))")
        }
    }

    @Test("the coverage page has the figures of coverage --format json")
    func figures() async throws {
        let run = try await DocsRun.ofSample(format: "html")
        let page = try #require(run.files["Documentation/Site/coverage.html"])
        func row(_ head: String) throws -> [Int] {
            let line = try #require(page.split(separator: "\n").first { $0.contains(head) })
            return line.components(separatedBy: "<td>").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
        }
        func counts(_ value: JSONInstance?) -> [Int] {
            let counts = ["translated", "adapted", "inert", "skipped", "unmapped"].map { state -> Int in
                if case .number(let number)? = value?[state] { Int(number) } else { -1 }
            }
            return counts + [counts.reduce(0, +)]
        }
        #expect(try row("<th scope=\"row\">all</th>") == counts(run.coverage["totals"]))
        for component in run.components {
            let name = try #require(component["swift"]?.text)
            let head = "<th scope=\"row\"><a href=\"components/\(name).html\""
            let figures = try row(head)
            #expect(Array(figures.prefix(6)) == counts(component["totals"]), "\(name)")
            let line = try #require(page.split(separator: "\n").first { $0.contains(head) })
            let state = try #require(component["state"]?.text)
            #expect(line.contains("<span class=\"state \(state)\">\(state)</span>"), "\(name)")
        }
    }

    @Test("a release has a page of its own where there is one to tell of, and none otherwise")
    func release() throws {
        let hostile = HostileManifest.texts[0]
        let release = DocumentedRelease(
            from: "1.0",
            to: hostile,
            bump: "major",
            breaks: hostile,
            causes: [
                .init(
                    "the source tells less " + hostile,
                    evidence: [hostile],
                    effects: [
                        .init(severity: .uncertain, tag: "x-gone", title: "default removed", subject: hostile)
                    ]
                )
            ],
            changes: [
                .init(
                    severity: .breaking,
                    tag: "x-gone",
                    title: "component removed",
                    swift: "source-breaking",
                    edits: [SwiftEdit(before: hostile + "\n```", after: nil)]
                ),
                .init(
                    severity: .addition,
                    tag: hostile,
                    title: "property added",
                    subject: hostile,
                    remarks: [hostile]
                ),
                .init(
                    severity: .breaking,
                    tag: "x-gone",
                    title: "slot removed",
                    before: .init(hostile),
                    acceptance: hostile
                ),
            ]
        )
        var diagnostics = DiagnosticBag()
        let templates = PageTemplates.of(.site, into: &diagnostics)
        let library = SampleDocumentation.library(release: release)
        let site = SiteDocs.files(of: library, with: templates, tokens: nil, into: &diagnostics)
        let pages = PageTemplates.of(.markdown, into: &diagnostics)
        let markdown = MarkdownDocs.files(of: library, with: pages, into: &diagnostics)
        #expect(diagnostics.isEmpty)
        let page = try #require(site.first { $0.path.name == "release.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("<code>&lt;x-gone&gt;</code>"))
        #expect(text.contains("<del>- &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"))
        #expect(text.contains("Accepted: &lt;script&gt;"))
        #expect(!text.contains("<script>") && !text.contains("<img"))
        // A cause has its effects folded below, and its severity a figure that leads there.
        #expect(text.contains("<h2 id=\"cause-1\">The source tells less"))
        #expect(text.contains("<summary>What follows from it</summary>"))
        #expect(text.contains("<a href=\"#cause-1\">Uncertain</a>"))
        for title in ["Breaking", "Additions", "Accepted"] {
            #expect(text.contains("\">\(title) <span class=\"count\">1</span></h2>"))
        }
        let told = try #require(markdown.first { $0.path.name == "Release.md" })
        let lines = String(decoding: told.bytes, as: UTF8.self).split(separator: "\n")
        let figures = "**1 breaking change, 1 uncertain change, 1 addition**"
        #expect(lines.contains("\(figures). Required version bump: **major**."))
        // The three backticks of the input stand behind others on their line.
        #expect(lines.count { $0.hasPrefix("```") } == 2)
        let without = SiteDocs.files(
            of: SampleDocumentation.library(release: nil),
            with: templates,
            tokens: nil,
            into: &diagnostics
        )
        #expect(!without.contains { $0.path.name == "release.html" || $0.path.name == "tokens.html" })
        #expect(without.count == site.count - 1)
    }
}
