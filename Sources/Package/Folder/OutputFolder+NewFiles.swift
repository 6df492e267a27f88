import Core

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
