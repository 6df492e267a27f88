import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file or folder, closed when it is let go of.
struct Descriptor: ~Copyable, Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        _ = close(number)
    }

    func duplicate(_ path: OutputPath) throws(WorkspaceError) -> Descriptor {
        let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw .system(.last, path.description) }
        return Descriptor(copy)
    }

    var isRegularFile: Bool { isOfKind(S_IFREG) }

    var isFolder: Bool { isOfKind(S_IFDIR) }

    private func isOfKind(_ kind: mode_t) -> Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_mode & S_IFMT == kind
    }

    /// All bytes of the file; nil where there are more than allowed, whatever its size was said to be.
    func contents(atMost limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let amount = read(number, &chunk, chunk.count)
            if amount == 0 { return bytes }
            if amount < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            guard bytes.count + amount <= limit else { return nil }
            bytes += chunk[..<amount]
        }
    }

    /// Whether the file holds exactly these bytes. It is read only where its size says that it may.
    func holds(_ bytes: [UInt8], _ path: OutputPath) throws(WorkspaceError) -> Bool {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .system(.last, path.description) }
        guard Int(status.st_size) == bytes.count else { return false }
        var offset = 0
        var chunk = [UInt8](repeating: 0, count: min(bytes.count, 65_536) + 1)
        while true {
            let amount = read(number, &chunk, chunk.count)
            if amount == 0 { return offset == bytes.count }
            if amount < 0 {
                if errno == EINTR { continue }
                throw .system(.last, path.description)
            }
            guard offset + amount <= bytes.count, chunk[..<amount] == bytes[offset..<offset + amount] else {
                return false
            }
            offset += amount
        }
    }

    /// Writes all bytes.
    func fill(with bytes: [UInt8], _ path: OutputPath) throws(WorkspaceError) {
        var written = 0
        while written < bytes.count {
            let amount = bytes[written...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            if amount > 0 {
                written += amount
            } else if errno != EINTR {
                throw .system(.last, path.description)
            }
        }
    }
}
