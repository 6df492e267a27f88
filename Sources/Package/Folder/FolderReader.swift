import Core

/// Walks a folder from descriptor to descriptor, so that a link or folder that is swapped meanwhile leads nowhere else.
struct FolderReader {
    private(set) var files: [FolderReading.File] = []
    private(set) var problems: [FolderReading.Problem] = []
    private let suffixes: [String]
    private let limits: FolderReading.Limits
    private var size = 0
    private var isFull = false

    init(suffixes: [String], limits: FolderReading.Limits) {
        self.suffixes = suffixes
        self.limits = limits
    }

    /// The path to the folder itself may lead through links: the user named it.
    mutating func read(_ folder: String) {
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
            files.append(FolderReading.File(path: path, bytes: bytes))
        } catch {
            report(.system(error), path)
        }
    }

    /// The names in a folder, but for hidden ones, sorted: a limit leaves out the same files everywhere.
    private mutating func names(in folder: borrowing Descriptor, _ path: String) -> [String] {
        let found: [[UInt8]]
        do { found = try FolderNames.list(folder: folder.number) } catch {
            report(.system(error), path)
            return []
        }
        var names: [String] = []
        for name in found where name.first != UInt8(ascii: ".") {
            let text = String(decoding: name, as: UTF8.self)
            if text.utf8.elementsEqual(name) {
                names.append(text)
            } else {
                report(.notUTF8, path.isEmpty ? text : path + "/" + text)
            }
        }
        return names.sorted()
    }

    private mutating func report(_ reason: FolderReading.Problem.Reason, _ path: String) {
        problems.append(FolderReading.Problem(path: path, reason: reason))
    }
}
