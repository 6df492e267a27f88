import Core
import WebModel

/// The types of one readme. Texts that can't be understood are reported once, with the number of their places.
struct ReadmeTypes {
    private var parsed: [String: WebTypeParser.Result] = [:]
    private var problems = TypeProblems()

    mutating func type(_ text: String, at place: SourceLocation) -> WebType {
        let result = parsed[text] ?? WebTypeParser.parse(text)
        parsed[text] = result
        if let problem = result.problem { problems.add(problem, text: text, at: place) }
        return result.type
    }

    func reportProblems(into diagnostics: inout DiagnosticBag) {
        problems.report(into: &diagnostics)
    }
}
