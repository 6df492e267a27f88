import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite(
    "Real libraries, counted by another program",
    .needs("corpus"),
    .enabled("python3 is not installed") { await Python.isInstalled }
)
struct CorpusCountTests {
    @Test("of manifests the script says the same, component by component", arguments: try Corpus.totals)
    func manifests(corpus: Corpus.Totals) async throws {
        let output = try await Corpus.lines(of: "Sample/count_manifest", [corpus.path])
        var expectations: [String: [Int]] = [:]
        for line in output.dropFirst().dropLast() {
            let cells = line.split(separator: "\t")
            expectations[String(cells[0])] = cells.dropFirst().compactMap { Int($0) }
        }
        let components = Corpus.read(corpus.path).library.components
        #expect(components.count == expectations.count)
        for component in components {
            var numbers = Library(components: [component]).numbers
            // The one event that is a generator's mistake for another: see Tests/Corpus/README.md.
            if component.tag == "vscode-button", corpus.manifest == "vscode-elements-1-old.json" { numbers[4] += 1 }
            #expect(numbers == expectations[component.tag], "<\(component.tag)>")
        }
    }

    private func expectSame(_ lines: [String], _ expected: some Collection<String>) {
        #expect(Set(lines).symmetricDifference(expected).sorted() == [])
        #expect(lines.count == expected.count)
    }

    @Test(
        "of lists of elements the script says the same, item by item",
        arguments: [
            "wider/analyzer/simplr.json", "other/telekom-scale.vscode-custom-data.json",
            "wider/other/combat.vscode-custom-data.json", "wider/other/combat.web-types.json",
        ]
    )
    func lists(file: String) async throws {
        let lines = Corpus.read(file).library.lines { item in
            guard let property = item as? Property else { return [] }
            return [property.attribute ?? "-", property.type == nil ? "-" : "typed", property.defaultValue ?? "-"]
        }
        expectSame(lines, try await Corpus.lines(of: "Corpus/count_lists", [file]).dropLast())
    }

    private func flag(_ value: Bool) -> String { value ? "yes" : "no" }

    @Test("of Stencil's docs the script says the same, item by item")
    func stencil() async throws {
        let file = "wider/stencil/siemens-ix.component-doc.json"
        let lines = Corpus.read(file).library.lines { item in
            guard let property = item as? Property else { return [flag(item.deprecated != nil)] }
            return [
                property.attribute ?? "-", flag(property.reflects), flag(property.isRequired),
                flag(property.defaultValue != nil), flag(property.deprecated != nil),
            ]
        }
        expectSame(lines, try await Corpus.lines(of: "Corpus/count_stencil", [file]).dropLast())
    }

    @Test("of readmes of Stencil the script says the same, item by item", arguments: ["dnn", "scale"])
    func readmes(name: String) async throws {
        let folder = "wider/stencil/\(name)"
        let files = try FileManager.default.contentsOfDirectory(atPath: Shared.file("corpus/\(folder)").path).sorted()
        let expected = try await Corpus.lines(of: "Corpus/count_readmes", files.map { "\(folder)/\($0)" })
        #expect(expected.count > 300)
        let library = Corpus.read(folder).library
        let lines = library.lines { item in
            switch item {
            case let property as Property:
                return [
                    property.attribute ?? "-", property.typeText ?? "-", property.defaultValue ?? "-",
                    flag(property.isRequired), flag(property.deprecated != nil),
                ]
            case let event as Event: return [event.typeText ?? "-", flag(event.deprecated != nil)]
            case let method as Method:
                let parameters = method.parameters.map {
                    "\($0.name)\($0.isOptional ? "?" : ""): \($0.typeText ?? "-")"
                }
                return [parameters.joined(separator: ", "), method.returnsText ?? "-"]
            default: return []
            }
        }
        let uses = library.components.flatMap { component in
            component.dependencies.map { "\(component.tag)\tuses\t\($0)" }
        }
        expectSame(lines + uses, expected)
    }

    @Test(
        "tags of declarations, and the names of properties, methods and events, agree with the script",
        arguments: ["dnn-elements.components.d.ts", "modus-2-new.components.d.ts"]
    )
    func declarations(file: String) async throws {
        let expected = try await Corpus.lines(of: "Corpus/count_declarations", ["wider/types/\(file)"])
        let bytes = Array(try Data(contentsOf: Shared.file("corpus/wider/types/\(file)")))
        let fixture = DeclarationsFixture(files: [SourceFile(path: SourcePath(file), bytes: bytes)])
        #expect(fixture.reading.components.map { $0.names($0.properties, $0.methods, $0.events) } == expected)
        #expect(!fixture.diagnostics.contains { $0.severity != .note }, "\(fixture.diagnostics)")
    }

    @Test("three sources of a library together are what the scripts list of each, item by item")
    func union() async throws {
        let expected = try await Corpus.lines(of: "Corpus/join_sources", CorpusTests.dnn)
        let lines = Corpus.read(CorpusTests.dnn).library.components.map {
            $0.names($0.properties, $0.methods, $0.events, $0.slots, $0.cssProperties)
        }
        #expect(lines == expected)
    }
}
