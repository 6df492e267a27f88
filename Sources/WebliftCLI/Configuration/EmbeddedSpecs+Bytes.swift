import Core

extension EmbeddedSpecs {
    /// A file that the binary carries with it, by its path below `specs/`.
    static func bytes(of path: String) -> [UInt8]? {
        files.first { $0.path.description == path }.map {
            SourceFile(path: SourcePath(path), embedded: $0.text).bytes
        }
    }

    /// Reads a file that the build puts into the program: a missing one is a mistake of the build.
    static func needed(_ path: String) -> [UInt8] {
        guard let bytes = bytes(of: path) else { preconditionFailure("specs/\(path) is not in the binary") }
        return bytes
    }
}
