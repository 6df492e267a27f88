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

/// The files of a folder, at an address of this machine: as much of HTTP as a browser needs to read a site.
final class LocalServer: @unchecked Sendable {
    let origin: String
    private let folder: URL
    private let listener: Int32
    private let lock = NSLock()
    private var asked: [String] = []

    /// What was asked for, in the order of the requests.
    var requests: [String] { lock.withLock { asked } }

    init(_ folder: URL) throws {
        self.folder = folder
        #if canImport(Glibc)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Bool in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        try #require(port, "this machine lets nobody listen")
        origin = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
        Thread.detachNewThread { self.serve() }
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Ends when the listener is closed.
    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            answer(connection)
            close(connection)
        }
    }

    private func answer(_ connection: Int32) {
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += buffer[..<count]
        }
        let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let target = line.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        lock.withLock { asked.append(target) }
        let path = target.prefix { $0 != "?" }.removingPercentEncoding ?? ""
        let body = path.contains("..") ? nil : try? Data(contentsOf: folder.appending(path: path))
        let kind = Self.kinds[path.split(separator: ".").last.map(String.init) ?? ""] ?? "application/octet-stream"
        // As content delivery networks answer: to pages of any origin.
        let head = """
            HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")\r
            Content-Type: \(kind)\r
            Content-Length: \(body?.count ?? 0)\r
            Access-Control-Allow-Origin: *\r
            Connection: close\r
            \r

            """
        let bytes = Array(head.utf8) + Array(body ?? Data())
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return }
            start += count
        }
    }

    private static let kinds = ["html": "text/html", "js": "text/javascript", "css": "text/css"]
}
