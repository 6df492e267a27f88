import Foundation
import TestSupport
import Testing

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
            let counts = ["translated", "adapted", "inert", "skipped", "unmapped"].map { state in
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

    @Test(
        "is valid HTML, with hostile templates too",
        .enabled(if: SiteTests.hasTidy, "tidy is not here: apt-get install tidy")
    )
    func isValid() async throws {
        try folder.write(
            "<elvt-badge tone=\"</svg><script>alert(1)</script>\"></elvt-badge><elvt-x\"'&lt;></elvt-x>",
            to: "app/a.html"
        )
        let run = try await DocsRun(
            format: "html",
            options: ["--inventory", Self.app, "--inventory", folder.path("app")],
            in: folder
        )
        let page = try #require(run.files[Self.page])
        #expect(!page.contains("<script>"))
        let checked = try await folder.run(
            ["-q", "-e", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no", "written/\(Self.page)"],
            program: "/usr/bin/tidy"
        )
        #expect(checked.ending == .exit(0), "\(checked.errorText.prefix(500))")
    }
}
