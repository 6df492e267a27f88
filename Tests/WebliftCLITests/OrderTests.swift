import Core
import Foundation
import TestSupport
import Testing

@testable import WebliftCLI

@Suite("The order of what is read makes no difference to what is printed")
struct OrderTests {
    private let folder = TemporaryFolder()

    @Test("modules, declarations and exports of the sample, shuffled 20 times, give the same bytes")
    func shuffledSample() throws {
        try check(Shared.project.appending(path: "specs/elevate/2.0/custom-elements.json"), times: Loop.rounds(20))
    }

    @Test(
        "modules, declarations and exports of every manifest of the corpus, shuffled, give the same bytes",
        .needs("corpus/manifests")
    )
    func shuffledCorpus() throws {
        for manifest in Shared.files(in: "corpus/manifests") { try check(Shared.file(manifest), times: Loop.rounds(2)) }
    }

    @Test("inputs in any order give the same bytes, docs and manifests mixed")
    func shuffledInputs() {
        let release = Shared.project.appending(path: "specs/elevate/2.0")
        var inputs = ["custom-elements.json", "docs/Buttons", "docs/Forms", "docs"].map {
            release.appending(path: $0).path
        }
        var random = SeededGenerator(seed: 7)
        let first = Output(of: inputs)
        for _ in 0..<Loop.rounds(6) {
            inputs.shuffle(using: &random)
            #expect(Output(of: inputs) == first, "\(inputs)")
        }
    }

    /// In processes of their own, for each walks dictionaries and sets in another order.
    @Test("the same run again gives the same bytes")
    func again() async throws {
        let folder = Shared.project.appending(path: "specs/elevate").path
        let first = try await BuiltProgram.run(["inspect", "1.0", "--format", "json"], in: folder)
        #expect(!first.output.isEmpty)
        for _ in 0..<Loop.rounds(3) {
            let run = try await BuiltProgram.run(["inspect", "1.0", "--format", "json"], in: folder)
            #expect(run.output == first.output && run.error == first.error)
        }
    }

    @Test("items in another order are no change to `diff`, whatever it is to fail on")
    func shuffledItems() async throws {
        let manifest = Shared.project.appending(path: "specs/elevate/2.0/custom-elements.json")
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? [String: Any] ?? [:]
        var random = SeededGenerator(seed: 4)
        for (name, content) in [("old", root), ("new", ShuffledManifest.of(root, withItems: true, using: &random))] {
            let data = try JSONSerialization.data(withJSONObject: content, options: .sortedKeys)
            try data.write(to: URL(filePath: folder.path("\(name).json")))
        }
        try await folder.run(["diff", "old.json", "new.json", "--fail-on", "any"]).exits(0)
    }

    /// The manifest is written on one line, so that a shuffled declaration keeps its line.
    private func check(_ manifest: URL, times: Int) throws {
        let data = try Data(contentsOf: manifest)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let file = TestFolders.parent.appending(path: "order-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var random = SeededGenerator(seed: 42)
        var expected: Output?
        for round in 0...times {
            let shuffled = round == 0 ? root : ShuffledManifest.of(root, withItems: false, using: &random)
            try JSONSerialization.data(withJSONObject: shuffled, options: .sortedKeys).write(to: file)
            let output = Output(of: [file.path]).withoutColumns
            #expect(output == expected ?? output, "\(manifest.lastPathComponent), round \(round)")
            expected = expected ?? output
        }
    }
}

/// What `inspect` prints of inputs that are read once: the data in each format, and the diagnostics by line.
private struct Output: Equatable {
    private let data: [[UInt8]]
    private var diagnostics: [String]

    init(of inputs: [String]) {
        var bag = DiagnosticBag()
        let library = Pipeline.library(from: .paths(inputs), into: &bag)
        data = [InspectText(palette: .plain).print(library), InspectJSON.print(library), InspectSummary.print(library)]
        let printed = DiagnosticPrinter(format: .all, palette: .plain, errorsOnly: false).print(bag)
        diagnostics = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// On the one line of a shuffled manifest a place is a column, which moves; the messages must not.
    var withoutColumns: Output {
        var result = self
        result.diagnostics = diagnostics.map { line in
            line.split(separator: ": ").filter { !$0.contains(".json:1:") }.joined(separator: ": ")
        }.sorted()
        return result
    }
}
