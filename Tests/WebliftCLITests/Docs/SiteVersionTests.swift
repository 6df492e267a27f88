import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite("Sites of several versions", .serialized, .keepsGoing)
struct SiteVersionTests {
    private let folder = TemporaryFolder()
    private static let samples = GeneratedInputs.sample.deletingLastPathComponent()

    private func writeSite(_ version: String) async throws {
        let input = Self.samples.appending(path: version).path
        try await folder.run(
            ["docs", input, "--format", "html", "--by-version", "--quiet", "--out", "written"]
        ).exits(0)
    }

    private func writeSites() async throws { for version in ["1.0", "2.0"] { try await writeSite(version) } }

    private func pages(of version: String) throws -> [String] {
        try folder.paths(below: "written/Documentation/Sites/\(version)")
            .filter { $0.hasSuffix(".html") }
    }

    @Test("each version has a folder of its own, and a run for one leaves the others as they are")
    func folders() async throws {
        try await writeSites()
        let sites = "written/Documentation/Sites"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(sites)).sorted()
        #expect(names == ["1.0.0", "2.0.0", "index.html", "versions.js"])
        for version in ["1.0.0", "2.0.0"] { #expect(try pages(of: version).count > 30) }
        let list = try folder.text("\(sites)/index.html")
        let places = try ["2.0.0", "1.0.0"].map { try #require(list.range(of: "\($0)/index.html")).lowerBound }
        #expect(places[0] < places[1])
        // Documented once more, it is the same to the byte.
        let before = try folder.contents(of: sites)
        try await writeSite("1.0")
        #expect(try folder.contents(of: sites).files == before.files)
    }

    @Test(
        "the switch leads to the same page of another version, or to its first where that has no such page",
        .needsBrowser
    )
    func browser() async throws {
        try await writeSites()
        let site = folder.url.appending(path: "written/Documentation/Sites")
        let old = Set(try pages(of: "1.0.0"))
        let onlyNew = try #require(try pages(of: "2.0.0").sorted().first { !old.contains($0) })
        try await Browser.with { browser in
            func chosen(_ version: String, on page: String) throws -> String? {
                try browser.load(site.appending(path: "2.0.0/\(page)"))
                try browser.expect(
                    """
                    (async () => {
                      while (!document.querySelector(".versions select")) await new Promise(requestAnimationFrame);
                      return [...document.querySelectorAll(".versions option")].map((o) => o.value + (o.selected ? " *" : ""));
                    })()
                    """,
                    is: ["2.0.0 *", "1.0.0"]
                )
                try browser.expect(PageChecks.script, is: [])
                try browser.follow(
                    """
                    (() => {
                      const select = document.querySelector(".versions select");
                      select.value = "\(version)";
                      select.dispatchEvent(new Event("change"));
                    })()
                    """
                )
                return try browser.evaluate("location.href") as? String
            }
            let same = try chosen("1.0.0", on: "components/ElevateButton.html")
            #expect(same == site.appending(path: "1.0.0/components/ElevateButton.html").absoluteString)
            #expect(try chosen("1.0.0", on: onlyNew) == site.appending(path: "1.0.0/index.html").absoluteString)
            try browser.load(site.appending(path: "index.html"))
            try browser.expect(
                "[...document.links].map((link) => link.textContent)",
                is: ["Skip to the content", "Version 2.0.0", "Version 1.0.0"]
            )
            #expect(browser.complaints == [])
            try browser.setScripts(areOn: false)
            try browser.load(site.appending(path: "2.0.0/index.html"))
            try browser.expect(
                "[document.querySelector('a.versions').href]",
                is: [site.appending(path: "index.html").absoluteString]
            )
        }
    }

    @Test("is for the site alone, and needs a version that can be the name of a folder")
    func refusals() async throws {
        let markdown = try await folder.run(["docs", "weblift:sample", "--by-version"])
        #expect(markdown.ending == .exit(2) && markdown.errorText.contains("--format html"))
        try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json")
        let unknown = try await folder.run(["docs", "custom-elements.json", "--format", "html", "--by-version"])
        #expect(unknown.ending == .exit(2) && unknown.errorText.contains("needs the version"))
        #expect(!folder.has("out/Documentation/Sites"))
    }
}

@Suite("Editions of the site")
struct SiteEditionTests {
    @Test(
        "no version leads out of the folder, hides there, or is what a system reads otherwise",
        arguments: [
            "", ".", "..", "../x", "a/b", "a\\b", ".git", "1.0.", "1 0", "1:0", "ä", String(repeating: "1", count: 65),
        ]
    )
    func refused(version: String) { #expect(SiteEdition(version: version, others: [:]) == nil) }

    @Test("versions stand by their numbers, the newest first, and a version before its release after it")
    func order() throws {
        let others = ["1.9.0", "1.10.0", "2.0.0-beta.1", "0.1", "next", "../x"]
        let edition = try #require(
            SiteEdition(version: "2.0.0", others: Dictionary(uniqueKeysWithValues: others.map { ($0, ["index.html"]) }))
        )
        #expect(edition.versions() == ["2.0.0", "2.0.0-beta.1", "1.10.0", "1.9.0", "0.1", "next"])
        #expect(SiteEdition.version(ofKind: edition.kind[...]) == "2.0.0")
        #expect(SiteEdition.version(ofKind: "site") == nil)
    }
}
