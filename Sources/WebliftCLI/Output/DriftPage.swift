import AppCode

/// `Documentation/Drift.md`: its table comes from the registry of rules; the rest is for people.
package enum DriftPage {
    private static let opening = "<!-- begin rules -->\n"
    private static let closing = "<!-- end rules -->\n"

    /// nil where one of the marks is missing.
    package static func renewed(_ page: String) -> String? {
        guard let start = page.firstRange(of: opening), let end = page.firstRange(of: closing),
            start.upperBound <= end.lowerBound
        else { return nil }
        return page[..<start.upperBound] + rules + page[end.lowerBound...]
    }

    private static var rules: String {
        let head = ["| Rule | Severity | What it means |", "|---|---|---|"]
        let rows = DriftRule.all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.title): \($0.explanation) |" }
        return (head + rows).map { $0 + "\n" }.joined()
    }
}
