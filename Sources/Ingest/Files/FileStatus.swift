import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What lies at a path, links followed.
struct FileStatus {
    enum Kind { case file, folder, other }

    /// Identifies a folder however it was reached, so that a loop of links is seen.
    struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    let kind: Kind
    let size: Int
    let identity: Identity

    init(path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError.last }
        self.init(status)
    }

    init(descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        size = Int(status.st_size)
        identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }
}
