import Foundation
import TestSupport
import Testing

@Suite("weblift diff --format html", .keepsGoing)
struct ReleaseReportTests {
    private let folder = TemporaryFolder()

    @Test("has each change that JSON has, and the lines of Swift")
    func sample() async throws {
        let page = try await DiffRun.sample("--format", "html").outputText
        let changes = try JSONInstance(try await DiffRun.sample("--format", "json").output)["changes"]?.elements ?? []
        #expect(changes.count > 15)
        #expect(page.components(separatedBy: "<p class=\"what\">").count - 1 == changes.count)
        #expect(page.contains("<h1>Changes from 1.0.0 to 2.0.0</h1>"))
        #expect(page.contains("<del>- ElevateSlider(showTooltip: true, values: .constant([1]))</del>"))
        #expect(page.contains("<ins>+ ElevateSlider(withTooltip: true, values: .constant([1]))</ins>"))
    }

    @Test("shows the colors of design tokens, and no color that is not certain to be one")
    func tokens() async throws {
        try folder.write(SmallLibrary.manifest([], package: "fruit 1.0.0"), to: "fruit.json")
        try folder.write(":root { --acme-red: #aa1111; --acme-odd: url(a;b); --acme-gap: 1px; }", to: "old.css")
        try folder.write(":root { --acme-red: #ff1111; --acme-odd: url(c;d); --acme-gap: 2px; }", to: "new.css")
        let sides = ["fruit.json", "fruit.json", "--old-tokens", "old.css", "--tokens", "new.css"]
        let page = try await folder.run(["diff"] + sides + ["--format", "html"]).outputText
        #expect(page.contains("<h3>Design tokens</h3>"))
        for color in ["#aa1111", "#ff1111"] {
            let swatch = "<span class=\"swatch\" style=\"background:\(color)\" aria-hidden=\"true\"></span>"
            #expect(page.contains("\(swatch)<code>\(color)</code>"))
        }
        #expect(page.components(separatedBy: "style=\"background:").count - 1 == 2)
    }

    @Test("is one file that asks for nothing else, and everybody can use, also with hostile names")
    func page() async throws {
        try #require(Browser.path != nil, "Chromium is not here: apt-get install chromium")
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        let sample = DocsRun.formerSample
        let release = GeneratedInputs.sample.path
        for (name, sides, code) in [
            ("sample", [sample, release], Int32(1)), ("hostile", [sample, "custom-elements.json"], 1),
            ("history", ["--history", sample, release, "custom-elements.json"], 0),
        ] {
            let run = try await folder.run(["diff"] + sides + ["--format", "html", "--quiet"]).exits(code)
            try folder.write(run.output, to: "\(name).html")
        }
        let pages = ["sample", "hostile", "history"].map { folder.url.appending(path: "\($0).html") }
        try await Browser.with { browser in
            for (page, width) in pages.flatMap({ page in [390, 1280].map { (page, $0) } }) {
                try browser.resize(width: width)
                try browser.load(page)
                try browser.expect(PageChecks.script, is: [], "\(page.lastPathComponent) at \(width)")
                #expect(browser.complaints == [])
                let active = "document.querySelectorAll('script, img, [onerror]').length"
                #expect(try browser.evaluate(active) as? Int == 0)
            }
            let files = browser.requests.filter { !$0.hasPrefix("data:") && $0 != "about:blank" }
            #expect(Set(files) == Set(pages.map(\.absoluteString)))
        }
    }
}
