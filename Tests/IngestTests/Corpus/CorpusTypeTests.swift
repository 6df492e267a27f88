import Core
import Foundation
import Ingest
import TestSupport
import Testing
import WebModel

@Suite("The corpus: types of the model")
struct CorpusTypeTests {
    @Test(
        "no type of any component is raw without a diagnostic that quotes it",
        .needs("corpus/manifests"),
        arguments: try Corpus.totals
    )
    func rawTypesAreReported(corpus: Corpus.Totals) {
        var bag = DiagnosticBag()
        let library = Ingestion.read([corpus.file.path], into: &bag)
        let messages = bag.sorted.filter { $0.id.rawValue.hasPrefix("type.") }.map(\.message)
        for property in library.components.flatMap(\.properties) {
            guard let type = property.type, case .raw(let text) = type.shape else { continue }
            #expect(messages.contains { $0.contains("“\(text.prefix(40))") }, "\(property.name): \(text)")
        }
    }

    @Test("names of enumerations that a manifest declares end as their values", .needs("corpus/manifests"))
    func enumerations() throws {
        var bag = DiagnosticBag()
        let path = Shared.file("corpus/manifests/ui5-webcomponents-1.24.2-internal.json").path
        let library = Ingestion.read([path], into: &bag)
        let calendar = try #require(
            library.components.first { $0.tag == "ui5-calendar-legend-item" || $0.tag == "ui5-special-date" }
        )
        let type = try #require(calendar.properties.first { $0.name == "type" }?.type)
        // The attribute's own text is cut short by the compiler (“... 8 more ...”); the declaration lists 23 values.
        guard case .enumeration(let values) = type.shape else { return #expect(Bool(false), "no enumeration: \(type)") }
        #expect(values.count == 23)
        #expect(values.first == "None" && values.last == "Type20")
        #expect(type.alias == "CalendarLegendItemType")
    }
}
