import SourceText

/// The sample library that the program carries with it: the newest release in `specs/elevate`.
enum BundledSample {
    static let folder = "elevate/2.0/"

    static var files: [SourceFile] {
        EmbeddedSpecs.files.compactMap { entry in
            let path = entry.path.description
            guard path.hasPrefix(folder) else { return nil }
            return SourceFile(path: SourcePath(path), embedded: entry.text)
        }
    }
}
