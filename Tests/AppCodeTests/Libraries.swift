import Core
import Ingest
import Translate
import WebModel
import WebliftCLI

extension Library {
    /// Of a manifest.
    init(manifest: String) {
        var told = DiagnosticBag()
        self = Ingestion.read([SourceFile(path: SourcePath("custom-elements.json"), text: manifest)], into: &told)
    }
}

extension Translator {
    /// Read once for all tests.
    static let builtIn: Translator = {
        var told = DiagnosticBag()
        return Translator(MatrixReader.read(Matrices.builtIn, into: &told))
    }()
}
