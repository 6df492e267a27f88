import Core
import Documents
import Foundation
import Generate
import Package
import TestSupport
import Testing

@testable import Releases
@testable import Reports
@testable import WebliftCLI

extension Trait where Self == ConditionTrait {
    /// Marks what has HTML checked by another program.
    fileprivate static var needsTidy: Self {
        .enabled(if: TemporaryFolder.hasTidy, "tidy is not here: apt-get install tidy")
    }
}

extension TemporaryFolder {
    private static let tidy = "/usr/bin/tidy"
    fileprivate static let hasTidy = FileManager.default.isExecutableFile(atPath: tidy)

    fileprivate func expectTidy(_ page: String) async throws {
        // It knows no ARIA, and takes an empty element for a mistake.
        let options = ["-q", "-e", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no"]
        let checked = try await run(options + [page], program: Self.tidy)
        #expect(checked.ending == .exit(0), "\(page):\n\(checked.errorText.prefix(500))")
    }
}

@Suite("The site", .keepsGoing)
struct SiteTests {
    private let folder = TemporaryFolder()
    @Test("every page is valid HTML, with hostile names and descriptions too", .needsTidy, arguments: [false, true])
    func isValid(isHostile: Bool) async throws {
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        try await expectValid(isHostile ? ["custom-elements.json"] : [], since: DocsRun.formerSample)
    }

    @Test("so is every page of each manifest of the corpus", .needs("corpus"), .needsTidy, arguments: Loop.libraries)
    func isValid(manifest: String) async throws { try await expectValid([Shared.file(manifest).path], since: nil) }

    private func expectValid(_ inputs: [String], since former: String?) async throws {
        let run = try await DocsRun(inputs, format: "html", since: former, in: folder)
        let pages = run.files.keys.filter { $0.hasSuffix(".html") }.sorted()
        #expect(pages.count > 10)
        for page in pages { try await folder.expectTidy("written/\(page)") }
    }

