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

/// A library, translated by the built-in matrix.
struct UsageSample: Sendable {
    let library: Library
    let translation: LibraryTranslation

    /// The bundled sample, read once for all tests.
    static let elevate: UsageSample = {
        var told = DiagnosticBag()
        return UsageSample(Ingestion.read([Shared.project.appending(path: "specs/elevate/2.0").path], into: &told))
    }()

    init(manifest: String) { self.init(Library(manifest: manifest)) }

    private init(_ library: Library) {
        var told = DiagnosticBag()
        self.library = library
        translation = Translator.builtIn.translate(library, into: &told)
    }

    /// A page of HTML as one example.
    func translate(_ html: String) throws -> TranslatedMarkup {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("page.html"), text: html)
        let fragment = MarkupFragment(try #require(MarkupSource(file, into: &diagnostics)))
        let document = try #require(MarkupDocument(fragment, into: &diagnostics))
        #expect(diagnostics.isEmpty)
        return MarkupTranslator(library, translation, Translator.builtIn.html, for: [document])
            .translate(document, markup: fragment.text)
    }
}

extension TranslatedMarkup {
    /// The state and the body, line by line.
    var swift: [String] { (swiftUI?.state ?? []) + (swiftUI?.body ?? []) }

    /// What is wrong, in short: `usage.unknown-tag 1:2`.
    var marks: [String] { findings.map { "\($0.id.rawValue) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" } }
}
