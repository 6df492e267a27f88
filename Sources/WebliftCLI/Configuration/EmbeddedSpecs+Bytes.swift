import Core

extension EmbeddedSpecs {
    /// `path` is below `specs/`.
    static func bytes(of path: String) -> [UInt8]? {
        files.first { $0.path.description == path }.map {
            SourceFile(path: SourcePath(path), embedded: $0.text).bytes
        }
    }

    /// A missing file is a mistake of the build.
    static func needed(_ path: String) -> [UInt8] {
        guard let bytes = bytes(of: path) else { preconditionFailure("specs/\(path) is not in the binary") }
        return bytes
    }
}
