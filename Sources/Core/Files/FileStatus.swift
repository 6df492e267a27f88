/// Status of the file or folder at a path, links followed.
package struct FileStatus {
    package enum Kind: Sendable { case file, folder, other }

    /// Identifies a folder however it was reached, so that a loop of links is seen.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let number: UInt64
    }

    package let kind: Kind
    package let size: Int
    package let identity: Identity

    package init(path: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw SystemError.last }
        self.init(status)
    }

    package init(descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
        self.init(status)
    }

    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
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
