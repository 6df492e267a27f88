import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Chromium without a window, which goes from one test to the next: starting it takes longer than most of what they do there.
final class BrowserProgram: @unchecked Sendable {
    private let pipe: BrowserPipe
    private let process = Process()
    private var lastCommand = 0

    /// The programs that no test uses at the moment.
    private static let idle = Guarded<[BrowserProgram]>([])

    static func with(_ body: (BrowserProgram) throws -> Void) throws {
        let program = try idle.withLock { $0.popLast() } ?? BrowserProgram()
        do { try body(program) } catch {
            // A browser in the middle of something is of no use to the next test.
            program.quit()
            throw error
        }
        idle.withLock { $0.append(program) }
    }

    /// Quits the programs before their folders are removed, which was registered earlier and happens later.
    private static let quitsAtExit: Void = {
        atexit { BrowserProgram.idle.withLock { programs in programs.forEach { $0.quit() } } }
    }()

    private init() throws {
        let folder = TemporaryFolder.forAll()
        Self.quitsAtExit
        pipe = try BrowserPipe(in: folder)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The sandbox wants a user that is not root, and there is nothing here but our own pages.
        process.arguments = [
            "-c",
            "exec \"$0\" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run "
                + "--user-data-dir=\"$1/profile\" --remote-debugging-pipe about:blank 3<\"$1/to\" 4>\"$1/from\"",
            try #require(Browser.path), folder.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Asks the browser to end all its processes: of one that is killed some write on into its folder.
    private func quit() {
        do { try command("Browser.close") } catch { process.terminate() }
        process.waitUntilExit()
    }

    // MARK: The protocol

    /// The answer to a command; what is told meanwhile is noted.
    @discardableResult
    func command(
        _ method: String,
        _ parameters: [String: Any] = [:],
        in session: String? = nil,
        _ note: ([String: Any]) -> Void = { _ in }
    ) throws -> [String: Any] {
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

    func receive() throws -> [String: Any] { try pipe.receive() }
}

/// Messages to and from a browser: JSON with a zero byte behind each, through two pipes that have names.
private final class BrowserPipe {
    private let toBrowser: Int32
    private let fromBrowser: Int32
    private var received: [UInt8] = []

    init(in folder: TemporaryFolder) throws {
        for name in ["to", "from"] { try #require(mkfifo(folder.path(name), 0o600) == 0) }
        // Open for both, so that opening doesn't wait for the browser, and its end does not end the test.
        toBrowser = open(folder.path("to"), O_RDWR)
        fromBrowser = open(folder.path("from"), O_RDWR)
        try #require(toBrowser >= 0 && fromBrowser >= 0)
    }

    deinit {
        close(toBrowser)
        close(fromBrowser)
    }

    func send(_ message: [String: Any]) throws {
        let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
            try #require(count > 0, "the browser takes nothing")
            start += count
        }
    }

    /// The next message; a browser that says nothing for so long has died.
    func receive(timeLimit: Int32 = 60_000) throws -> [String: Any] {
        while true {
            if let end = received.firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeFirst(end + 1)
                return try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
            }
            var descriptor = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
            try #require(poll(&descriptor, 1, timeLimit) == 1, "the browser says nothing")
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(fromBrowser, &buffer, buffer.count)
            try #require(count > 0)
            received += buffer[..<count]
        }
    }
}
