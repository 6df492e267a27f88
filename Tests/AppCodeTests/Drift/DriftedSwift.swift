import AppCode
import Core
import Translate
import WebModel

/// A library of one line, Swift of a few, and what the two differ in.
struct DriftedSwift {
    let report: DriftReport
    let diagnostics: [Diagnostic]

    init(_ manifest: String, _ swift: [String], types: [String: String] = [:]) {
        let library = Library(manifest: manifest)
        var told = DiagnosticBag()
        let translation = Translator.builtIn.translate(library, into: &told)
        var diagnostics = DiagnosticBag()
        let files = swift.enumerated().map { SourceFile(path: SourcePath("File\($0).swift"), text: $1) }
        report = DriftReport(
            of: translation,
            from: library,
            in: SwiftSources(files, into: &diagnostics),
            types: types.mapValues { NamedType($0) },
            into: &diagnostics
        )
        self.diagnostics = diagnostics.sorted
    }

    /// `member.missing disabled`, sorted.
    var lines: [String] { report.findings.map { "\($0.rule.id) \($0.name)" }.sorted() }
}
