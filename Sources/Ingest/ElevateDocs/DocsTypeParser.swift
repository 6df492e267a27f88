import Core
import WebModel

enum DocsTypeParser {
    static func parse(_ text: String, at place: SourceLocation, into diagnostics: inout DiagnosticBag) -> WebType {
        let translated = SwiftFlavoredType.typeScript(text)
        let result = WebTypeParser.parse(translated)
        guard let problem = result.problem else { return result.type }
        // The offset counts in the text only where that was read as it stands.
        let offset = translated == text ? problem.offset : 0
        diagnostics.warning(
            problem.id,
            "“\(text)”: \(problem.message)",
            at: SourceLocation(file: place.file, line: place.line, column: place.column + offset)
        )
        return WebType(.raw(text))
    }

    static func parse(_ type: DocsType, into diagnostics: inout DiagnosticBag) -> WebType {
        var parsed = parse(type.text, at: type.place, into: &diagnostics)
        if type.remarks.contains("optional") { parsed = parsed.optional }
        return parsed
    }
}
