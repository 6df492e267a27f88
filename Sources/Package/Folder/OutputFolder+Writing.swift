import Core

/// Changes to the folder, each at once: a reader sees it as before or as after.
extension OutputFolder {
    func write(_ bytes: [UInt8], to path: OutputPath) throws(WorkspaceError) {
        guard let folder = try folder(of: path, making: true) else { throw .inTheWay(path.description) }
        // A file, or nothing, must be there: a rename would replace a link as well.
        _ = try Self.stamp(of: path, in: folder)
        // Remains of our own files after a killed run have to be where the next run clears up.
        guard path.parts.first == LedgerFolder.name else { return try write(bytes, to: path, in: folder, by: folder) }
        guard let stage = try self.folder(at: LedgerFolder.stage, making: true) else {
            throw .inTheWay(LedgerFolder.stage.description)
        }
        try write(bytes, to: path, in: folder, by: stage)
        try removeEmptyFolders(of: LedgerFolder.stage.appending(path.name))
    }

    /// `waiting` is the folder in which the file is until all of it is there.
    private func write(
        _ bytes: [UInt8],
        to path: OutputPath,
        in folder: borrowing Descriptor,
        by waiting: borrowing Descriptor
    ) throws(WorkspaceError) {
        let temporary = ".\(String(path.name.prefix(200))).weblift-new"
        do throws(WorkspaceError) {
            try makeFile(temporary, bytes, mode: nil, in: waiting, path)
            guard calls.rename(temporary, in: waiting.number, to: path.name, in: folder.number) == 0 else {
                throw .system(.last, path.description)
            }
        } catch {
            _ = calls.removeFile(temporary, in: waiting.number)
            throw error
        }
    }

    /// Makes a file that nothing else has. A file that a killed run has left behind under the name is removed.
    func makeFile(
        _ name: String,
        _ bytes: [UInt8],
        mode: UInt32?,
        in folder: borrowing Descriptor,
        _ path: OutputPath
    ) throws(WorkspaceError) {
        var number = calls.makeFile(name, in: folder.number)
        if number < 0, errno == EEXIST {
            _ = calls.removeFile(name, in: folder.number)
            number = calls.makeFile(name, in: folder.number)
        }
        guard number >= 0 else { throw .system(.last, path.description) }
        let file = Descriptor(number)
        try file.fill(with: bytes, path, by: calls)
        if let mode, calls.setMode(mode, of: number) != 0 { throw .system(.last, path.description) }
    }

    /// Takes a file to another place, where nothing may be but itself under another spelling of its name.
    func move(_ old: OutputPath, to new: OutputPath) throws(WorkspaceError) {
        guard let oldFolder = try folder(of: old, making: false),
            let stamp = try Self.stamp(of: old, in: oldFolder)
        else { throw .changed(old.description) }
        guard let newFolder = try folder(of: new, making: true) else { throw .inTheWay(new.description) }
        if let other = try Self.stamp(of: new, in: newFolder), !other.isSameFile(as: stamp) {
            throw .present(new.description)
        }
        guard calls.rename(old.name, in: oldFolder.number, to: new.name, in: newFolder.number) == 0 else {
            throw .system(.last, new.description)
        }
    }

    func put(_ old: OutputPath, to new: OutputPath) throws(WorkspaceError) {
        guard let oldFolder = try folder(of: old, making: false),
            let newFolder = try folder(of: new, making: true)
        else { throw .changed(old.description) }
        _ = try Self.stamp(of: new, in: newFolder)
        guard calls.rename(old.name, in: oldFolder.number, to: new.name, in: newFolder.number) == 0 else {
            throw .system(.last, new.description)
        }
    }

    func remove(_ path: OutputPath) throws(WorkspaceError) {
        guard let folder = try folder(of: path, making: false) else { return }
        guard calls.removeFile(path.name, in: folder.number) == 0 || errno == ENOENT else {
            throw .system(.last, path.description)
        }
    }

    func removeEmptyFolders(of path: OutputPath) throws(WorkspaceError) {
        var parts = path.parts.dropLast()
        while !parts.isEmpty {
            let place = OutputPath(ours: Array(parts))
            // A folder that is not empty, or not ours to remove, stays with all folders above it.
            guard let above = try folder(of: place, making: false) else { return }
            guard calls.removeFolder(place.name, in: above.number) == 0 || errno == ENOENT else { return }
            parts = parts.dropLast()
        }
    }
}
