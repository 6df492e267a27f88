import Foundation
import TestSupport
import Testing

/// A site that the built program has written, in Chromium.
enum BrowsedSite {
    /// Of the bundled sample with its former release and its app; with inputs, of the hostile manifest.
    static func with(
        _ inputs: [String] = [],
        _ body: @escaping @Sendable (Browser, URL, [URL]) throws -> Void
    ) async throws {
        let site = try await sites.value(for: inputs) { try await written(inputs) }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: site.path)
        let pages = paths.filter { $0.hasSuffix(".html") }.sorted().map { site.appending(path: $0) }
        #expect(pages.count >= 10)
        #expect(pages.contains { $0.lastPathComponent == "release.html" })
        try await Browser.with { browser in
            try body(browser, site, pages)
            expectQuiet(browser, site)
        }
    }

    /// With a page of the sample's site open.
    static func with(
        page: String,
        _ body: @escaping @Sendable (Browser, URL) throws -> Void
    ) async throws {
        try await with { browser, site, _ in
            try browser.load(site.appending(path: page))
            try body(browser, site)
        }
    }

    /// Nobody changes them: all tests look at the same ones.
    private static let sites = DoneOnce<[String], URL>()

    private static func written(_ inputs: [String]) async throws -> URL {
        let folder = TemporaryFolder.forAll()
        if !inputs.isEmpty { try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json") }
        // Everything hostile is new since the sample, and all of that is gone.
        let app = ["--inventory", DocsRun.sampleApp]
        _ = try await DocsRun(inputs, format: "html", since: DocsRun.formerSample, options: app, in: folder)
        return folder.url.appending(path: "written/Documentation/Site")
    }

    static func expectQuiet(_ browser: Browser, _ site: URL) {
        #expect(browser.complaints == [])
        let others = browser.requests.filter { !$0.hasPrefix(site.absoluteString) && !$0.hasPrefix("data:") }
        #expect(others.filter { $0 != "about:blank" } == [])
        #expect(browser.requests.contains { $0.hasSuffix("assets/site.css") })
    }
}
