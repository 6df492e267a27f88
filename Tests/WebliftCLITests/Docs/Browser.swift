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
    private let pipe: BrowserPipe
    private let process = Process()
    private var session: String?
    private var lastCommand = 0
    private var isLoaded = false

    /// Starts the browser, and ends it when `body` has returned, which has a thread to itself.
    static func with(_ body: @escaping @Sendable (Browser) throws -> Void) async throws {
        try await Waiting.forProgram {
            try TemporaryFolder.with { folder in
                let browser = try Browser(in: folder)
                defer { browser.quit() }
                try body(browser)
            }
        }
    }

    private init(in folder: TemporaryFolder) throws {
        pipe = try BrowserPipe(in: folder)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The sandbox wants a user that is not root, and there is nothing here but our own pages.
        process.arguments = [
            "-c",
            "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
                + "--user-data-dir=\"$1/profile\" --remote-debugging-pipe about:blank 3<\"$1/to\" 4>\"$1/from\"",
            try #require(Self.path), folder.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try command("Target.createTarget", ["url": "about:blank"])
        let attached = try command(
            "Target.attachToTarget",
            ["targetId": try #require(target["targetId"] as? String), "flatten": true]
        )
        session = try #require(attached["sessionId"] as? String)
        for domain in ["Page", "Runtime", "Log", "Network"] { try command("\(domain).enable") }
    }

    /// Asked for it, the browser ends all its processes first. Of one that is killed some write on into its folder.
    private func quit() {
        session = nil
        do { try command("Browser.close") } catch { process.terminate() }
        process.waitUntilExit()
    }

    // MARK: What a test does

    func load(_ url: URL) throws {
        isLoaded = false
        try command("Page.navigate", ["url": url.absoluteString])
        while !isLoaded { note(try pipe.receive()) }
    }

    /// Runs a script that leads to another page, and waits for that.
    func follow(_ script: String) throws {
        isLoaded = false
        try evaluate(script)
        while !isLoaded { note(try pipe.receive()) }
    }

    func resize(width: Int, height: Int = 800) throws {
        try command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        )
    }

    func prefer(scheme: String, on media: String = "screen") throws {
        try command(
            "Emulation.setEmulatedMedia",
            ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]]
        )
    }

    func setScripts(areOn: Bool) throws {
        try command("Emulation.setScriptExecutionDisabled", ["value": !areOn])
    }

    /// The value of an expression; promises are waited for.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let answer = try command(
            "Runtime.evaluate",
            ["expression": script, "returnByValue": true, "awaitPromise": true]
        )
        try #require(answer["exceptionDetails"] == nil, "\(answer)")
        return (answer["result"] as? [String: Any])?["value"]
    }

    func texts(_ script: String) throws -> [String] {
        try #require(try evaluate(script) as? [String])
    }

    // MARK: The protocol

    @discardableResult
    private func command(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastCommand += 1
        var message: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try pipe.send(message)
        while true {
            let answer = try pipe.receive()
            guard answer["id"] as? Int == lastCommand else {
                note(answer)
                continue
            }
            try #require(answer["error"] == nil, "\(method): \(answer)")
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func note(_ event: [String: Any]) {
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
