/// Files that people and other programs share: all are read before the first is written, each is placed at once.
package enum ExtendedFiles {
    package static func contents(
        of paths: [OutputPath],
        in folder: borrowing OutputFolder
    ) throws(WorkspaceError) -> [[UInt8]?] {
        try PathCollisions.check(paths)
        var contents: [[UInt8]?] = []
        for path in paths { contents.append(try folder.file(at: path)?.bytes) }
        return contents
    }

    /// `former` has the bytes that were read of each file: where one has changed since, no file is written.
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

/// Rejects two paths of one name, also where case makes no difference, or one in the place of another's folder.
enum PathCollisions {
    static func check(_ paths: [OutputPath]) throws(WorkspaceError) {
        var names: [String: OutputPath] = [:]
        names.reserveCapacity(paths.count)
        let folded = paths.map(\.folded)
        for (path, name) in zip(paths, folded) {
            if let other = names.updateValue(path, forKey: name) { throw .sameName(other, path) }
        }
        var checked: Set<Substring> = []
        let slash = UInt8(ascii: "/")
        for (path, folded) in zip(paths, folded) {
            // Each folder once: hundreds of files are in one.
            var end = folded.utf8.lastIndex(of: slash)
            while let place = end, checked.insert(folded[..<place]).inserted {
                if let other = names[String(folded[..<place])] { throw .sameName(other, path) }
                end = folded[..<place].utf8.lastIndex(of: slash)
            }
        }
    }
}
