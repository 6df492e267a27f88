import Translate

/// The shares of `weblift coverage`, each cut off, so that 100 is said of all and of nothing less.
struct CoverageSentences {
    /// Percentage among the components that are not skipped: `83.3`.
    let working: String
    /// Percentage among the items that are not skipped.
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
