import AppCode
import TestSupport
import Testing

@Suite("A generated package that people edit")
struct EditedPackageTests {
    /// Findings of each edit, by its title: two tests ask for them.
    private static let findings = MadeOnce<String, [DriftFinding]>()

    private static func findings(of row: PackageEdit) throws -> [DriftFinding] {
        try findings.value(for: row.title) {
            try #require(GeneratedSwift.sample).report([row.edit]).findings
        }
    }

    @Test("each edit is found, in its component and with its place", arguments: PackageEdit.all)
    func edits(row: PackageEdit) throws {
        let findings = try Self.findings(of: row)
        let found = findings.filter { "\($0.rule.id) \($0.name)" == row.expected && $0.tag == row.tag }
        let told = findings.map { "\($0.tag) \($0.rule.id) \($0.name)" }
        #expect(!found.isEmpty, "\(row.expected) of \(row.tag) is not among \(told)")
        #expect(found.allSatisfy { $0.swiftPlace != nil && $0.webPlace != nil })
    }

    @Test(
        "no edit makes anything of a component that it does not touch",
        arguments: PackageEdit.all.filter { $0.edit.file != PackageEdit.shared }
    )
    func others(row: PackageEdit) throws {
        let tags = Set(try Self.findings(of: row).map(\.tag))
        // What is a value of another component is told there.
        #expect(tags.subtracting(["elvt-select"]).isSubset(of: [row.tag]), "\(tags.sorted())")
    }
}
