import Core
import Package

enum OwnSources {
    private static let limits = FolderReading.Limits(fileCount: 50_000, size: 256 << 20)

    /// Reports unread files: a use that nobody lists must not look as if there were none.
    static func read(_ folder: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        let path = SourcePath(folder)
        let reading = FolderReading(folder, suffixes: [".swift"], limits: limits)
        for problem in reading.problems {
            if problem.path.isEmpty {
                diagnostics.error(.sourcesUnreadable, problem.message(limits, "not searched"), at: .start(of: path))
            } else {
                let place = SourceLocation.start(of: path.appending(problem.path))
                diagnostics.warning(.sourcesNotRead, problem.message(limits, "not searched"), at: place)
            }
        }
        return reading.files.map { SourceFile(path: path.appending($0.path), bytes: $0.bytes) }
    }
}
