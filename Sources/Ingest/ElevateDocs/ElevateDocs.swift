import SourceText
import WebModel

enum ElevateDocs {
    static func recognises(_ bytes: [UInt8]) -> Bool { false }
    static func read(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) -> [Component] { [] }
}
