import Foundation
import TestSupport
import Testing

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
        let sites = folder.path("written/Documentation/Sites")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: sites).sorted()
                == ["1.0.0", "2.0.0", "index.html", "versions.js"]
        )
        let old = try pages(of: "1.0.0")
        let new = try pages(of: "2.0.0")
        #expect(old.count > 30 && new.count > 30)
        let list = try String(contentsOfFile: sites + "/index.html", encoding: .utf8)
        let first = try #require(list.range(of: "2.0.0/index.html"))
        let second = try #require(list.range(of: "1.0.0/index.html"))
        #expect(first.lowerBound < second.lowerBound)
        // Documented once more, it is the same to the byte.
        let before = try FolderContents(URL(fileURLWithPath: sites))
        try await writeSite("1.0")
        #expect(try FolderContents(URL(fileURLWithPath: sites)).files == before.files)
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
