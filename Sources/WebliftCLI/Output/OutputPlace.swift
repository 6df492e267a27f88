import Core

/// Written as the user would type it.
enum OutputPlace {
    /// The empty string is the folder itself.
    static func path(_ path: String, in folder: String) -> SourcePath {
        switch (folder, path) {
        case (_, ""): SourcePath(folder)
        case (".", _): SourcePath(path)
        default: SourcePath(folder).appending(path)
        }
    }
}
