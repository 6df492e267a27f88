import SourceText

/// The sample library that the program carries with it: the newest release in `specs/elevate`.
enum BundledSample {
    static let folder = "elevate/2.0/"

    static var files: [SourceFile] {
        EmbeddedSpecs.files.compactMap { entry in
            let path = entry.path.description
            guard path.hasPrefix(folder) else { return nil }
            let bytes = UnsafeBufferPointer(start: entry.text.utf8Start, count: entry.text.utf8CodeUnitCount)
            return SourceFile(path: SourcePath(path), bytes: Array(bytes))
        }
    }
}
