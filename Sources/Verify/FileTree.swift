import Core

/// Avoids Foundation, which would make the program start slower.
enum FileTree {
    enum Kind { case file, folder, link, other }

    /// Tells a link as one; nil where nothing is.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// Follows links.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Leaves out hidden names; sorted.
    static func names(in folder: String) throws(VerificationFailure) -> [String] {
        do {
            let listing = try FolderListing(ofFolderAt: folder)
            return (listing.names + listing.namesWithoutText).sorted()
        } catch {
            throw VerificationFailure(.system, "\(folder): \(error.reason)")
        }
    }

    static func text(of path: String) throws(VerificationFailure) -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }

    static func bytes(of path: String) throws(VerificationFailure) -> [UInt8] {
        do {
            return try FileReader.bytes(ofFileAt: path)
        } catch {
            let reason =
                switch error {
                case .system(let error): error.reason
                case .folder, .notAFile: "it is no file"
                case .tooLarge: "it is larger than \(FileReader.sizeLimit >> 20) MiB"
                }
            throw VerificationFailure(.system, "\(path): \(reason)")
        }
    }

    static func write(_ text: String, to path: String) throws(VerificationFailure) {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String) throws(VerificationFailure) {
        try write(bytes, to: path, O_TRUNC)
    }

    /// Writes one piece as long as the system takes it as one.
    static func append(_ text: String, to path: String) throws(VerificationFailure) {
        try write(Array(text.utf8), to: path, O_APPEND)
    }

    private static func write(_ bytes: [UInt8], to path: String, _ option: Int32) throws(VerificationFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | option, 0o644)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw failure(path) }
            rest = rest.dropFirst(count)
        }
    }

    static func makeFolder(_ path: String) throws(VerificationFailure) {
        if kind(of: path) == .folder || mkdir(path, 0o755) == 0 { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o755) == 0 { return }
        }
        // Another run may have made it, or it is a link to one.
        guard errno == EEXIST, exists(path) else { throw failure(path) }
    }

    /// Something is built there before it gets `path`.
    static func makeFolder(beside path: String) throws(VerificationFailure) -> String {
        var template = Array("\(path)\(unfinished)XXXXXX".utf8CString)
        let made = template.withUnsafeMutableBufferPointer { bytes in
            bytes.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else { throw failure(path) }
        return made
    }

    private static let unfinished = ".building."

    /// Removes folders of killed runs: a day-old one belongs to no run that still goes on.
    static func removeLeftovers(beside path: String) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let name = path[path.index(after: slash)...] + unfinished
        remove(in: String(path[..<slash]), olderThan: 86_400) { $0.hasPrefix(name) }
    }

    /// `limit` is in seconds without a touch.
    static func remove(in folder: String, olderThan limit: Int, where isMeant: (String) -> Bool) {
        guard let names = try? names(in: folder) else { return }
        for name in names where isMeant(name) {
            let path = "\(folder)/\(name)"
            if let age = age(of: path), age > limit { remove(path) }
        }
    }

    static func link(_ path: String, to destination: String) throws(VerificationFailure) {
        guard symlink(destination, path) == 0 else { throw failure(path) }
    }

    /// False where another run was faster; its folder is as good.
    static func move(_ folder: String, to path: String) throws(VerificationFailure) -> Bool {
        if rename(folder, path) == 0 { return true }
        guard errno == EEXIST || errno == ENOTEMPTY else { throw failure(path) }
        return false
    }

    /// Never removes the target of a link. An entry that can't be removed stays: it is only left over.
    static func remove(_ path: String) {
        guard kind(of: path) == .folder else {
            unlink(path)
            return
        }
        for name in (try? FolderListing(ofFolderAt: path))?.allNames ?? [] { remove(path + "/" + name) }
        rmdir(path)
    }

    static func size(of path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Tells a program from one that takes its place by its size and last change, links followed.
    static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        return "\(status.st_size) \(status.changed.tv_sec) \(status.changed.tv_nsec)"
    }

    static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// Seconds since the last change; nil where nothing is.
    static func age(of path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return time(nil) - status.changed.tv_sec
    }

    private static func failure(_ path: String) -> VerificationFailure {
        VerificationFailure(.system, "\(path): \(SystemError.last.reason)")
    }
}
