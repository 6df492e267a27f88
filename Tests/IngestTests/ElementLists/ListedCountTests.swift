import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("What real libraries list of their elements, counted by another program", .needs("corpus"))
struct ListedCountTests {
    /// By their paths in the corpus.
    static let files = [
        "wider/analyzer/simplr.json", "other/telekom-scale.vscode-custom-data.json",
        "wider/other/combat.vscode-custom-data.json", "wider/other/combat.web-types.json",
    ]

    @Test(
        "components, properties, attributes, events and slots",
        arguments: zip(
            files,
            [[25, 288, 286, 4, 0], [441, 3179, 3179, 0, 0], [20, 76, 76, 0, 0], [20, 95, 76, 34, 32]]
        )
    )
    func totals(file: String, expected: [Int]) throws {
        let library = try Self.library(file)
        func count(_ items: (Component) -> Int) -> Int { library.components.map(items).reduce(0, +) }
        let totals = [
            library.components.count, count { $0.properties.count },
            count { $0.properties.count { $0.attribute != nil } }, count { $0.events.count }, count { $0.slots.count },
        ]
        #expect(totals == expected)
    }

    @Test(
        "item by item the script says the same",
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: files
    )
    func items(file: String) async throws {
        let script = Shared.project.appending(path: "Tests/Corpus/count_lists.py")
        let output = try await Python.run([script.path, Shared.file("corpus/\(file)").path])
        let expected = output.split(separator: "\n").dropLast().map(String.init)
        let lines = try Self.library(file).components.flatMap(Self.lines)
        #expect(Set(lines).symmetricDifference(expected).sorted() == [])
        #expect(lines.count == expected.count)
    }

    @Test("any subset and order of one library's web-types and custom data is consistent, and two orders say the same")
    func subsets() throws {
        let paths = ["wider/other/combat.web-types.json", "wider/other/combat.vscode-custom-data.json"]
        let alone = try paths.map { try Self.library($0) }
        let both = try Self.read(paths)
        let turned = try Self.read(paths.reversed())
        #expect(both.library == turned.library)
        #expect(both.diagnostics == turned.diagnostics)
        for library in alone {
            for component in library.components {
                let merged = try #require(both.library.components.first { $0.tag == component.tag })
                for property in component.properties {
                    // The custom data only has the attribute.
                    let found =
                        merged.properties.first { $0.name == property.name }
                        ?? merged.properties.first { $0.attribute == property.attribute }
                    let item = try #require(found, "\(component.tag).\(property.name)")
                    #expect(property.attribute == nil || item.attribute == property.attribute)
                    #expect(property.type == nil || item.type != nil)
                    if property.type?.isDefinite == true { #expect(item.type?.isDefinite == true) }
                    #expect(property.description == nil || item.description != nil)
                    #expect(property.defaultValue == nil || item.defaultValue != nil)
                }
                #expect(Set(component.events.map(\.name)).isSubset(of: merged.events.map(\.name)))
                #expect(Set(component.slots.map(\.name)).isSubset(of: merged.slots.map(\.name)))
            }
        }
    }

    private static func read(_ files: [String]) throws -> (library: Library, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticBag()
        let library = Ingestion.read(files.map { Shared.file("corpus/\($0)").path }, into: &diagnostics)
        #expect(!diagnostics.hasErrors)
        return (library, diagnostics.sorted)
    }

    private static func library(_ file: String) throws -> Library { try read([file]).library }

    private static func lines(of component: Component) -> [String] {
        func lines(_ kind: String, _ items: [some ComponentItem]) -> [String] {
            items.map { "\(component.tag)\t\(kind)\t\($0.name)" }
        }
        let properties = component.properties.map { property in
            [
                component.tag, "property", property.name, property.attribute ?? "-",
                property.type == nil ? "-" : "typed", property.defaultValue ?? "-",
            ]
            .joined(separator: "\t")
        }
        return properties + lines("event", component.events) + lines("method", component.methods)
            + lines("slot", component.slots) + lines("part", component.cssParts)
            + lines("style", component.cssProperties)
    }
}
