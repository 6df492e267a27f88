import Core
import Generate
import Package
import SwiftModel
import Translate
import WebModel

enum CoverageCommand: Command {
    enum Format: String, CaseIterable {
        case text, json, markdown
    }

    private static let format = Option.format(
        Format.self,
        "text: what is left to do, and figures (default); json and markdown: every item"
    )
    private static let failUnder = Option(
        "fail-under",
        .required("N"),
        help:
            "exit with 1 where less than N percent of the items are decided; with components=N, where fewer components are working; with members=N, where less is in use; or some of these, with commas"
    )

    static let name = "coverage"
    static let summary = "print what works in Swift, what does not and why, with figures"
    static let usage = "coverage [inputs…] [--format text|json|markdown] [--fail-under N] [options]"
    static let remarks = """
        A component is working where everything that its native control does nothing without comes from the library,
        completed where some of that was made by Weblift, and a container where no row says what it is built on, or where a
        part is missing that can't be made. What a row leaves out for a reason is skipped.
        An item is in use, translated as it is or adapted in another shape; inert, where it is part of the API in Swift and
        nothing in the body acts on it, as the templates write it; skipped, by a rule with its reason; or unmapped.
        A component is styled as far as styles draw its design tokens; “weblift tokens” lists those that none draws.
        --fail-under 97.5 asks for that share of the items to be decided, which all are that are not unmapped;
        --fail-under components=80,members=60 asks for these shares of the components to be working and of the items to be in
        use, in both of which what is skipped does not count. Nothing is rounded up.
        """
    static let options = [
        format, failUnder, Option.full, Option.config, Option.matrix, Option.only, Option.tokens, Option.templates,
        Option.templateSet,
    ]

    static func run(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        let bars = try arguments[failUnder].map { text throws(UsageError) in try CoverageBars(text) }
        let project = try Project(arguments)
        let settings = try GenerateSettings(project)
        let inputs = try Inputs(project)
        let known = GenerateOutput.ledger(in: settings.output)?.packageNames
        let translated = TranslatedLibrary(inputs, Matrices(project), keeping: known?.tags, into: &session.diagnostics)
        let library = translated.library
        let selection = Pipeline.selection(
            of: translated.translation,
            matching: arguments.selection,
            into: &session.diagnostics
        )
        let tags = Set(selection.components.map(\.tag))
        let bodies = translated.bodyReports(only: tags, settings, keeping: known, into: &session.diagnostics)
        let coverage = Coverage(selection, bodies: bodies)
        let tokens = TokenInputs(project, for: inputs)
        let styled = translated.styledTokens(tokens, into: &session.diagnostics).filter { tags.contains($0.tag) }
        switch arguments.choice(format) ?? Format.text {
        case .text:
            let text = CoverageText(styled: styled, palette: session.outputPalette)
            session.show(text.print(coverage), keepingLast: text.figures(coverage).count)
        case .json: session.write(CoverageJSON(library, styled: styled).print(coverage))
        case .markdown: session.write(CoverageMarkdown(library, styled: styled).print(coverage))
        }
        let working = coverage.componentTotals
        let undecided = coverage.components.first { $0.items.contains { $0.state == .unmapped } }
        session.close(
            "\(working.working) of \(Count.of("component", working.wanted)) working, "
                + "\(Count.of("item", coverage.totals.unmapped)) undecided",
            next: undecided.map { "weblift explain \($0.translation.tag)" } ?? "weblift generate"
        )
        bars?.check(coverage, into: &session.diagnostics)
        StyledShare(styled).check(bar: tokens.drawnBar, of: styled, into: &session.diagnostics)
        return session.finish()
    }
}
