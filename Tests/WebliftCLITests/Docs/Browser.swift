import Foundation
import TestSupport
import Testing

/// A page in Chromium without a window, which is told what to do through its debugging protocol.
final class Browser {
    /// nil where there is none, and then the tests say so.
    static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What the page has said on its console, what it failed in, and which dialogs it opened.
    private(set) var complaints: [String] = []
    /// The addresses that were asked for.
    private(set) var requests: [String] = []
    private let program: BrowserProgram
    private let context: String
    private let session: String
    private var isLoaded = false

    /// Opens a page that knows nothing of the pages before it, and closes it when `body` has returned, which has a thread to
    /// itself.
    static func with(_ body: @escaping @Sendable (Browser) throws -> Void) async throws {
        try await Waiting.forProgram {
            try BrowserProgram.with { program in
                let browser = try Browser(in: program)
                try body(browser)
                try browser.close()
            }
        }
    }

    private init(in program: BrowserProgram) throws {
        self.program = program
        let made = try program.command("Target.createBrowserContext")
        context = try #require(made["browserContextId"] as? String)
        let target = try program.command("Target.createTarget", ["url": "about:blank", "browserContextId": context])
        let attached = try program.command(
            "Target.attachToTarget",
            ["targetId": try #require(target["targetId"] as? String), "flatten": true]
        )
        session = try #require(attached["sessionId"] as? String)
        for domain in ["Page", "Runtime", "Log", "Network"] { try command("\(domain).enable") }
    }

    private func close() throws { try program.command("Target.disposeBrowserContext", ["browserContextId": context]) }

    // MARK: What a test does

    func load(_ url: URL) throws {
        isLoaded = false
        try command("Page.navigate", ["url": url.absoluteString])
        while !isLoaded { note(try program.receive()) }
    }

    /// Runs a script that leads to another page, and waits for that.
    func follow(_ script: String) throws {
        isLoaded = false
        try evaluate(script)
        while !isLoaded { note(try program.receive()) }
    }

    func resize(width: Int) throws {
        let size: [String: Any] = ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false]
        try command("Emulation.setDeviceMetricsOverride", size)
    }

    func prefer(scheme: String, on media: String = "screen") throws {
        let features = [["name": "prefers-color-scheme", "value": scheme]]
        try command("Emulation.setEmulatedMedia", ["media": media, "features": features])
    }

    func setScripts(areOn: Bool) throws { try command("Emulation.setScriptExecutionDisabled", ["value": !areOn]) }

    /// The value of an expression; promises are waited for.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let words: [String: Any] = ["expression": script, "returnByValue": true, "awaitPromise": true]
        let answer = try command("Runtime.evaluate", words)
        try #require(answer["exceptionDetails"] == nil, "\(answer)")
        return (answer["result"] as? [String: Any])?["value"]
    }

    func texts(_ script: String) throws -> [String] { try #require(try evaluate(script) as? [String]) }

    /// Expects the texts that a script finds.
    func expect(
        _ script: String,
        is wanted: [String],
        _ context: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try texts(script)
        #expect(found == wanted, "\(context)", sourceLocation: sourceLocation)
    }

    // MARK: The protocol

    @discardableResult
    private func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try program.command(method, parameters, in: session, note)
    }

    private func note(_ event: [String: Any]) {
        guard event["sessionId"] as? String == session else { return }
        let details = event["params"] as? [String: Any] ?? [:]
        switch event["method"] as? String {
        case "Page.loadEventFired": isLoaded = true
        case "Network.requestWillBeSent":
            if let request = details["request"] as? [String: Any] { requests.append(request["url"] as? String ?? "?") }
        case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded", "Page.javascriptDialogOpening":
            complaints.append("\(details)")
        default: break
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks what looks at pages in Chromium.
    static var needsBrowser: Self {
        .enabled(if: Browser.path != nil, "Chromium is not here: apt-get install chromium")
    }
}

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
    static func with(page: String, _ body: @escaping @Sendable (Browser, URL) throws -> Void) async throws {
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
