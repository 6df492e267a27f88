import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

/// Real libraries that lie beside the project.
enum Corpus {
    /// One line of `Tests/Corpus/totals.tsv`.
    struct Totals: CustomTestStringConvertible {
        let manifest: String
        let numbers: [Int]

        var path: String { "manifests/\(manifest)" }
        var testDescription: String { manifest }
    }

    /// Two stand for all in `make test`.
    static var totals: [Totals] {
        get throws {
            let file = Shared.project.appending(path: "Tests/Corpus/totals.tsv")
            let text = try String(contentsOf: file, encoding: .utf8)
            let all = text.split(separator: "\n").dropFirst().map { line in
                let cells = line.split(separator: "\t")
                return Totals(manifest: String(cells[0]), numbers: cells.dropFirst().compactMap { Int($0) })
            }
            let tried = ["clarity-core.json", "glide-core-3-new.json"]
            return Loop.tries(all.filter { tried.contains($0.manifest) }, of: all)
        }
    }

    /// Files and folders of the corpus, read together.
    static func read(_ paths: String...) -> ManifestFixture { read(paths) }

    static func read(_ paths: [String]) -> ManifestFixture {
        ManifestFixture(inputs: paths.map { Shared.file("corpus/\($0)").path })
    }

    /// What a script below `Tests` prints of files of the corpus.
    static func lines(of script: String, _ paths: [String]) async throws -> [String] {
        let files = paths.map { Shared.file("corpus/\($0)").path }
        let output = try await Python.run([Shared.project.appending(path: "Tests/\(script).py").path] + files)
        return output.split(separator: "\n").map(String.init)
    }
}

extension Component {
    /// A line of the names of its items, a cell for each kind.
    func names(_ kinds: [any ComponentItem]...) -> String {
        ([tag] + kinds.map { $0.map { $0.name }.sorted().joined(separator: ",") }).joined(separator: "\t")
    }
}

extension Library {
    /// A line for each item: the tag, the kind, the name, and what a script tells of such an item.
    func lines(_ cells: (any ComponentItem) -> [String]) -> [String] {
        components.flatMap { component in
            let kinds: [(String, [any ComponentItem])] = [
                ("property", component.properties), ("event", component.events), ("method", component.methods),
                ("slot", component.slots), ("part", component.cssParts), ("style", component.cssProperties),
            ]
            return kinds.flatMap { kind, items in
                items.map { ([component.tag, kind, $0.name] + cells($0)).joined(separator: "\t") }
            }
        }
    }

    /// Elements, attributes, properties, slots, events, methods, CSS parts, properties, states: as `totals.tsv` has them.
    /// Methods of one name count once, as the script counts them.
    var numbers: [Int] {
        let counts = components.map { component in
            [
                1, Set(component.properties.compactMap(\.attribute)).count, component.properties.count,
                component.slots.count, component.events.count, Set(component.methods.map(\.name)).count,
                component.cssParts.count, component.cssProperties.count, component.cssStates.count,
            ]
        }
        return counts.reduce(Array(repeating: 0, count: 9)) { sums, counts in zip(sums, counts).map(+) }
    }
}
