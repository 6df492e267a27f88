import Core

extension OutputFolder {
    /// Expects all paths in one folder, the way to which is walked once.
    func files(at siblings: [OutputPath]) throws(WorkspaceError) -> [PresentFile?] {
        guard let first = siblings.first, let folder = try folder(of: first, making: false) else {
            return siblings.map { _ in nil }
        }
        var files: [PresentFile?] = []
        for path in siblings { files.append(try Self.file(path, in: folder)) }
        return files
    }

    func file(at path: OutputPath) throws(WorkspaceError) -> PresentFile? { try files(at: [path])[0] }

    func files(at paths: Set<OutputPath>) throws(WorkspaceError) -> [OutputPath: PresentFile] {
        let groups = paths.sorted().siblings
        let results = Workers.map(groups) { group in
            Result { () throws(WorkspaceError) in try files(at: group) }
        }
        var found: [OutputPath: PresentFile] = [:]
        found.reserveCapacity(paths.count)
        for (group, result) in zip(groups, results) {
            for (path, file) in zip(group, try result.get()) { found[path] = file }
        }
        return found
    }

    private static func file(
        _ path: OutputPath,
        in folder: borrowing Descriptor
    ) throws(WorkspaceError) -> PresentFile? {
        let number = openat(folder.number, path.name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else {
            if errno == ENOENT { return nil }
            throw error(at: path.name, in: folder, path.description)
        }
        let file = Descriptor(number)
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .system(.last, path.description) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .inTheWay(path.description) }
        guard status.st_size <= FileReader.sizeLimit else { throw .tooLarge(path.description) }
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try file.contents(expecting: Int(status.st_size), atMost: FileReader.sizeLimit)
        } catch {
            throw .system(error, path.description)
        }
        guard let bytes else { throw .tooLarge(path.description) }
        return PresentFile(bytes: bytes, stamp: FileStamp(status))
    }

    static func stamp(of path: OutputPath, in folder: borrowing Descriptor) throws(WorkspaceError) -> FileStamp? {
        var status = stat()
        guard fstatat(folder.number, path.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw .system(.last, path.description)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return FileStamp(status)
        case S_IFLNK: throw .link(path.description)
        default: throw .inTheWay(path.description)
        }
    }

    /// The names in a folder, sorted; none where it is not there. A folder that can't be listed is an error.
    func names(in path: OutputPath?) throws(WorkspaceError) -> [String] {
        guard let path else { return try Self.names(in: root, "") }
        guard let folder = try folder(at: path, making: false) else { return [] }
        return try Self.names(in: folder, path.description)
    }

    static func names(in folder: borrowing Descriptor, _ path: String) throws(WorkspaceError) -> [String] {
        // The listing closes the descriptor that it is given, and one that is opened anew begins at the first name.
        let number = openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        do {
            return try FolderListing(taking: number).allNames
        } catch {
            throw .system(error, path)
        }
    }
}
