import Matrix
import SourceText

/// `weblift coverage`: prints which web items have a counterpart in Swift, and what is still to be decided.
enum CoverageCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    private static let format = Option(
        name: "format",
        value: .choice(Format.allCases.map(\.rawValue)),
        help: "text: what is unmapped, and figures (default); json and markdown: every item"
    )
    private static let failUnder = Option(
        name: "fail-under",
        value: .required(placeholder: "N"),
        help: "exit with 1 where less than N percent of the items are decided; 97.5 is possible"
    )

    static let name = "coverage"
    static let summary = "print which items are not translated and why, with figures"
    static let usage = "coverage [inputs…] [--format text|json|markdown] [--fail-under N] [options]"
    static let options = [format, failUnder, Option.config, Option.matrix, Option.only]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let bar = try bar(arguments)
        let inputs = try Inputs(arguments)
        let matrices = try Matrices(arguments)
        let (library, translator) = Pipeline.library(from: inputs, and: matrices, into: &session.diagnostics)
        let coverage = Coverage(
            Pipeline.selection(
                of: Pipeline.translation(of: library, by: translator, into: &session.diagnostics),
                matching: arguments.selection,
                into: &session.diagnostics
            )
        )
        switch arguments[format].flatMap(Format.init) ?? .text {
        case .text: session.console.writeOutput(CoverageText(palette: session.outputPalette).print(coverage))
        case .json: session.console.writeOutput(CoverageJSON(library).print(coverage))
        case .markdown: session.console.writeOutput(CoverageMarkdown(library).print(coverage))
        }
        if let bar { CoverageBar(least: bar).check(coverage.totals, into: &session.diagnostics) }
        return session.finish()
    }

    private static func bar(_ arguments: Arguments) throws(UsageError) -> Percentage? {
        guard let text = arguments[failUnder] else { return nil }
        guard let bar = Percentage(text) else {
            throw UsageError(
                "--fail-under can't be “\(text)”",
                suggestion: "it is a percentage from 0 to 100, such as 95 or 97.5"
            )
        }
        return bar
    }
}
