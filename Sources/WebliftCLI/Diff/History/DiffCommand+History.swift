import Core
import Releases
import Reports

/// `weblift diff --history`
extension DiffCommand {
    /// Options for a single comparison, which a history of several comparisons can't have.
    private static let othersThanHistory = [
        git, Option.tokens, Option.oldTokens, declared, base, failOn, writeAccepted, reason, sources, out,
        releaseVersion,
        date,
    ]

    static func runHistory(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        for option in othersThanHistory where arguments.has(option) {
            throw UsageError("--\(option.name) is for a single comparison, and not for --\(history.name)")
        }
        let format = arguments[Self.format].flatMap(Format.init) ?? .text
        let whole = try wholeReport(arguments, isAsked: format == .markdown)
        guard [.text, .markdown, .json, .html].contains(format) else {
            throw UsageError(
                "--\(history.name) has no format “\(format.rawValue)”",
                suggestion: "it is text, markdown, json or html"
            )
        }
        let matrices = try Matrices(arguments)
        let configuration = try Configuration.find(arguments)
        let reader = DiffReader(searchPath: session.environment["PATH"] ?? "")
        let request = try HistoryRequest(arguments, last: arguments[last], reader)
        let documents = matrices.documents(into: &session.diagnostics)
        let translator = Pipeline.translator(from: documents, into: &session.diagnostics)
        let prefix = GenerateOutput.tagPrefix(by: configuration, &session)
        let decisions = configuration?.decisions ?? ChangeDecisions()
        guard
            let history = request.history(
                by: translator,
                decisions,
                keeping: prefix,
                matching: arguments.selection,
                into: &session.diagnostics
            )
        else { return session.finishUnread() }
        let broken = history.steps.count { $0.changes.severity == .breaking }
        session.close(
            "\(Count.of("release", history.steps.count + 1)) \(history.span); \(Count.of("release", broken)) with breaking changes"
        )
        switch format {
        case .markdown: session.write(HistoryMarkdown(whole: whole?.text).print(history))
        case .json: session.write(HistoryJSON.print(history))
        case .html:
            if let page = HistoryPage(history: history).print(into: &session.diagnostics) { session.write(page) }
        default: session.show(HistoryText(palette: session.outputPalette).print(history))
        }
        return session.finish()
    }
}
