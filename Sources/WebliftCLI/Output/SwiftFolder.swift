import Core
import Package

/// Swift of people, read within bounds; no link is followed.
enum SwiftFolder {
    private static let limits = FolderReading.Limits(fileCount: 50_000, size: 256 << 20)

    /// An unread file is an error: its declarations would look as if they were missing.
    static func read(_ folder: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        files(of: reading(folder, "not read", into: &diagnostics) { _ in (.error, .driftNotRead) }, in: folder)
    }

    /// Reports unread files: a use that nobody lists must not look as if there were none.
    static func search(_ folder: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        let reading = reading(folder, "not searched", into: &diagnostics) { isFolder in
            isFolder ? (.error, .sourcesUnreadable) : (.warning, .sourcesNotRead)
        }
        return files(of: reading, in: folder)
    }

    /// `fate` is the consequence for an unread file. `report` tells its diagnostic, for the folder itself as well; nil
    /// for none.
    static func reading(
        _ folder: String,
        _ fate: String,
        into diagnostics: inout DiagnosticBag,
        report: (_ isFolder: Bool) -> (Severity, DiagnosticID)?
    ) -> FolderReading {
        let path = SourcePath(folder)
        let reading = FolderReading(folder, suffixes: [".swift"], limits: limits)
        for problem in reading.problems {
            guard let (severity, id) = report(problem.path.isEmpty) else { continue }
            let place = problem.path.isEmpty ? path : path.appending(problem.path)
            diagnostics.add(Diagnostic(severity, id, problem.message(limits, fate), at: .start(of: place)))
        }
        return reading
    }

    private static func files(of reading: FolderReading, in folder: String) -> [SourceFile] {
        let path = SourcePath(folder)
        return reading.files.map { SourceFile(path: path.appending($0.path), bytes: $0.bytes) }
    }
}
