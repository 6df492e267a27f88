import AppCode
import Foundation
import Releases
import TestSupport
import Testing

@Suite("Pages whose tables are what the registries say")
struct ChangesPageTests {
    private static let renewals: [String: @Sendable (String) -> String?] = [
        "Changes": { ChangesPage.renewed($0) }, "Drift": { DriftPage.renewed($0) },
    ]

    @Test("are current; WEBLIFT_RENEW_DOCUMENTATION=1 writes the tables anew", arguments: ["Changes", "Drift"])
    func isCurrent(name: String) throws {
        let page = Shared.project.appending(path: "Documentation/\(name).md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let renewed = try #require(Self.renewals[name]?(text), "a mark is missing")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(renewed.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == renewed)
    }

    @Test("without their marks are none", arguments: ["Changes", "Drift"])
    func marks(name: String) throws {
        let renewed = try #require(Self.renewals[name])
        #expect(renewed("# \(name)\n") == nil)
    }
}

/// The tables of `Documentation/Changes.md` come from the registries; the rest is for people.
private enum ChangesPage {
    /// Each stands between two marks.
    enum Part: String, CaseIterable {
        case rules, normalizations, evidence, causes
        case tokenEvidence = "token-evidence"

        var opening: String { "<!-- begin \(rawValue) -->\n" }
        var closing: String { "<!-- end \(rawValue) -->\n" }

        var markdown: String {
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
    static func renewed(_ page: String) -> String? {
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

/// `Documentation/Drift.md`: its table comes from the registry of rules; the rest is for people.
private enum DriftPage {
    private static let opening = "<!-- begin rules -->\n"
    private static let closing = "<!-- end rules -->\n"

    /// nil where one of the marks is missing.
    static func renewed(_ page: String) -> String? {
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
