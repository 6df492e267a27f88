import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("The corpus, counted by another program")
struct CorpusCountTests {
    @Test(
        "elements, attributes and all items agree with the independent count, for every manifest",
        .needs("corpus/manifests"),
        arguments: try Corpus.totals
    )
    func totals(expected: Corpus.Totals) throws {
        let library = try Self.library(expected)
        var numbers = Self.numbers(of: library)
        // The one event that is a generator's mistake for another: see Tests/Corpus/README.md.
        if expected.manifest == "vscode-elements-1-old.json" { numbers[4] += 1 }
        #expect(numbers == expected.numbers)
    }

    @Test(
        "the table of totals is what the counting script says today",
        .needs("corpus/manifests"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: try Corpus.totals
    )
    func script(expected: Corpus.Totals) async throws {
        let script = Shared.project.appending(path: "Tests/Sample/count_manifest.py")
        let output = try await Python.run([script.path, expected.file.path])
        let last = try #require(output.split(separator: "\n").last)
        #expect(last.split(separator: "\t").dropFirst().compactMap { Int($0) } == expected.numbers)
    }

    @Test(
        "the script agrees component by component",
        .needs("corpus/manifests"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: try Corpus.totals
    )
    func byComponent(expected: Corpus.Totals) async throws {
        let script = Shared.project.appending(path: "Tests/Sample/count_manifest.py")
        let output = try await Python.run([script.path, expected.file.path])
        var expectations: [String: [Int]] = [:]
        for line in output.split(separator: "\n").dropFirst().dropLast() {
            let cells = line.split(separator: "\t")
            expectations[String(cells[0])] = cells.dropFirst().compactMap { Int($0) }
        }
        let library = try Self.library(expected)
        #expect(library.components.count == expectations.count)
        for component in library.components {
            var numbers = Self.numbers(of: Library(components: [component]))
            if component.tag == "vscode-button", expected.manifest == "vscode-elements-1-old.json" { numbers[4] += 1 }
            #expect(numbers == expectations[component.tag], "<\(component.tag)>")
        }
    }

    private static func library(_ manifest: Corpus.Totals) throws -> Library {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read([manifest.file.path], into: &diagnostics)
        #expect(!diagnostics.hasErrors)
        return library
    }

    /// In the order of the table: elements, attributes, properties, slots, events, methods, CSS parts, properties, states.
    /// Methods of one name count once, as the script counts them.
    private static func numbers(of library: Library) -> [Int] {
        func sum(_ count: (Component) -> Int) -> Int { library.components.map(count).reduce(0, +) }
        return [
            library.components.count, sum { Set($0.properties.compactMap(\.attribute)).count },
            sum { $0.properties.count }, sum { $0.slots.count }, sum { $0.events.count },
            sum { Set($0.methods.map(\.name)).count }, sum { $0.cssParts.count }, sum { $0.cssProperties.count },
            sum { $0.cssStates.count },
        ]
    }
}
