import Core
import Package

/// Never an absolute path.
enum PrintedPlace {
    static func text(_ location: SourceLocation) -> String {
        "\(TerminalText.name(location.file.published)):\(location.line)"
    }
}

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

extension FolderReading.Problem {
    /// Tells why it was not read, as a sentence. `fate` is the consequence, such as `not searched`.
    func message(_ limits: FolderReading.Limits, _ fate: String) -> String {
        switch reason {
        case .link: "this is a link, and is not followed"
        case .tooMany: "there are more than \(limits.fileCount) files; this one and those after it are \(fate)"
        case .tooLarge: "the files have more than \(limits.size >> 20) MiB; this one and those after it are \(fate)"
        case .tooDeep: "folders are nested more than \(limits.depth) deep here, and this one is \(fate)"
        case .notUTF8: "this is \(fate): its name is not UTF-8"
        case .noFile: "this is no file"
        case .system(let error): "this can't be read: \(error.reason)"
        }
    }
}
