import AppCode
import Core
import Foundation
import TestSupport
import Translate
import WebModel

@testable import WebliftCLI

/// What Weblift generates of a library, in memory, and what an edit of it makes of the comparison.
struct GeneratedSwift: Sendable {
    static let samplePath = Shared.project.appending(path: "specs/elevate/2.0").path

    static let sample = try? GeneratedSwift(of: samplePath)

    let files: [SourceFile]
    let library: Library
    let translator: Translator
    let translation: LibraryTranslation

    /// `matrix` is a project's, with which the Swift is generated; what it is compared with knows nothing of it.
    init(of input: String, set: String = "elevate", matrix: String? = nil) throws {
        let folder = TestFolders.parent.appending(path: "weblift-drift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let out = folder.appending(path: "out").path
        var words = ["generate", input, "--out", out, "--template-set", set, "--quiet"]
        if let matrix {
            let path = folder.appending(path: "matrix.md")
            try Data(matrix.utf8).write(to: path)
            words += ["--matrix", path.path]
        }
        let console = QuietConsole()
        guard Weblift.run(words, console: console, environment: [:]) == .success else {
            throw UsageError(String(decoding: console.error, as: UTF8.self))
        }
        var told = DiagnosticBag()
        files = SwiftFolder.read(out, into: &told)
        library = Pipeline.library(from: .paths([input]), into: &told)
        translator = Pipeline.translator(from: Matrices.builtIn, into: &told)
        translation = translator.translate(library, into: &told)
    }

    /// The comparison, after an edit that has to find its text.
    func report(_ edit: PackageEdit? = nil) throws -> DriftReport {
        var diagnostics = DiagnosticBag()
        let written = files.map { file in
            guard let edit, file.path.typed.hasSuffix(edit.file) else { return file }
            let text = String(decoding: file.bytes, as: UTF8.self)
            return SourceFile(path: file.path, text: text.replacing(edit.old, with: edit.new))
        }
        if let edit, written == files { throw UsageError("no \(edit.file) has “\(edit.old)”") }
        let sources = SwiftSources(written, into: &diagnostics)
        return DriftReport(of: translation, from: library, in: sources, types: [:], into: &diagnostics)
    }
}

/// A console that keeps what is told, and that nobody reads.
private final class QuietConsole: Console {
    private(set) var error: [UInt8] = []
    let outputIsTerminal = false
    let errorIsTerminal = false
    let inputIsTerminal = false

    func readAnswer() -> String? { nil }

    func writeOutput(_ printout: Printout) {}

    func writeError(_ printout: Printout) { error += printout.bytes }
}
