import Core
import Documents
import Releases
import Reports

/// `weblift diff --history`
extension DiffCommand {
    /// Options for a single comparison, which a history can't have.
    private static let othersThanHistory = [
        git, Option.tokens, Option.oldTokens, declared, base, failOn, writeAccepted, reason, sources, out,
        releaseVersion,
        date,
    ]

    static func runHistory(_ arguments: Arguments, _ session: inout Session) throws(UsageError) -> ExitCode {
        for option in othersThanHistory where arguments.has(option) {
            throw UsageError("--\(option.name) is for a single comparison, and not for --\(history.name)")
        }
        let format = arguments.choice(Self.format) ?? Format.text
        let whole = try wholeReport(arguments, isAsked: format == .markdown)
        guard [.text, .markdown, .json, .html].contains(format) else {
            throw UsageError(
                "--\(history.name) has no format “\(format.rawValue)”",
                suggestion: "it is text, markdown, json or html"
            )
        }
        let request = try HistoryRequest(try Project(arguments), session.reader)
        guard let history = request.history(into: &session.diagnostics) else { return session.finishUnread() }
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

/// `specs/schemas/history.schema.json`
enum HistoryJSON {
    static func print(_ history: ReleaseHistory) -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
            object.member("library", history.library)
            object.member("releases", array: history.steps) { writer, step in Self.write(step, to: &writer) }
        }
    }

    private static func write(_ step: ReleaseHistory.Step, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("from", step.from)
            object.member("to", step.to)
            object.member("oldVersion", step.changes.old.version)
            object.member("newVersion", step.changes.new.version)
            object.member("bump", step.changes.bump.rawValue)
            object.member("isVersionTooSmall", step.smallVersion != nil)
            object.object("totals") { object in
                for severity in ReleaseHistory.columns {
                    object.member(severity.rawValue, step.changes.count(severity))
                }
            }
            object.member("figures", BreakFigures(step.changes))
            object.member("breaks", step.breaks)
        }
    }
}

struct HistoryMarkdown {
    /// Address for the parts that do not fit; nil where nobody names it.
    var whole: String?

    func print(_ history: ReleaseHistory) -> [UInt8] {
        let name = history.library.map { " of \(BoundedMarkdown.name($0))" } ?? ""
        let rows = history.steps.map { step in
            MarkdownCell.row(
                [MarkdownCell.plain(step.to)]
                    + ReleaseHistory.columns.map { .plain("\(step.changes.count($0))") }
                    + [.plain(VersionAdvice(step.changes).part), .plain(step.smallVersion.map { "\($0)" } ?? "")]
            )
        }
        let titles = ["Release"] + ReleaseHistory.columns.map(\.heading) + ["Asks for", "Version too small"]
        let blocks = history.steps.enumerated().filter { !$1.breaks.isEmpty }.map { index, step in
            BoundedMarkdown.Block(
                head: ["", "## \(BoundedMarkdown.name("\(step.from) → \(step.to)"))"],
                parts: [.init(head: [""], lines: step.breaks.map { "- \(MarkdownCell.plain($0).text)" })],
                // People ask about the newest releases.
                rank: history.steps.count - index
            )
        }
        let table = BoundedMarkdown.Block(head: [], parts: [.table(titles, rows)])
        let lines = BoundedMarkdown(
            head: ["# Releases\(name) \(BoundedMarkdown.name(history.span))"],
            blocks: [table] + blocks,
            whole: whole
        ).lines
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
}
