import AppCode
import Core
import Foundation
import Ingest
import Translate
import WebModel
import WebliftCLI

/// A library of one line, Swift of a few, and what the two differ in.
struct DriftedSwift {
    let report: DriftReport
    let diagnostics: DiagnosticBag

    init(_ manifest: String, _ swift: [String], matrix: String? = nil, types: [String: String] = [:]) {
        var told = DiagnosticBag()
        let library = Ingestion.read(
            [SourceFile(path: SourcePath("custom-elements.json"), text: manifest)],
            into: &told
        )
        let translation = Self.translator(matrix, into: &told).translate(library, into: &told)
        var diagnostics = DiagnosticBag()
        let files = swift.enumerated().map { SourceFile(path: SourcePath("File\($0).swift"), text: $1) }
        let sources = SwiftSources(files, into: &diagnostics)
        report = DriftReport(
            of: translation,
            from: library,
            in: sources,
            types: types.mapValues { NamedType($0) },
            into: &diagnostics
        )
        self.diagnostics = diagnostics
    }

    private static let builtIn: Translator = {
        var diagnostics = DiagnosticBag()
        return Translator(MatrixReader.read(Matrices.builtIn, into: &diagnostics))
    }()

    private static func translator(_ rows: String?, into diagnostics: inout DiagnosticBag) -> Translator {
        guard let rows else { return builtIn }
        let file = SourceFile(path: SourcePath("matrix.md"), text: rows)
        let documents = Matrices.builtIn + [MatrixDocument(file, layer: .project)]
        return Translator(MatrixReader.read(documents, into: &diagnostics))
    }

    /// `member.missing disabled File0.swift:4`, sorted.
    var lines: [String] {
        report.findings.map { finding in
            let place = finding.swiftPlace.map { "\($0.file.typed):\($0.line)" } ?? "–"
            return "\(finding.rule.id) \(finding.name) \(place)"
        }.sorted()
    }
}
