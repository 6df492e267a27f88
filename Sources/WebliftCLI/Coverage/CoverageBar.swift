import Matrix
import SourceText

/// The bar of `--fail-under`: how much has to be decided.
struct CoverageBar {
    let least: Percentage

    /// Of an empty library everything is decided: a bar is no check that there is something, and that nothing was read
    /// is reported where it is read.
    func check(_ totals: CoverageCounts, into diagnostics: inout DiagnosticBag) {
        guard !least.isReached(by: totals.decided, of: totals.total) else { return }
        // Cut off behind as many decimals as the bar has, so that the figure is never the bar itself.
        let reached = Percentage(of: totals.decided, in: totals.total, decimals: max(1, least.decimalCount))
        diagnostics.error(
            .coverageBelow,
            "\(reached) % of the items are decided (\(totals.decided) of \(totals.total)), and \(least) % are asked for",
            at: nil,
            suggestion: "add rules for the \(totals.unmapped) unmapped; weblift coverage lists them"
        )
    }
}
