import Foundation
import TestSupport
import Testing

@Suite("weblift release, about what is old")
struct QuietReleaseTests {
    private let folder = TemporaryFolder()

    /// A shelf with methods that no row of the matrix is about.
    private static func manifest(_ version: String, tag: String = "acme-shelf", _ methods: [String]) -> String {
        let members = methods.map { #"{"kind": "method", "name": "\#($0)"}"# }
        return SmallLibrary.manifest(
            SmallLibrary.component(tag, members, SmallLibrary.slot),
            package: "acme \(version)"
        )
    }

    private func release(_ methods: [[String]]) async throws -> ProgramRun {
        for (number, methods) in methods.enumerated() {
            try folder.write(Self.manifest("1.\(number).0", methods), to: "\(number).json")
        }
        let words = ["release", "0.json", "1.json", "-o", "ios", "-q"]
        let run = try await folder.run(words, timeLimit: 600).exits(0)
        return run
    }

    @Test("an item that the former release had no counterpart for either is counted, and a new one is listed")
    func items() async throws {
        let run = try await release([["ponder", "muse"], ["ponder", "wander", "muse"]])
        #expect(run.outputText.contains("; 1 new item without a counterpart, 2 known"))
        let listed = run.outputText.components(separatedBy: "\n").filter { $0.hasPrefix("  <acme-shelf>") }
        #expect(listed == ["  <acme-shelf> wander(): no rule"])
        #expect(run.outputText.contains("Known before, and not listed: 2 items without a counterpart\n"))
    }

    @Test("where all of them are old, nothing is left to do")
    func nothing() async throws {
        let run = try await release([["ponder"], ["ponder"]])
        #expect(run.outputText.contains("\nNothing is left to do.\n") && !run.outputText.contains("ponder"))
        #expect(run.outputText.contains("1 item without a counterpart"))
    }
}
