import Foundation
import TestSupport
import Testing

@Suite("What is printed for programs fits its schema")
struct OutputSchemaTests {
    /// The command lines of the golden cases that are right, without what they say about formats.
    static let goldens = GoldenCase.all.filter { golden in
        let words = (try? golden.words()) ?? []
        let exit = (try? golden.expectation().exit) ?? 2
        return words.first == "inspect" && exit != 2
    }

    /// The golden cases that compare two releases and say something.
    static let diffs = GoldenCase.all.filter { golden in
        (try? golden.words().first) == "diff" && (try? golden.expectation().output.isEmpty) == false
    }

    private func check(_ words: [String], in folder: String) async throws {
        let run = try await BuiltProgram.run(words + ["--format", "json", "--diagnostics", "json"], in: folder)
        #expect(run.ending == .exit(0) || run.ending == .exit(1))
        let problems = try JSONSchema(named: try #require(words.first)).problems(of: JSONInstance(run.output))
        #expect(problems.isEmpty, "\(problems.prefix(10).joined(separator: "\n"))")
        let schema = try JSONSchema(named: "diagnostic")
        for line in run.errorLines {
            let problems = try schema.problems(of: JSONInstance(Array(line.utf8)))
            #expect(problems.isEmpty, "\(line)\n\(problems.joined(separator: "\n"))")
        }
    }

    @Test("the coverage of each golden case", arguments: goldens)
    func coverageOfGolden(golden: GoldenCase) async throws {
        // `coverage` has no summary; of two formats the last one counts.
        let words = try golden.words().dropFirst().map { $0 == "summary" ? "text" : $0 }
        try await check(["coverage"] + words, in: golden.path)
    }

    @Test("what each golden case of diff finds", arguments: diffs)
    func diffOfGolden(golden: GoldenCase) async throws {
        try await check(golden.words().map { $0 == "markdown" ? "json" : $0 }, in: golden.path)
    }

    @Test(
        "the inventory of each golden case, and the examples of the bundled sample",
        arguments: ["inventory-text", "inventory-since", "examples-text"]
    )
    func named(name: String) async throws {
        let golden = try #require(GoldenCase.all.first { $0.name == name })
        try await check(golden.words(), in: golden.path)
    }

    @Test("what each command says of the bundled sample", arguments: ["inspect", "coverage", "tokens"])
    func sample(command: String) async throws {
        try await TemporaryFolder.with { try await check([command], in: $0.path) }
    }

    @Test("each golden case, as JSON", arguments: goldens)
    func golden(golden: GoldenCase) async throws { try await check(golden.words(), in: golden.path) }

    @Test("each manifest of the corpus", .needs("corpus/manifests"), arguments: Shared.files(in: "corpus/manifests"))
    func corpus(file: String) async throws {
        let manifest = Shared.file(file)
        try await check(["inspect", manifest.lastPathComponent], in: manifest.deletingLastPathComponent().path)
    }

    @Test("there are golden cases to check")
    func goldensAreThere() { #expect(OutputSchemaTests.goldens.count >= 15) }
}
