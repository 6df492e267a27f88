import Core

/// The only way to write a file: every path is walked folder by folder from the one that was opened first, and no link
/// is followed, so that nothing outside is ever reached, even if folders are swapped meanwhile.
package struct OutputFolder: ~Copyable, Sendable {
    let root: Descriptor
    let calls: any WritingCalls

    /// Makes the folder and all above it where they are missing. The path may lead through links: the user named it.
    package init(_ path: String, calls: any WritingCalls = SystemCalls()) throws(WorkspaceError) {
        try Self.make(path, calls)
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.rootError(.last) }
        root = Descriptor(descriptor)
        self.calls = calls
    }

    /// Opens a folder and makes none; nil where there is nothing.
    package init?(existing path: String) throws(WorkspaceError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.rootError(.last)
        }
        root = Descriptor(descriptor)
        calls = SystemCalls()
    }

    /// The first link on the way to a path below a folder, or at its end; nil where there is none.
    package static func link(on path: OutputPath, below folder: String) -> String? {
        var place = ""
        for part in path.parts {
            place += place.isEmpty ? part : "/" + part
            var status = stat()
            guard lstat(folder + place, &status) == 0 else { return nil }
            if status.st_mode & S_IFMT == S_IFLNK { return place }
        }
        return nil
    }

    private static func make(_ path: String, _ calls: any WritingCalls) throws(WorkspaceError) {
        if calls.makeFolder(path, in: AT_FDCWD) == 0 || errno == EEXIST { return }
        let failure = SystemError.last
        guard failure.code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw rootError(failure)
        }
        try make(String(path[..<slash]), calls)
        // A path that ends in a slash, or in `..`, was made with the one above it.
        guard calls.makeFolder(path, in: AT_FDCWD) == 0 || errno == EEXIST else { throw rootError(.last) }
    }

    /// The folder itself has no path in itself.
    private static func rootError(_ failure: SystemError) -> WorkspaceError {
        failure.code == ENOTDIR ? .inTheWay("") : .system(failure, "")
    }

    /// The folder of a file; nil where it is not there and not to be made.
    func folder(of path: OutputPath, making: Bool) throws(WorkspaceError) -> Descriptor? {
        try folder(path.parts.dropLast(), on: path, making: making)
    }

    func folder(at path: OutputPath, making: Bool) throws(WorkspaceError) -> Descriptor? {
        try folder(path.parts[...], on: path, making: making)
    }

    private func folder(
        _ parts: ArraySlice<String>,
        on path: OutputPath,
        making: Bool
    ) throws(WorkspaceError) -> Descriptor? {
        var current = try root.duplicate(path)
        var walked = ""
        for part in parts {
            walked += (walked.isEmpty ? "" : "/") + part
            var next = Self.opened(part, in: current)
            // Folders are made only where they are missing: a file system that is asked to make a present one lets
            // nobody else make anything beside it meanwhile.
            if next < 0, errno == ENOENT, making {
                guard calls.makeFolder(part, in: current.number) == 0 || errno == EEXIST else {
                    throw .system(.last, walked)
                }
                next = Self.opened(part, in: current)
            }
            guard next >= 0 else {
                if errno == ENOENT, !making { return nil }
                throw Self.error(at: part, in: current, walked)
            }
            current = Descriptor(next)
        }
        return current
    }

    static func folder(
        _ name: String,
        in folder: borrowing Descriptor,
        _ path: String
    ) throws(WorkspaceError) -> Descriptor {
        let number = opened(name, in: folder)
        guard number >= 0 else { throw error(at: name, in: folder, path) }
        return Descriptor(number)
    }

    private static func opened(_ name: String, in folder: borrowing Descriptor) -> Int32 {
        openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// Why a part of a path can't be opened: a link, something else, or the error of the system.
    static func error(at name: String, in folder: borrowing Descriptor, _ path: String) -> WorkspaceError {
        let failure = SystemError.last
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .system(failure, path) }
        switch status.st_mode & S_IFMT {
        case S_IFLNK: return .link(path)
        case S_IFDIR, S_IFREG: return failure.code == ENOTDIR ? .inTheWay(path) : .system(failure, path)
        default: return .inTheWay(path)
        }
    }
}
