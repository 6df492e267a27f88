import Core
import Generate
import Ingest
import Package
import SwiftModel
import Translate
import WebliftCLI

/// What is generated of a manifest that decisions made, in memory, and what has to hold of it whatever that says.
struct GeneratedPackage {
    private let choices: Choices

    init(choices bytes: [UInt8]) {
        choices = Choices(bytes)
    }

    func check() {
        var manifest = ManifestText(choices)
        let file = SourceFile(path: SourcePath("custom-elements.json"), bytes: manifest.bytes())
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read([file], into: &diagnostics)
        let translation = Self.translator.translate(library, into: &diagnostics)
        let prepared = PreparedLibrary(translation.swift, of: library, into: &diagnostics)
        let settings = RenderSettings(module: ModuleName(prefix: translation.prefix))
        for file in Renderer(Self.templates, settings: settings).render(prepared, into: &diagnostics) {
            guard file.path.name.hasSuffix(".swift") else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            precondition(SwiftTokens.isSound(file.bytes) == true, "\(file.path) can be Swift")
            precondition(TerminalText.safe(text) == text, "\(file.path) has nothing that can't be seen")
        }
    }

    private static let translator: Translator = {
        var diagnostics = DiagnosticBag()
        return Translator(MatrixReader.read(Matrices.builtIn, into: &diagnostics))
    }()

    private static let templates: ScaffoldTemplates = {
        var diagnostics = DiagnosticBag()
        return ScaffoldTemplates(TemplateLayers(.elevate).set(into: &diagnostics))
    }()
}
