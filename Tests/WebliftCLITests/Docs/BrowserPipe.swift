import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// Messages to and from a browser: JSON with a zero byte behind each, through two pipes that have names.
final class BrowserPipe {
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
