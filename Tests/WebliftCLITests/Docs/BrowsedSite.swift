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
        try await TemporaryFolder.with { folder in
            if !inputs.isEmpty { try folder.write(Array(try HostileManifest.data()), to: "custom-elements.json") }
            // Everything hostile is new since the sample, and all of that is gone.
            let app = ["--inventory", DocsRun.sampleApp]
            _ = try await DocsRun(inputs, format: "html", since: DocsRun.formerSample, options: app, in: folder)
            let site = folder.url.appending(path: "written/Documentation/Site")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: site.path)
            let pages = paths.filter { $0.hasSuffix(".html") }.sorted().map { site.appending(path: $0) }
            #expect(pages.count >= 10)
            #expect(pages.contains { $0.lastPathComponent == "release.html" })
            try await Browser.with { try body($0, site, pages) }
        }
    }

    static func expectQuiet(_ browser: Browser, _ site: URL) {
        #expect(browser.complaints == [])
        let others = browser.requests.filter { !$0.hasPrefix(site.absoluteString) && !$0.hasPrefix("data:") }
        #expect(others.filter { $0 != "about:blank" } == [])
        #expect(browser.requests.contains { $0.hasSuffix("assets/site.css") })
    }
}
