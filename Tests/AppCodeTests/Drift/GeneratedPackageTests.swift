import AppCode
import Foundation
import TestSupport
import Testing

@Suite("A generated package, beside its library")
struct GeneratedPackageTests {
    /// By their paths in the corpus.
    private static let manifests = [
        "manifests/glide-core-3-new.json", "manifests/shoelace-2.6.0.json", "manifests/clarity-core.json",
        "wider/manifests/charm.json", "wider/manifests/modus-2-new.json",
    ]

    private func check(_ path: String, _ set: String) throws {
        let report = try GeneratedSwift(of: path, set: set).report()
        #expect(report.findings.map { "\($0.tag) \($0.rule.id) \($0.message)" } == [])
        #expect(report.isComplete)
        #expect(report.totals.present == report.totals.items && report.totals.items > 100)
        #expect(report.components.allSatisfy { $0.type != nil })
    }

    @Test("differs in nothing from the sample", arguments: ["elevate", "native"])
    func sample(set: String) throws { try check(GeneratedSwift.samplePath, set) }

    @Test(
        "differs in nothing from a library that nobody here wrote",
        .needs("corpus"),
        arguments: Loop.tries(Array(manifests.suffix(1)), of: manifests),
        ["elevate", "native"]
    )
    func corpus(manifest: String, set: String) throws { try check(Shared.file("corpus/\(manifest)").path, set) }

    // MARK: Edits

    /// Findings of each edit, by its title: two tests ask for them.
    private static let findings = MadeOnce<String, [DriftFinding]>()

    private static func findings(of row: PackageEdit) throws -> [DriftFinding] {
        try findings.value(for: row.testDescription) {
            try #require(GeneratedSwift.sample).report(row).findings
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
        arguments: PackageEdit.all.filter { $0.file != PackageEdit.shared }
    )
    func others(row: PackageEdit) throws {
        let tags = Set(try Self.findings(of: row).map(\.tag))
        // What is a value of another component is told there.
        #expect(tags.subtracting(["elvt-select"]).isSubset(of: [row.tag]), "\(tags.sorted())")
    }

    // MARK: Learning

    @Test("the rows of a matrix that it teaches are those that it was generated with")
    func roundTrip() throws {
        let swift = try GeneratedSwift(of: GeneratedSwift.samplePath, matrix: TeamMatrix.text)
        let learning = MatrixLearning(swift.translator, of: swift.library, support: MatrixLearning.leastSupport)
        let proposal = learning.proposal(from: try swift.report())
        let rows = proposal.rows.map { "\($0.web) → \($0.swiftUI.joined()) · \($0.uiKit.joined())" }
        #expect(
            Set(rows) == [
                "invalid: boolean → isWrong: Bool · same", "disabled: boolean → isOff: Bool · isEnabled = !",
                "required: boolean → skip · skip", "size: enum → size: {Enum} = .compact · same",
                "tone: enum → flavor: {Enum} · same", "#prefix → before: View · beforeView: UIView?",
                "@click → onTap() · .touchUpInside",
            ]
        )
        #expect(proposal.values.map { "\($0.web) → \($0.swift)" } == ["size: m → regular", "size: s → compact"])
        #expect(proposal.names.map { "\($0.web) → \($0.swift)" } == ["elvt- → Brand"])
        #expect(proposal.rows.allSatisfy { $0.tags.count >= 2 })
    }
}
