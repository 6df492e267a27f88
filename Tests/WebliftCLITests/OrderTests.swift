import Foundation
import Testing
import WebliftCLI

@Suite("The order of what is read makes no difference to what is printed")
struct OrderTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let corpus = root.deletingLastPathComponent().appending(path: "shared/corpus/manifests")
    private static let hasCorpus = FileManager.default.fileExists(atPath: corpus.path)
    private static let formats = ["text", "json", "summary"]

    @Test("modules, declarations and exports of the sample, shuffled 20 times, give the same bytes")
    func shuffledSample() throws {
        try check(Self.root.appending(path: "specs/elevate/2.0/custom-elements.json"), times: 20)
    }

    @Test(
        "modules, declarations and exports of every manifest of the corpus, shuffled, give the same bytes",
        .enabled(if: hasCorpus, "the corpus is not here: ../shared/corpus")
    )
    func shuffledCorpus() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted()
        for name in names where name.hasSuffix(".json") { try check(Self.corpus.appending(path: name), times: 2) }
    }

    @Test("inputs in any order give the same bytes, docs and manifests mixed")
    func shuffledInputs() {
        let release = Self.root.appending(path: "specs/elevate/2.0")
        var inputs = ["custom-elements.json", "docs/Buttons", "docs/Forms", "docs"].map {
            release.appending(path: $0).path
        }
        var random = SeededGenerator(seed: 7)
        for format in Self.formats {
            let first = Output.of(inputs, format: format)
            for _ in 0..<4 {
                inputs.shuffle(using: &random)
                #expect(Output.of(inputs, format: format) == first, "\(inputs)")
            }
        }
    }

    @Test("the same run twice gives the same bytes")
    func twice() {
        let release = Self.root.appending(path: "specs/elevate/1.0").path
        for format in Self.formats {
            #expect(Output.of([release], format: format) == Output.of([release], format: format))
        }
    }

    /// The manifest is written on one line, so that a shuffled declaration keeps its line.
    private func check(_ manifest: URL, times: Int) throws {
        let data = try Data(contentsOf: manifest)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let file = FileManager.default.temporaryDirectory.appending(path: "order-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var random = SeededGenerator(seed: 42)
        var expected: [Output] = []
        for round in 0...times {
            let shuffled = round == 0 ? root : Self.shuffled(root, using: &random)
            try JSONSerialization.data(withJSONObject: shuffled, options: .sortedKeys).write(to: file)
            let outputs = Self.formats.map { Output.of([file.path], format: $0).withoutColumns }
            if round == 0 {
                expected = outputs
            } else {
                #expect(outputs == expected, "\(manifest.lastPathComponent), round \(round)")
            }
        }
    }

    private static func shuffled(_ root: [String: Any], using random: inout SeededGenerator) -> [String: Any] {
        var root = root
        var modules = root["modules"] as? [[String: Any]] ?? []
        for index in modules.indices {
            for key in ["declarations", "exports"] {
                guard let list = modules[index][key] as? [Any] else { continue }
                modules[index][key] = list.shuffled(using: &random)
            }
        }
        root["modules"] = modules.shuffled(using: &random)
        return root
    }
}

/// What a run printed.
private struct Output: Equatable {
    var data: [UInt8]
    var diagnostics: [String]

    static func of(_ inputs: [String], format: String) -> Output {
        let recorder = Recorder()
        _ = Weblift.run(["inspect", "--format", format] + inputs, console: recorder, environment: [:])
        let lines = String(decoding: recorder.errors, as: UTF8.self).split(separator: "\n").map(String.init)
        return Output(data: recorder.output, diagnostics: lines)
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

/// Keeps what a run writes.
private final class Recorder: Console {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []

    func writeOutput(_ bytes: [UInt8]) { output += bytes }
    func writeError(_ bytes: [UInt8]) { errors += bytes }
    var outputIsTerminal: Bool { false }
    var errorIsTerminal: Bool { false }
}

/// SplitMix64: the same shuffles on every machine.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
