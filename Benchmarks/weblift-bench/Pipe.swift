#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a child writes to, and this process reads from.
final class Pipe {
    let readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(BenchmarkFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BenchmarkFailure("can't make a pipe") }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    /// Everything that is written until the last writer is gone. This process stops to be one.
    func readToEnd() -> String {
        closeWriteEnd()
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = read(readEnd, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    func close() {
        closeWriteEnd()
        systemClose(readEnd)
    }

    private func closeWriteEnd() {
        if writeEnd >= 0 { systemClose(writeEnd) }
        writeEnd = -1
    }
}

private func systemClose(_ descriptor: Int32) {
    _ = close(descriptor)
}
