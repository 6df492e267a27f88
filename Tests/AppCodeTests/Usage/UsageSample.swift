import AppCode
import Core
import Documents
import Foundation
import Generate
import Ingest
import TestSupport
import Testing
import Translate
import WebModel

/// The bundled sample, translated by the built-in matrix: what the tests use components of.
struct UsageSample: Sendable {
    let library: Library
    let translation: LibraryTranslation
    let html: HTMLTable

    private static let root = Shared.project

    /// Read once for all tests.
    static let elevate = read("specs/elevate/2.0")

    private static func read(_ path: String) -> UsageSample {
        var diagnostics = DiagnosticBag()
        return UsageSample(of: Ingestion.read([root.appending(path: path).path], into: &diagnostics))
    }

    /// A library of a manifest.
    static func read(text manifest: String) -> UsageSample {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("custom-elements.json"), text: manifest)
        return UsageSample(of: Ingestion.read([file], into: &diagnostics))
    }

    private init(of library: Library) {
        var diagnostics = DiagnosticBag()
        self.library = library
        translation = Self.translator.translate(library, into: &diagnostics)
        html = Self.translator.html
    }

    private static let translator: Translator = {
        var diagnostics = DiagnosticBag()
        let documents = ["matrix", "primitives"].compactMap { name -> MatrixDocument? in
            let path = root.appending(path: "specs/\(name).md").path
            guard let file = Ingestion.file(at: path, into: &diagnostics) else { return nil }
            return MatrixDocument(file, layer: .builtIn)
        }
        return Translator(MatrixReader.read(documents, into: &diagnostics))
    }()

    /// A page of HTML as one example.
    func translate(_ html: String) throws -> TranslatedMarkup {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("page.html"), text: html)
        let source = try #require(MarkupSource(file, into: &diagnostics))
        let fragment = MarkupFragment(source)
        let document = try #require(MarkupDocument(fragment, into: &diagnostics))
        #expect(diagnostics.isEmpty)
        return MarkupTranslator(library, translation, self.html, for: [document])
            .translate(document, markup: fragment.text)
    }
}

extension TranslatedMarkup {
    /// The state and the body, line by line.
    var swift: [String] { (swiftUI?.state ?? []) + (swiftUI?.body ?? []) }

    /// What is wrong, in short: `usage.unknown-tag 1:2`.
    var marks: [String] {
        findings.map { "\($0.id.rawValue) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    }
}