    @Test("the coverage page has the figures of coverage --format json")
    func figures() async throws {
        let run = try await DocsRun.ofSample(format: "html")
        let page = try #require(run.files["Documentation/Site/coverage.html"])
        func row(_ head: String) throws -> [Int] {
            let line = try #require(page.split(separator: "\n").first { $0.contains(head) })
            return line.components(separatedBy: "<td>").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
        }
        #expect(try row("<th scope=\"row\">all</th>") == DocsRun.counts(run.coverage["totals"]))
        for component in run.components {
            let name = try #require(component["swift"]?.text)
            let head = "<th scope=\"row\"><a href=\"components/\(name).html\""
            let figures = try row(head)
            #expect(Array(figures.prefix(6)) == DocsRun.counts(component["totals"]), "\(name)")
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
                    effects: [.init(severity: .uncertain, tag: "x-gone", title: "default removed", subject: hostile)]
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
                .init(severity: .addition, tag: hostile, title: "property added", subject: hostile, remarks: [hostile]),
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
        let library = Self.library(release)
        let site = SiteDocs.files(of: library, with: templates, tokens: nil, into: &diagnostics)
        let pages = PageTemplates.of(.markdown, into: &diagnostics)
        let markdown = MarkdownDocs.files(of: library, with: pages, into: &diagnostics)
        #expect(diagnostics.isEmpty)
        let page = try #require(site.first { $0.path.name == "release.html" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(!text.contains("<script>") && !text.contains("<img"))
        for part in [
            "<code>&lt;x-gone&gt;</code>", "<del>- &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;",
            "Accepted: &lt;script&gt;",
            // A cause has its effects folded below, and its severity a figure that leads there.
            "<h2 id=\"cause-1\">The source tells less", "<summary>What follows from it</summary>",
            "<a href=\"#cause-1\">Uncertain</a>",
        ] { #expect(text.contains(part), "\(part)") }
        for title in ["Breaking", "Additions", "Accepted"] {
            #expect(text.contains("\">\(title) <span class=\"count\">1</span></h2>"))
        }
        let told = try #require(markdown.first { $0.path.name == "Release.md" })
        let lines = String(decoding: told.bytes, as: UTF8.self).split(separator: "\n")
        let figures = "**1 breaking change, 1 uncertain change, 1 addition**"
        #expect(lines.contains("\(figures). Required version bump: **major**."))
        // The three backticks of the input stand behind others on their line.
        #expect(lines.count { $0.hasPrefix("```") } == 2)
        let without = SiteDocs.files(of: Self.library(nil), with: templates, tokens: nil, into: &diagnostics)
        #expect(!without.contains { $0.path.name == "release.html" || $0.path.name == "tokens.html" })
        #expect(without.count == site.count - 1)
    }

    /// Two components with an item in each state.
    private static func library(_ release: DocumentedRelease?) -> DocumentedLibrary {
        DocumentedLibrary(
            SampleTranslation.library,
            SampleTranslation.translation,
            guides: [],
            bodies: SampleTranslation.bodies,
            matrices: [],
            module: ModuleName(prefix: "My"),
            tokens: nil,
            release: release
        )
    }
}

@Suite("The page of what an app uses")
struct SiteUseTests {
    private let folder = TemporaryFolder()
    private static let app = DocsRun.sampleApp
    private static let page = "Documentation/Site/inventory.html"

    @Test("has a bar and a row for each component, with the figures of inventory --format json")
    func figures() async throws {
        let run = try await DocsRun.ofSample(format: "html", options: ["--inventory", Self.app])
        let page = try #require(run.files[Self.page])
        let counted = try await folder.run(
            ["inventory", Self.app, "--input", "weblift:sample", "--format", "json", "--quiet"]
        )
        let json = try JSONInstance(counted.output)
        let components = try #require(json["components"]?.elements)
        #expect(components.count == 24)
        for component in components {
            let tag = try #require(component["tag"]?.text)
            let items = component["items"]?.elements ?? []
            let row = try #require(page.split(separator: "\n").first { $0.contains("<code>&lt;\(tag)&gt;</code>") })
            let cells = row.components(separatedBy: "<td>").dropFirst().compactMap {
                Int($0.prefix { $0.isNumber })
            }
            #expect(cells[1] == component["uses"]?.wholeNumber)
            let counts = DocsRun.states.map { state in
                items.filter { $0["state"]?.text == state }.reduce(0) { $0 + ($1["uses"]?.wholeNumber ?? 0) }
            }
            #expect(Array(cells.dropFirst(3)) == counts + [counts.reduce(0, +)], "\(tag)")
            #expect(page.contains(">\(tag)</text>"))
        }
        let bars = page.components(separatedBy: "<rect ").count - 1
        #expect(bars >= components.count)
        #expect(page.contains("role=\"img\" aria-labelledby=\"uses-title uses-text\""))
        #expect(run.files["Documentation/Site/index.html"]?.contains("<a href=\"inventory.html\">In use</a>") == true)
    }

    @Test("bars stay within the chart, and pieces of one bar do not lie over each other")
    func geometry() async throws {
        let run = try await DocsRun.ofSample(format: "html", options: ["--inventory", Self.app])
        let page = try #require(run.files[Self.page])
        var ends: [Int: Int] = [:]
        let piece = /<rect class="[a-z]+" x="(\d+)" y="(\d+)" width="(\d+)" height="16"\/>/
        for match in page.matches(of: piece) {
            let (x, y, width) = (Int(match.1) ?? -1, Int(match.2) ?? -1, Int(match.3) ?? -1)
            #expect(x >= ends[y] ?? 208 && width > 0 && x + width <= 661)
            ends[y] = x + width
        }
        #expect(ends.count == 24)
    }

    @Test("is not there without an app, and only the site has it")
    func others() async throws {
        let run = try await DocsRun.ofSample(format: "html")
        #expect(run.files[Self.page] == nil)
        #expect(run.files["Documentation/Site/index.html"]?.contains("inventory.html") == false)
        let refused = try await folder.run(["docs", "weblift:sample", "--inventory", Self.app])
        #expect(refused.ending == .exit(2) && refused.errorText.contains("--format html"))
    }

    @Test("is valid HTML, with hostile templates too", .needsTidy)
    func isValid() async throws {
        try folder.write(
            "<elvt-badge tone=\"</svg><script>alert(1)</script>\"></elvt-badge><elvt-x\"'&lt;></elvt-x>",
            to: "app/a.html"
        )
        let apps = ["--inventory", Self.app, "--inventory", folder.path("app")]
        let run = try await DocsRun(format: "html", options: apps, in: folder)
        #expect(try !run.page(Self.page).contains("<script>"))
        try await folder.expectTidy("written/\(Self.page)")
    }
}
