extension EmbeddedSpecs {
    /// A file that the binary carries with it, by its path below `specs/`.
    static func bytes(of path: String) -> [UInt8]? {
        files.first { $0.path.description == path }.map { entry in
            Array(UnsafeBufferPointer(start: entry.text.utf8Start, count: entry.text.utf8CodeUnitCount))
        }
    }
}
