import AppCode
import Foundation
import TestSupport
import Testing

@Suite("A package that was just generated")
struct FreshPackageTests {
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
}
