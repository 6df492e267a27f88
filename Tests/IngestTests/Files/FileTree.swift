import Core
import Foundation
import Ingest
import TestSupport

/// A folder that is there for one test, with what the test puts into it.
struct FileTree {
    private let url: URL

    /// Makes a folder, hands it to `body` and removes it.
    static func with<Result>(_ body: (FileTree) throws -> Result) throws -> Result {
        let url = TestFolders.parent
            .appendingPathComponent("weblift-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(FileTree(url: url))
    }

    func path(_ name: String) -> String { url.path + "/" + name }

    func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    /// What the finder makes of inputs named relative to the folder.
    func find(_ inputs: String..., limits: InputLimits = InputLimits()) -> Found {
        var diagnostics = DiagnosticBag()
        let candidates = InputFinder.find(inputs.map { path($0) }, limits: limits, into: &diagnostics)
        let prefix = url.path + "/"
        return Found(
            candidates: candidates,
            names: candidates.map { String($0.path.typed.dropFirst(prefix.count)) },
            problems: diagnostics.sorted.map { diagnostic in
                let file = diagnostic.location.map { String($0.file.typed.dropFirst(prefix.count)) } ?? "-"
                return "\(file): \(diagnostic.id.rawValue)"
            },
            diagnostics: diagnostics.sorted
        )
    }

    struct Found {
        let candidates: [InputCandidate]
        /// The candidates' paths, relative to the folder.
        let names: [String]
        /// `file: id` of each diagnostic.
        let problems: [String]
        let diagnostics: [Diagnostic]
    }
}

extension FileTree {
    /// Makes a file whose name need not be text; false where the file system refuses it.
    static func makeEmptyFile(named bytes: [UInt8]) -> Bool {
        let name = bytes.map { CChar(bitPattern: $0) } + [0]
        guard let file = fopen(name, "w") else { return false }
        return fclose(file) == 0
    }
}
