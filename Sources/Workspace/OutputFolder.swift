import SourceText

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A folder that files are written into, and the only way to write one.
///
/// Every path is walked folder by folder from the one that was opened first, and no link is followed on the way, so
/// that nothing outside of it is ever reached, whatever is changed meanwhile.
package struct OutputFolder: ~Copyable, Sendable {
    package enum State: Sendable, Equatable {
        case absent, same, different
    }

    private let root: Descriptor

    /// Opens a folder, and makes it and those above it where they are not there yet. The path to it may lead through
    /// links: the user named it.
    package init(_ path: String) throws(WorkspaceError) {
        try Self.make(path)
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.rootError(.last) }
        root = Descriptor(descriptor)
    }

    /// Opens a folder and makes none; nil where there is nothing.
    package init?(existing path: String) throws(WorkspaceError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.rootError(.last)
        }
        root = Descriptor(descriptor)
    }

    private static func make(_ path: String) throws(WorkspaceError) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        let failure = SystemError.last
        guard failure.code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw rootError(failure)
        }
        try make(String(path[..<slash]))
        // A path that ends in a slash, or in `..`, was made with the one above it.
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw rootError(.last) }
    }

    /// The folder itself has no path in itself.
    private static func rootError(_ failure: SystemError) -> WorkspaceError {
        failure.code == ENOTDIR ? .inTheWay("") : .system(failure, "")
    }

    /// What is where each file is to be, in comparison with it. All of them are in one folder, the way to which is
    /// walked once.
    func states(ofSiblings siblings: [OutputFile]) throws(WorkspaceError) -> [State] {
        guard let first = siblings.first, let folder = try folder(of: first.path, making: false) else {
            return siblings.map { _ in .absent }
        }
        var states: [State] = []
        for file in siblings { states.append(try Self.state(of: file, in: folder)) }
        return states
    }

    private static func state(of file: OutputFile, in folder: borrowing Descriptor) throws(WorkspaceError) -> State {
        guard let present = try Self.file(file.path.name, in: folder, file.path) else { return .absent }
        return try present.holds(file.bytes, file.path) ? .same : .different
    }

    /// Writes files that are all in one folder.
    func write(siblings: [OutputFile]) throws(WorkspaceError) {
        guard let first = siblings.first else { return }
        guard let folder = try folder(of: first.path, making: true) else { throw .inTheWay(first.path.description) }
        for file in siblings { try Self.write(file.bytes, to: file.path, in: folder) }
    }

    /// Puts a file into its place at once: a reader sees the old one or the new one, and never a part.
    private static func write(
        _ bytes: [UInt8],
        to path: OutputPath,
        in folder: borrowing Descriptor
    ) throws(WorkspaceError) {
        // What is there must be a file, or nothing: a rename would replace a link as well.
        _ = try Self.file(path.name, in: folder, path)
        let temporary = ".\(String(path.name.prefix(200))).weblift-new"
        let new = try newFile(temporary, in: folder, path)
        do throws(WorkspaceError) {
            try new.fill(with: bytes, path)
            guard renameat(folder.number, temporary, folder.number, path.name) == 0 else {
                throw .system(.last, path.description)
            }
        } catch {
            _ = unlinkat(folder.number, temporary, 0)
            throw error
        }
    }

    /// Opens a file that nothing else has. What a run that was killed has left behind goes.
    private static func newFile(
        _ name: String,
        in folder: borrowing Descriptor,
        _ path: OutputPath
    ) throws(WorkspaceError) -> Descriptor {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        var number = openat(folder.number, name, flags, 0o644)
        if number < 0, errno == EEXIST {
            _ = unlinkat(folder.number, name, 0)
            number = openat(folder.number, name, flags, 0o644)
        }
        guard number >= 0 else { throw .system(.last, path.description) }
        return Descriptor(number)
    }

    // MARK: The way to a file

    /// The folder of a file; nil where it is not there and not to be made.
    func folder(of path: OutputPath, making: Bool) throws(WorkspaceError) -> Descriptor? {
        var current = try root.duplicate(path)
        var walked = ""
        for part in path.parts.dropLast() {
            walked += (walked.isEmpty ? "" : "/") + part
            if making, mkdirat(current.number, part, 0o755) != 0, errno != EEXIST { throw .system(.last, walked) }
            let next = openat(current.number, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else {
                if errno == ENOENT, !making { return nil }
                throw Self.error(at: part, in: current, walked)
            }
            current = Descriptor(next)
        }
        return current
    }

    private static func file(
        _ name: String,
        in folder: borrowing Descriptor,
        _ path: OutputPath
    ) throws(WorkspaceError) -> Descriptor? {
        let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else {
            if errno == ENOENT { return nil }
            throw error(at: name, in: folder, path.description)
        }
        let file = Descriptor(number)
        guard file.isRegularFile else { throw .inTheWay(path.description) }
        return file
    }

    /// Why a part of a path can't be opened: a link, something else, or what the system says.
    private static func error(at name: String, in folder: borrowing Descriptor, _ path: String) -> WorkspaceError {
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
