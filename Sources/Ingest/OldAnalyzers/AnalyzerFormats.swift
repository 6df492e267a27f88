import Core
import WebModel

/// Description of elements by the older web-component-analyzer: an object with `tags`, which it calls experimental.
struct AnalyzerTagsFormat: InputFormat {
    let name = "the analyzer's tags"
    let fileKind = "the tags of web-component-analyzer"
    let endings = [".json"]

    /// A program read it from the code, and understands less of it than later analyzers.
    let trust = FormatTrust(
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .cssParts, .cssProperties, .prose, .status,
        ]
    )

    func recognises(_ content: InputContent) -> Bool { content.json.flatMap { TagsList($0.root) } == .analyzer }

    func isMeant(by file: SourceFile) -> Bool {
        file.begins(holding: "\"experimental\"") && file.begins(holding: "\"tags\"")
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(of: files, by: AnalyzerReader(tool: .webComponentAnalyzer), into: &diagnostics)
    }
}

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

    func isMeant(by file: SourceFile) -> Bool { file.begins(holding: "\"schema_version\"", within: 1 << 10) }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(of: files, by: AnalyzerReader(tool: .polymer), into: &diagnostics)
    }
}
