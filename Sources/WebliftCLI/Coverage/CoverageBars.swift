import Core
import Translate

/// Bars of `--fail-under`: how much has to be decided, to work, or to be in use.
struct CoverageBars {
    enum Measure: String, CaseIterable {
        case decided
        case components
        case members
    }

    /// Listed in the order of reports, at most one for each measure.
    private let bars: [(measure: Measure, least: Percentage)]

    /// `97.5`, `components=80,members=60`, or both kinds with commas between them.
    init(_ text: String) throws(UsageError) {
        var bars: [Measure: Percentage] = [:]
        for entry in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let measure = parts.count == 2 ? Measure(rawValue: String(parts[0])) : .decided
            guard let measure, parts.count == 1 || measure != .decided,
                let least = Percentage(String(parts.last ?? "")),
                bars.updateValue(least, forKey: measure) == nil
            else {
                throw UsageError(
                    "--fail-under can't be “\(text)”",
                    suggestion:
                        "it is a percentage from 0 to 100, such as 95 or 97.5, or components=80,members=60"
                )
            }
        }
        self.bars = Measure.allCases.compactMap { measure in bars[measure].map { (measure, $0) } }
    }

    /// A coverage of nothing reaches every bar: an input that brings nothing is reported where it is read.
    func check(_ coverage: Coverage, into diagnostics: inout DiagnosticBag) {
        for (measure, least) in bars {
            let share = CoverageShare(measure, of: coverage)
            guard !least.isReached(by: share.part, of: share.total) else { continue }
            // Cuts off behind as many decimals as the bar has, so that the figure is never the bar itself.
            let reached = Percentage(of: share.part, in: share.total, decimals: max(1, least.decimalCount))
            diagnostics.error(
                .coverageBelow,
                "\(reached) % of the \(share.name) (\(share.part) of \(share.total)), and \(least) % are asked for",
                at: nil,
                suggestion: share.suggestion
            )
        }
    }
}

struct CoverageShare {
    let part: Int
    let total: Int
    /// `items are decided`
    let name: String
    fileprivate let suggestion: String

    init(_ measure: CoverageBars.Measure, of coverage: Coverage) {
        let totals = coverage.totals
        let components = coverage.componentTotals
        switch measure {
        case .decided:
            part = totals.decided
            total = totals.total
            name = "items are decided"
            suggestion = "add rules for the \(totals.unmapped) unmapped; weblift coverage lists them"
        case .components:
            part = components.working
            total = components.wanted
            name = "components are working"
            suggestion =
                "say what the containers are built on (\(components.container)), and which items the completed components need (\(components.completed)); weblift coverage lists them"
        case .members:
            part = totals.inUse
            total = totals.wanted
            name = "items are in use, the skipped left out"
            suggestion =
                "add rules for the unmapped (\(totals.unmapped)), and roles or reasons for the inert (\(totals.inert)); weblift coverage lists them"
        }
    }

    /// Cuts off, so that 100 is said of all and of nothing less.
    var percentage: Percentage { Percentage(of: part, in: total, decimals: 1) }
}
