import Core
import Documents
import Releases

/// Breaks by release, for a page or a pull request.
struct HistoryMarkdown {
    /// The address of the whole report, for the parts that do not fit; nil where nobody names it.
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
