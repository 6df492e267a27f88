import SourceText
import Workspace

/// Reads the Swift files of a team's own code, within bounds.
enum OwnSources {
    private static let limits = FolderReading.Limits(fileCount: 50_000, size: 256 << 20)

    /// What is not read is told: a use that nobody lists must not look as if there were none.
    static func read(_ folder: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        let path = SourcePath(folder)
        let reading = FolderReading(folder, suffix: ".swift", limits: limits)
        for problem in reading.problems {
            if problem.path.isEmpty {
                diagnostics.error(.sourcesUnreadable, message(problem), at: .start(of: path))
            } else {
                let place = SourceLocation.start(of: path.appending(problem.path))
                diagnostics.warning(.sourcesNotRead, message(problem), at: place)
            }
        }
        return reading.files.map { SourceFile(path: path.appending($0.path), bytes: $0.bytes) }
    }

    private static func message(_ problem: FolderReading.Problem) -> String {
        switch problem.reason {
        case .link: "this is a link, and is not followed"
        case .tooMany: "there are more than \(limits.fileCount) files; this one and those after it are not searched"
        case .tooLarge:
            "there are more than \(limits.size >> 20) MiB of Swift; this file and those after it are not searched"
        case .tooDeep: "folders are nested more than \(limits.depth) deep here, and this one is not searched"
        case .notUTF8: "this is not searched: its name is not UTF-8"
        case .noFile: "this is no file"
        case .system(let error): "this can't be read: \(error.reason)"
        }
    }
}
