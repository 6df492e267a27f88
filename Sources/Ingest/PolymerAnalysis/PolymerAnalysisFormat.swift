import Core
import WebModel

struct PolymerAnalysisFormat: InputFormat {
    let name = "Polymer's analysis"
    let fileKind = "Polymer's analysis.json"
    let endings = [".json"]

    /// A program read it from the code; its types come from comments, in more than one language.
    let trust = FormatTrust(
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .methods, .staticMethods, .cssProperties,
            .prose,
        ]
    )

    func recognises(_ content: InputContent) -> Bool {
        guard let root = content.json?.root, root["schema_version"]?.isString == true else { return false }
        return ["elements", "mixins", "namespaces", "classes"].contains { root[$0]?.kind == .array }
    }

    func isMeant(by file: SourceFile) -> Bool {
        String(decoding: file.bytes.prefix(1 << 10), as: UTF8.self).contains("\"schema_version\"")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(of: files, by: PolymerAnalysisReader(), into: &diagnostics)
    }
}
