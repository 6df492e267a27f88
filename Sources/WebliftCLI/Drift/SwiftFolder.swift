import Core
import Package

/// Reads the Swift of a folder, within bounds: in its order, and no link is followed.
enum SwiftFolder {
    private static let limits = FolderReading.Limits(fileCount: 50_000, size: 256 << 20)

    /// Reads the files of a folder. An unread file is an error: its declarations would look as if they were missing.
    static func read(_ folder: String, into diagnostics: inout DiagnosticBag) -> [SourceFile] {
        let path = SourcePath(folder)
        let reading = FolderReading(folder, suffixes: [".swift"], limits: limits)
        for problem in reading.problems {
            let place = problem.path.isEmpty ? path : path.appending(problem.path)
            diagnostics.error(.driftNotRead, problem.message(limits, "not read"), at: .start(of: place))
        }
        return reading.files.map { SourceFile(path: path.appending($0.path), bytes: $0.bytes) }
    }
}
