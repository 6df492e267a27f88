import Foundation
import TestSupport
import Testing

@Suite("A matrix that drift learned from Swift", .keepsGoing)
struct LearnedMatrixTests {
    private let folder = TemporaryFolder()

    /// The Swift of a package by its files, without the line that says why something is left out.
    private func swift(_ matrix: String) async throws -> [String: [String]] {
        try await folder.run(
            ["generate", GeneratedInputs.sample.path, "--matrix", matrix, "--out", "of-\(matrix)", "--quiet"]
        ).succeeds()
        let files = try folder.contents(of: "of-\(matrix)").files.filter { $0.key.hasSuffix(".swift") }
        return files.mapValues { bytes in
            String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
                .filter { !$0.contains("`required`: left out. ") }
        }
    }

    @Test("generates the very Swift that it was learned from, and then nothing differs")
    func agrees() async throws {
        try folder.write(TeamMatrix.text, to: "team.md")
        let team = try await swift("team.md")
        #expect(team.keys.contains { $0.hasSuffix("/BrandButton+SwiftUI.swift") })
        let sample = ["--input", GeneratedInputs.sample.path]
        let learned = try await folder.run(["drift", "of-team.md", "--learn"] + sample).exits(0)
        try folder.write(learned.output, to: "learned.md")
        let again = try await swift("learned.md")
        #expect(Set(team.keys) == Set(again.keys))
        for (path, lines) in team { #expect(again[path] == lines, "\(path)") }
        let drift = try await folder.run(["drift", "of-team.md", "--matrix", "learned.md"] + sample).exits(0)
        #expect(drift.outputText.contains("the Swift has what the web has"))
        try await folder.run(["drift", "of-team.md"] + sample).exits(1)
    }
}
