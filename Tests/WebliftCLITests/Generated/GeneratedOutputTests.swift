import Foundation
import Testing

@Suite("Everything that is generated compiles, obeys the rules, and forgets nothing")
struct GeneratedOutputTests {
    private static let surface: Result<SurfaceNames, any Error> = Result {
        try SurfaceNames(folder: GeneratedInputs.surface)
    }
    static let templateSets = ["elevate", "native"]

    @Test("the bundled sample", arguments: templateSets)
    func sample(_ templateSet: String) throws {
        try check([], templateSet)
    }

    @Test(
        "each manifest of the corpus",
        .enabled(if: GeneratedInputs.hasCorpus, "the corpus is not here: ../shared/corpus"),
        arguments: GeneratedInputs.corpusNames,
        templateSets
    )
    func corpus(_ name: String, _ templateSet: String) throws {
        try check([GeneratedInputs.corpus.appending(path: name).path], templateSet)
    }

    @Test("the landmines", arguments: templateSets)
    func landmines(_ templateSet: String) throws {
        try TemporaryFolder.with { folder in
            let manifest = try Landmines(surface: Self.surface.get()).manifest()
            try folder.write(Array(manifest), to: "custom-elements.json")
            try check([folder.path("custom-elements.json")], templateSet)
        }
    }

    @Test("inputs in another order give the same bytes", arguments: templateSets)
    func order(_ templateSet: String) throws {
        var inputs = ["custom-elements.json", "docs/Buttons", "docs/Forms", "docs/Overlays"].map {
            GeneratedInputs.sample.appending(path: $0).path
        }
        let corpus = ["clarity-core.json", "shoelace-2.6.0.json"].filter(GeneratedInputs.corpusNames.contains)
        inputs += corpus.map { GeneratedInputs.corpus.appending(path: $0).path }
        try TemporaryFolder.with { folder in
            let first = try GeneratedPackage(inputs, templateSet: templateSet, in: folder, as: "first").bytes()
            #expect(!first.isEmpty)
            let orders = ["backwards": Array(inputs.reversed()), "turned": Array(inputs[2...] + inputs[..<2])]
            for (name, order) in orders {
                let other = try GeneratedPackage(order, templateSet: templateSet, in: folder, as: name).bytes()
                expectSame(first, other)
            }
        }
    }

    private func check(_ inputs: [String], _ templateSet: String) throws {
        try TemporaryFolder.with { folder in
            let package = try GeneratedPackage(inputs, templateSet: templateSet, in: folder)
            try package.expectRules(try Self.surface.get())
            try package.expectFormat()
            try package.expectTypes()
            let again = try GeneratedPackage(inputs, templateSet: templateSet, in: folder, as: "again")
            expectSame(try package.bytes(), try again.bytes())
            // Nothing has been written beside the folders that were asked for.
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["again", "out"])
        }
    }

    private func expectSame(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) {
        let differing = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
        #expect(differing.isEmpty)
    }
}
