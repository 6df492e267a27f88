import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("The sample: docs against manifest")
struct SampleMergeTests {
    private static let specs = Shared.project.appending(path: "specs/elevate")

    private static func read(_ release: String) -> (library: Library, diagnostics: [Diagnostic]) {
        var bag = DiagnosticBag()
        let library = Ingestion.read([specs.appending(path: release).path], into: &bag)
        return (library, bag.sorted)
    }

    /// The table “Docs against manifest” in specs/elevate/README.md, written down by hand: file of the diagnostic, the
    /// file it points to, and words that must be in its message.
    private static let planted: [(id: DiagnosticID, from: String, to: String, words: [String])] = [
        (
            .mergeConflict, "custom-elements.json", "badge.md",
            ["type", "value", "string | undefined", "number | undefined"]
        ),
        (.mergeConflict, "custom-elements.json", "drawer.md", ["default", "duration", "'250'", "250"]),
        (
            .mergeConflict, "custom-elements.json", "expansion-panel.md",
            ["attribute", "headingLevel", "“level”", "heading-level"]
        ),
        (.mergeConflict, "custom-elements.json", "tooltip.md", ["default", "showDelay", "“200”", "“150”"]),
        (.mergeUnconfirmed, "card.md", "custom-elements.json", ["property", "layer"]),
        (.mergeUntold, "custom-elements.json", "dropdown.md", ["CSS part", "arrow"]),
        (.mergeUntold, "custom-elements.json", "tab-group.md", ["event", "elvt-request-reorder"]),
    ]

    @Test("every planted contradiction is reported with both places, and nothing else is", arguments: ["1.0", "2.0"])
    func contradictions(release: String) throws {
        let reported = Self.read(release).diagnostics.filter { $0.id.rawValue.hasPrefix("merge.") }
        for planted in Self.planted {
            let matches = reported.filter { diagnostic in
                diagnostic.id == planted.id && planted.words.allSatisfy { diagnostic.message.contains($0) }
                    && diagnostic.location?.file.typed.hasSuffix(planted.from) == true
                    && diagnostic.notes.contains { $0.location?.file.typed.hasSuffix(planted.to) == true }
            }
            #expect(matches.count == 1, "\(planted.words)")
        }
        #expect(reported.count == Self.planted.count, "\(reported.map(\.message))")
    }

    @Test("the merged library has all of both: the items of the docs and those of the manifest only")
    func union() throws {
        let library = Self.read("2.0").library
        #expect(library.name == "elevate-sample" && library.version == "2.0.0")
        #expect(library.components.count == 36)
        func count(_ items: (Component) -> Int) -> Int { library.components.map(items).reduce(0, +) }
        // Tests/Sample: 268 properties in the manifest and `layer`, 77 methods and three static ones, 53 events and
        // 104 CSS parts of which the docs lack one each.
        #expect(count { $0.properties.count } == 269)
        #expect(count { $0.methods.count } == 80)
        #expect(count { $0.slots.count } == 72)
        #expect(count { $0.events.count } == 53)
        #expect(count { $0.cssParts.count } == 104)
        #expect(count { $0.cssProperties.count } == 29)
        #expect(count { $0.cssStates.count } == 5)
    }

    @Test("prose is the docs', types are the manifest's, and values that only the docs know are there")
    func trust() throws {
        let library = Self.read("2.0").library
        let button = try #require(library.components.first { $0.tag == "elvt-button" })
        #expect(button.documentation.isEmpty == false)
        #expect(button.category == "Buttons")
        let input = try #require(library.components.first { $0.tag == "elvt-input" })
        #expect(input.properties.contains { $0.attribute == "inputmode" })
        for component in library.components {
            for property in component.properties where property.type != nil {
                if case .raw(let text)? = property.type?.shape {
                    Issue.record("<\(component.tag)> \(property.name): \(text)")
                }
            }
        }
    }
}
