import Core
import WebModel

/// Types as texts, each parsed once. Texts that can't be parsed are reported once, at the end.
struct TypeTexts {
    private var parsed: [String: WebTypeParser.Result] = [:]
    private var problems = TypeProblems()

    mutating func type(_ text: String, at place: SourceLocation) -> WebType {
        let result = result(of: text)
        if let problem = result.problem { problems.add(problem, text: text, at: place) }
        return result.type
    }

    /// A type whose problems are told elsewhere, or are none.
    mutating func unreportedType(_ text: String) -> WebType { result(of: text).type }

    private mutating func result(of text: String) -> WebTypeParser.Result {
        if let known = parsed[text] { return known }
        let result = WebTypeParser.parse(text)
        parsed[text] = result
        return result
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) { problems.report(into: &diagnostics) }
}
