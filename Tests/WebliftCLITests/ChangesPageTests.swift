import AppCode
import Foundation
import Releases
import TestSupport
import Testing

/// The tables come from the registries; the rest of these pages is for people.
@Suite("Pages whose tables are what the registries say")
struct ChangesPageTests {
    /// A table, which stands between two marks with its name.
    private struct Table {
        let name: String
        let heading: String
        let rows: [String]
    }

    private static let tables: [String: [Table]] = [
        "Changes": [
            Table(
                name: "rules",
                heading: "Rule | On the web | In Swift | What it means",
                rows: ChangeRule.all.map {
                    row($0.id, "\($0.severity.rawValue) | \($0.usualEffect.rawValue) | \($0.title): \($0.explanation)")
                }
            ),
            Table(
                name: "normalizations",
                heading: "Name | What is no change",
                rows: Normalization.allCases.map { row($0.rawValue, $0.explanation) }
            ),
            Table(
                name: "evidence",
                heading: "Evidence | Weight | What it says",
                rows: RenameEvidence.allCases.sorted().map { row($0.rawValue, "\($0.weight) % | \($0.explanation)") }
            ),
            Table(
                name: "causes",
                heading: "Cause | What it means",
                rows: ChangeCause.Kind.allCases.map { row($0.rawValue, "\($0.title): \($0.explanation)") }
            ),
            Table(
                name: "token-evidence",
                heading: "Evidence | Weight | What it says",
                rows: TokenEvidence.allCases.sorted().map { row($0.rawValue, "\($0.weight) % | \($0.explanation)") }
            ),
        ],
        "Drift": [
            Table(
                name: "rules",
                heading: "Rule | Severity | What it means",
                rows: DriftRule.all.map { row($0.id, "\($0.severity.rawValue) | \($0.title): \($0.explanation)") }
            )
        ],
    ]

    private static func row(_ id: String, _ cells: String) -> String { "| `\(id)` | \(cells) |" }

    @Test("are current; WEBLIFT_RENEW_DOCUMENTATION=1 writes the tables anew", arguments: ["Changes", "Drift"])
    func isCurrent(name: String) throws {
        try DocumentationPage.expect(name) { try #require(renewed($0, name), "a mark is missing") }
    }

    @Test("without their marks are none", arguments: ["Changes", "Drift"])
    func marks(name: String) { #expect(renewed("# \(name)\n", name) == nil) }

    /// nil where one of the marks is missing.
    private func renewed(_ page: String, _ name: String) -> String? {
        var page = page
        for table in Self.tables[name] ?? [] {
            guard let opening = page.firstRange(of: "<!-- begin \(table.name) -->\n"),
                let closing = page.firstRange(of: "<!-- end \(table.name) -->\n"),
                opening.upperBound <= closing.lowerBound
            else { return nil }
            let rule = table.heading.split(separator: "|").map { _ in "---|" }.joined()
            let lines = ["| \(table.heading) |", "|\(rule)"] + table.rows
            page.replaceSubrange(opening.upperBound..<closing.lowerBound, with: lines.map { $0 + "\n" }.joined())
        }
        return page
    }
}

/// A page that is written anew where somebody asks for that.
enum DocumentationPage {
    static func expect(_ name: String, isRenewedBy renew: (String) throws -> String) throws {
        let page = Shared.project.appending(path: "Documentation/\(name).md")
        let renewed = try renew(try String(contentsOf: page, encoding: .utf8))
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(renewed.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == renewed)
    }
}
