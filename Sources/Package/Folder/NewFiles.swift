import Core

/// Files that must be new: all of them are written, or none.
package enum NewFiles {
    /// Returns an error for each file that is there, or for the first that can't be made; none after writing all.
    package static func write(_ files: [OutputFile], into folder: borrowing OutputFolder) -> [WorkspaceError] {
        let present = present(files.map(\.path), in: folder)
        guard present.isEmpty else { return present }
        var made: [OutputPath] = []
        for file in files {
            do throws(WorkspaceError) {
                try folder.create(file.bytes, at: file.path)
                made.append(file.path)
            } catch {
                // The run takes back only files that it made: nothing else can be at these paths.
                for path in made { takeBack(path, in: folder) }
                return [error]
            }
        }
        return []
    }

    package static func present(_ paths: [OutputPath], in folder: borrowing OutputFolder) -> [WorkspaceError] {
        do throws(WorkspaceError) {
            var present: [WorkspaceError] = []
            for path in paths where try folder.isTaken(path) { present.append(.present(path.description)) }
            return present
        } catch {
            return [error]
        }
    }

    /// Removes a file, or lets it stay where that is impossible: the run fails all the same, and tells why.
    private static func takeBack(_ path: OutputPath, in folder: borrowing OutputFolder) {
        do throws(WorkspaceError) { try folder.remove(path) } catch { return }
    }

    package static func writeAbsent(
        _ files: [OutputFile],
        into folder: borrowing OutputFolder
    ) throws(WorkspaceError) -> Int {
        let sorted = files.sorted { $0.path < $1.path }
        try PathCollisions.check(sorted.map(\.path))
        // Every place is looked at before the first file is written.
        let present = try folder.files(at: Set(sorted.map(\.path)))
        let absent = sorted.filter { present[$0.path] == nil }
        for file in absent { try folder.write(file.bytes, to: file.path) }
        return absent.count
    }
}

extension OutputFolder {
    /// Whether anything has the path. A link counts as itself, wherever it leads.
    func isTaken(_ path: OutputPath) throws(WorkspaceError) -> Bool {
        guard let folder = try folder(of: path, making: false) else { return false }
        var status = stat()
        return fstatat(folder.number, path.name, &status, AT_SYMLINK_NOFOLLOW) == 0
    }

    /// Makes a file: a file or link that came to be there meanwhile is neither overwritten nor followed.
    func create(_ bytes: [UInt8], at path: OutputPath) throws(WorkspaceError) {
        guard let folder = try folder(of: path, making: true) else { throw .inTheWay(path.description) }
        let number = calls.makeFile(path.name, in: folder.number)
        guard number >= 0 else {
            let failure = SystemError.last
            throw failure.code == EEXIST ? .present(path.description) : .system(failure, path.description)
        }
        do throws(WorkspaceError) {
            try Descriptor(number).fill(with: bytes, path, by: calls)
        } catch {
            _ = calls.removeFile(path.name, in: folder.number)
            throw error
        }
    }
}
