import Core

/// Path of a file in the output folder, as the user would type it.
enum OutputPlace {
    /// `path` is relative to the folder; the empty string is the folder itself.
    static func path(_ path: String, in folder: String) -> SourcePath {
        switch (folder, path) {
        case (_, ""): SourcePath(folder)
        case (".", _): SourcePath(path)
        default: SourcePath(folder).appending(path)
        }
    }
}
