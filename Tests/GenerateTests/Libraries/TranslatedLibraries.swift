import Core
import Foundation
import Ingest
import SwiftModel
import TestSupport
import Testing
import Tokens
import Translate
import WebModel

/// The libraries that tests render: the bundled sample, and the manifests of the corpus.
enum TranslatedLibraries {
    struct Translated: Sendable {
        let library: Library
        let swift: SwiftLibrary
        var tokens: TokenGraph?
    }

    /// Read once for all tests.
    static let sample: Translated = {
        var sample = translated(Shared.project.appending(path: "specs/elevate/2.0"))
        sample.tokens = tokens(for: sample.swift)
        return sample
    }()

    /// Sorted by the names of the files.
    static var manifests: [Translated] {
        // Tests that find them read have to say that they need them as well.
        _ = Shared.file("corpus/manifests")
        return ofCorpus
    }

    /// Read once for all tests.
    private static let ofCorpus = Shared.files(in: "corpus/manifests").map { translated(Shared.file($0)) }

    /// The matrix, and the contracts of primitives.
    static let builtInRows: [MatrixDocument] = ["specs/matrix.md", "specs/primitives.md"].map { name in
        let path = Shared.project.appending(path: name).path
        let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
        precondition(!bytes.isEmpty, "\(name) is there")
        return MatrixDocument(SourceFile(path: SourcePath(name), bytes: bytes), layer: .builtIn)
    }

    static let builtInMatrix: Matrix = {
        var diagnostics = DiagnosticBag()
        let matrix = MatrixReader.read(builtInRows, into: &diagnostics)
        precondition(diagnostics.sorted.isEmpty, "the built-in matrix has no mistake")
        return matrix
    }()

    static func places(of primitive: NativePrimitive?) -> [Place] {
        guide.contract(of: primitive).compactMap { $0.fitted }
    }

    private static let guide = NativeGuide(builtInMatrix.components, builtInMatrix.contracts)

    /// By the built-in matrix alone.
    static let builtInTranslator = Translator(builtInMatrix)

    /// By the built-in matrix and rows that a test writes down.
    static func translator(beside rows: String) -> Translator {
        guard !rows.isEmpty else { return builtInTranslator }
        return translators.value(for: rows) {
            let project = MatrixDocument(SourceFile(path: SourcePath("project.md"), text: rows), layer: .project)
            var diagnostics = DiagnosticBag()
            let matrix = MatrixReader.read(builtInRows + [project], into: &diagnostics)
            #expect(diagnostics.sorted.map(\.message) == [])
            return Translator(matrix)
        }
    }

    private static let translators = MadeOnce<String, Translator>()

    /// The tokens of the bundled sample.
    private static func tokens(for swift: SwiftLibrary) -> TokenGraph {
        var diagnostics = DiagnosticBag()
        let folder = Shared.project.appending(path: "specs/elevate/2.0/tokens").path
        let files = Ingestion.files(at: [folder], for: .tokens, into: &diagnostics).map { file in
            TokenFile(file, mode: TokenMode(fileName: file.path))
        }
        let declarations = TokenReader.read(files, into: &diagnostics)
        precondition(
            !diagnostics.hasErrors && declarations.count > 1000,
            "the sample's tokens are there and can be read"
        )
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &diagnostics)
        return builder.graph(of: resolved, components: swift.components.map(\.names.web), into: &diagnostics)
    }

    private static func translated(_ input: URL) -> Translated {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read([input.path], into: &diagnostics)
        return translated(library, by: builtInTranslator)
    }

    static func translated(_ library: Library, by translator: Translator) -> Translated {
        var diagnostics = DiagnosticBag()
        return Translated(library: library, swift: translator.translate(library, into: &diagnostics).swift)
    }
}

extension VariantMeanings {
    /// The table `Variants` of the built-in matrix.
    static let builtIn = TranslatedLibraries.builtInMatrix.variants.meanings
}
