/// Files that people and other programs have a part in, and that a run adds something to: all are read before the first
/// is written, and each is put into its place at once.
package enum ExtendedFiles {
    /// Reads the content at each of the paths; nil where nothing is.
    package static func contents(
        of paths: [OutputPath],
        in folder: borrowing OutputFolder
    ) throws(WorkspaceError) -> [[UInt8]?] {
        try PathCollisions.check(paths)
        var contents: [[UInt8]?] = []
        for path in paths { contents.append(try folder.file(at: path)?.bytes) }
        return contents
    }

    /// Writes each file that has new bytes. `former` has the bytes that were read of each file: where one has changed
    /// since, no file is written.
    package static func write(
        _ files: [OutputFile],
        former: [[UInt8]?],
        into folder: borrowing OutputFolder
    ) throws(WorkspaceError) {
        for (file, known) in zip(files, former) where try folder.file(at: file.path)?.bytes != known {
            throw .changed(file.path.description)
        }
        for (file, known) in zip(files, former) where file.bytes != known {
            try folder.write(file.bytes, to: file.path)
        }
    }
}
