import Translate

/// Cut off, so that 100 is said of all and of nothing less.
struct CoverageSentences {
    /// Skipped components are left out: `83.3`.
    let working: String
    /// Skipped items are left out.
    let inUse: String
    /// Percentage among all items.
    let decided: String
    let open: String

    init(_ coverage: Coverage) {
        let totals = coverage.totals
        let components = coverage.componentTotals
        working = "\(Percentage(of: components.working, in: components.wanted, decimals: 1))"
        inUse = "\(Percentage(of: totals.inUse, in: totals.wanted, decimals: 1))"
        decided = "\(Percentage(of: totals.decided, in: totals.total, decimals: 1))"
        open = coverage.openSentence
    }
}
