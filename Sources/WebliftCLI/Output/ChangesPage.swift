import Releases

/// Tables of `Documentation/Changes.md` come from the registries; the rest is for people.
package enum ChangesPage {
    /// Each stands between two marks.
    package enum Part: String, CaseIterable {
        case rules, normalizations, evidence, causes
        case tokenEvidence = "token-evidence"

        package var opening: String { "<!-- begin \(rawValue) -->\n" }
        package var closing: String { "<!-- end \(rawValue) -->\n" }

        package var markdown: String {
            switch self {
            case .rules: ChangesPage.rules
            case .normalizations: ChangesPage.normalizations
            case .evidence: ChangesPage.evidence
            case .causes: ChangesPage.causes
            case .tokenEvidence: ChangesPage.tokenEvidence
            }
        }
    }

    /// nil where one of the marks is missing.
    package static func renewed(_ page: String) -> String? {
        var page = page
        for part in Part.allCases {
            guard let opening = page.firstRange(of: part.opening), let closing = page.firstRange(of: part.closing),
                opening.upperBound <= closing.lowerBound
            else { return nil }
            page.replaceSubrange(opening.upperBound..<closing.lowerBound, with: part.markdown)
        }
        return page
    }

    private static var rules: String {
        table(
            ["Rule", "On the web", "In Swift", "What it means"],
            ChangeRule.all.map {
                ["`\($0.id)`", $0.severity.rawValue, $0.usualEffect.rawValue, "\($0.title): \($0.explanation)"]
            }
        )
    }

    private static var normalizations: String {
        table(["Name", "What is no change"], Normalization.allCases.map { ["`\($0.rawValue)`", $0.explanation] })
    }

    private static var evidence: String {
        table(
            ["Evidence", "Weight", "What it says"],
            RenameEvidence.allCases.sorted().map { ["`\($0.rawValue)`", "\($0.weight) %", $0.explanation] }
        )
    }

    private static var causes: String {
        table(
            ["Cause", "What it means"],
            ChangeCause.Kind.allCases.map { ["`\($0.rawValue)`", "\($0.title): \($0.explanation)"] }
        )
    }

    private static var tokenEvidence: String {
        table(
            ["Evidence", "Weight", "What it says"],
            TokenEvidence.allCases.sorted().map { ["`\($0.rawValue)`", "\($0.weight) %", $0.explanation] }
        )
    }

    private static func table(_ heading: [String], _ rows: [[String]]) -> String {
        let rule = "|" + heading.map { _ in "---|" }.joined()
        let lines = [row(heading), rule] + rows.map(row)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
