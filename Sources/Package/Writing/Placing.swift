import Core

/// A folder that is not there yet goes as a whole: one rename for all its files takes a fraction of the time, as a file
/// system moves one file after the other, even for parallel callers.
struct Placing {
    struct File {
        let parts: [String]
        let path: OutputPath
        let expected: Expectation
    }

    enum Expectation {
        case anything
        /// nil is nothing.
        case file(FileStamp?)

        var allowsNothing: Bool {
            switch self {
            case .anything: true
            case .file(let stamp): stamp == nil
            }
        }
    }

    let calls: any WritingCalls
    private(set) var failure: WorkspaceError?

    /// Expects files sorted by path, places as many as possible, and throws the first error.
    static func place(
        _ files: [File],
        from stage: borrowing Descriptor,
        in place: borrowing Descriptor,
        by calls: any WritingCalls
    ) throws(WorkspaceError) {
        var placing = Placing(calls: calls)
        placing.put(files[...], at: 0, from: stage, into: place)
        if let failure = placing.failure { throw failure }
    }

    /// Places files of which the first `depth` path parts lead to the two folders.
    private mutating func put(
        _ files: ArraySlice<File>,
        at depth: Int,
        from stage: borrowing Descriptor,
        into place: borrowing Descriptor
    ) {
        var rest = files
        while let first = rest.first {
            let isFile = first.parts.count == depth + 1
            let entry = isFile ? rest.prefix(1) : rest.prefix { $0.parts[depth] == first.parts[depth] }
            rest = rest.dropFirst(entry.count)
            do throws(WorkspaceError) {
                if isFile {
                    try put(first, from: stage, into: place)
                } else {
                    try put(folderOf: entry, at: depth, from: stage, into: place)
                }
            } catch {
                failure = failure ?? error
            }
        }
    }

    private func put(
        _ file: File,
        from stage: borrowing Descriptor,
        into place: borrowing Descriptor
    ) throws(WorkspaceError) {
        if case .file(let expected) = file.expected, try OutputFolder.stamp(of: file.path, in: place) != expected {
            throw .changed(file.path.description)
        }
        guard calls.rename(file.path.name, in: stage.number, to: file.path.name, in: place.number) == 0 else {
            throw .system(.last, file.path.description)
        }
    }

    private mutating func put(
        folderOf files: ArraySlice<File>,
        at depth: Int,
        from stage: borrowing Descriptor,
        into place: borrowing Descriptor
    ) throws(WorkspaceError) {
        guard let first = files.first else { return }
        let name = first.parts[depth]
        if files.allSatisfy(\.expected.allowsNothing), Self.isVacant(name, in: place) {
            if calls.rename(name, in: stage.number, to: name, in: place.number) == 0 { return }
            // Somebody has made something of the name meanwhile: then file by file.
            guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { throw .system(.last, first.path.description) }
        }
        guard calls.makeFolder(name, in: place.number) == 0 || errno == EEXIST else {
            throw .system(.last, first.path.description)
        }
        let inner = try OutputFolder.folder(name, in: stage, first.path.description)
        let innerPlace = try OutputFolder.folder(name, in: place, first.path.description)
        put(files, at: depth + 1, from: inner, into: innerPlace)
        // A folder that still has unplaced files stays.
        _ = calls.removeFolder(name, in: stage.number)
    }

    private static func isVacant(_ name: String, in folder: borrowing Descriptor) -> Bool {
        var status = stat()
        return fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT
    }
}
