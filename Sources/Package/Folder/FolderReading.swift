package import Core

/// The files in a folder and below it, each read whole: no link is followed, and nothing is read without end. The walk
/// goes from descriptor to descriptor, so that a link or folder that is swapped meanwhile leads nowhere else.
package struct FolderReading: Sendable {
    package struct Limits: Sendable {
        package var fileCount: Int
        /// Bytes of all files together.
        package var size: Int
        package var depth: Int

        package init(fileCount: Int, size: Int, depth: Int = OutputPath.mostParts) {
            self.fileCount = fileCount
            self.size = size
            self.depth = depth
        }
    }

    package struct File: Sendable, Equatable {
        package let path: String
        package let bytes: [UInt8]
    }

    /// Something that was not read; its path is the empty string for the folder itself.
    package struct Problem: Sendable, Equatable {
        package enum Reason: Sendable, Equatable {
            case link, tooMany, tooLarge, tooDeep, notUTF8
            /// A device or a pipe.
            case noFile
            case system(SystemError)
        }

        package let path: String
        package let reason: Reason
    }

    /// Sorted by path, like the problems.
    package private(set) var files: [File] = []
    package private(set) var problems: [Problem] = []

    private let suffixes: [String]
    private let limits: Limits
    private var size = 0
    private var isFull = false

    /// Reads the files with names that end in one of `suffixes`. Hidden files and folders are skipped.
    package init(_ folder: String, suffixes: [String], limits: Limits) {
        self.suffixes = suffixes
        self.limits = limits
        read(folder)
    }

    /// The path to the folder itself may lead through links: the user named it.
    private mutating func read(_ folder: String) {
        let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else {
            report(.system(.last), "")
            return
        }
        walk(Descriptor(number), "", depth: 1)
        files.sort { $0.path < $1.path }
        problems.sort { $0.path < $1.path }
    }

    private mutating func walk(_ folder: consuming Descriptor, _ path: String, depth: Int) {
        guard depth <= limits.depth else {
            report(.tooDeep, path)
            return
        }
        for name in names(in: folder, path) where !isFull {
            visit(name, in: folder, path.isEmpty ? name : path + "/" + name, depth: depth)
        }
    }

    private mutating func visit(_ name: String, in folder: borrowing Descriptor, _ path: String, depth: Int) {
        let number = openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else {
            let failure = SystemError.last
            report(failure.meansLinkLoop ? .link : .system(failure), path)
            return
        }
        let entry = Descriptor(number)
        if entry.isFolder {
            walk(entry, path, depth: depth + 1)
        } else if suffixes.contains(where: name.hasSuffix) {
            add(entry, path)
        }
    }

    private mutating func add(_ entry: borrowing Descriptor, _ path: String) {
        guard entry.isRegularFile else {
            report(.noFile, path)
            return
        }
        guard files.count < limits.fileCount else {
            report(.tooMany, path)
            isFull = true
            return
        }
        do {
            guard let bytes = try entry.contents(atMost: limits.size - size) else {
                report(.tooLarge, path)
                isFull = true
                return
            }
            size += bytes.count
            files.append(File(path: path, bytes: bytes))
        } catch {
            report(.system(error), path)
        }
    }

    /// The names in a folder, but for hidden ones, sorted: a limit leaves out the same files everywhere.
    private mutating func names(in folder: borrowing Descriptor, _ path: String) -> [String] {
        do {
            // The listing closes the descriptor that it is given.
            let listing = try FolderListing(taking: fcntl(folder.number, F_DUPFD_CLOEXEC, 0))
            for name in listing.namesWithoutText { report(.notUTF8, path.isEmpty ? name : path + "/" + name) }
            return listing.names
        } catch {
            report(.system(error), path)
            return []
        }
    }

    private mutating func report(_ reason: Problem.Reason, _ path: String) {
        problems.append(Problem(path: path, reason: reason))
    }
}
