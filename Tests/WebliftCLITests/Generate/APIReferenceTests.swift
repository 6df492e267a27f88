import Core
import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("The API Reference line of a component")
struct APIReferenceTests {
    @Test("names a file of the project, however the project and its inputs are named", .keepsGoing)
    func paths() async throws {
        for (inputs, configuration) in [
            (["docs"], nil), (["./docs/"], nil), (["docs/Layout/panel.md"], nil), (["."], nil),
            ([".claude/components"], nil),
            (["node_modules/ui"], nil), (["docs", "node_modules/ui"], nil), (["ABSOLUTE/docs"], nil),
            (["ABSOLUTE/node_modules/ui/cem.json"], nil), ([], "weblift.json"), ([], "web/weblift.json"),
        ] as [([String], String?)] {
            try await TemporaryFolder.with { folder in
                let current = try #require(FileStatus.realPath(folder.path))
                for place in ["docs", ".claude/components", "web/docs"] {
                    try folder.write(InitProposalTests.page, to: "\(place)/Layout/panel.md")
                }
                try folder.write(#"{"name": "ui", "customElements": "cem.json"}"#, to: "node_modules/ui/package.json")
                try folder.write(BadInputRun.good, to: "node_modules/ui/cem.json")
                if let configuration { try folder.write(#"{"inputs": ["docs"], "out": "out"}"#, to: configuration) }
                let words = inputs.map { $0.replacing("ABSOLUTE", with: current) }
                try await BuiltProgram.run(
                    ["generate"] + words + (configuration.map { ["--config", $0, "--out", "out"] } ?? []),
                    in: current
                ).exits(0)
                let references = try Self.references(below: folder.path("out/Sources"))
                #expect(references.count >= 2, "\(inputs)")
                for path in references { #expect(folder.has(path), "\(inputs): \(path)") }
            }
        }
    }

    @Test("names a file of this repository in the sample")
    func sample() throws {
        let references = try Self.references(below: Shared.project.appending(path: "out/Sources").path)
        #expect(references.count > 60)
        for path in references {
            #expect(FileManager.default.fileExists(atPath: Shared.project.appending(path: path).path), "\(path)")
        }
    }

    private static func references(below folder: String) throws -> [String] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
            .sorted()
        return try files.flatMap { file in
            try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                .matches(of: /\*\*API Reference:\*\* `(.+?)`/).map { String($0.output.1) }
        }
    }
}
