import Core
import Foundation
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Real libraries", .needs("corpus"))
struct CorpusTests {
    /// The manifest, the declarations and the readmes of one library.
    static let dnn = [
        "wider/manifests/dnn-elements.json", "wider/types/dnn-elements.components.d.ts", "wider/stencil/dnn",
    ]

    @Test("all items of every manifest agree with the table of an independent count", arguments: try Corpus.totals)
    func totals(corpus: Corpus.Totals) throws {
        let fixture = Corpus.read(corpus.path)
        #expect(!fixture.diagnostics.contains { $0.severity == .error })
        var numbers = fixture.library.numbers
        // The one event that is a generator's mistake for another: see Tests/Corpus/README.md.
        if corpus.manifest == "vscode-elements-1-old.json" { numbers[4] += 1 }
        #expect(numbers == corpus.numbers)
    }

    @Test("no type of any component is raw without a diagnostic that quotes it", arguments: try Corpus.totals)
    func rawTypesAreReported(corpus: Corpus.Totals) {
        let fixture = Corpus.read(corpus.path)
        let messages = fixture.diagnostics.filter { $0.id.rawValue.hasPrefix("type.") }.map(\.message)
        for property in fixture.library.components.flatMap(\.properties) {
            guard let type = property.type, case .raw(let text) = type.shape else { continue }
            #expect(messages.contains { $0.contains("“\(text.prefix(40))") }, "\(property.name): \(text)")
        }
    }

    @Test("names of enumerations that a manifest declares end as their values")
    func enumerations() throws {
        let components = Corpus.read("manifests/ui5-webcomponents-1.24.2-internal.json").library.components
        let tags = ["ui5-calendar-legend-item", "ui5-special-date"]
        let type = try #require(components.first { tags.contains($0.tag) }?.property("type")?.type)
        // The attribute's own text is cut short by the compiler (“... 8 more ...”); the declaration lists 23 values.
        #expect(type.values?.count == 23 && type.values?.first == "None" && type.values?.last == "Type20")
        #expect(type.alias == "CalendarLegendItemType")
    }

    @Test("any subset and order of one library's web-types and custom data is consistent, and two orders say the same")
    func subsets() throws {
        let paths = ["wider/other/combat.web-types.json", "wider/other/combat.vscode-custom-data.json"]
        let both = Corpus.read(paths)
        let turned = Corpus.read(paths.reversed())
        #expect(both.library == turned.library && both.diagnostics == turned.diagnostics)
        for component in paths.flatMap({ Corpus.read($0).library.components }) {
            let merged = try both.component(component.tag)
            for property in component.properties {
                // The custom data only has the attribute.
                let found =
                    merged.property(property.name)
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

    // MARK: Stencil

    @Test("what Stencil's compiler resolved or declares is a type, with the name that the source has for it")
    func stencilTypes() throws {
        let fixture = Corpus.read("wider/stencil/siemens-ix.component-doc.json")
        let variant = try #require(try fixture.component("ix-button").property("variant"))
        #expect(variant.type == WebType(.enumeration(["danger", "primary", "secondary"]), alias: "ButtonVariant"))
        #expect(variant.defaultValue == "'primary'")
        // Its resolved text names members of an enum; the declaration beside the components has their values.
        let operation = try fixture.component("ix-category-filter").property("staticOperator")?.type
        #expect(operation?.values == ["Equal", "Not equal"] && operation?.isOptional == true)
        let close = try fixture.component("ix-menu-about").events.first { $0.name == "close" }
        guard case .object(let members)? = close?.type?.eventDetail?.shape else {
            Issue.record("\(String(describing: close?.type))")
            return
        }
        #expect(members.map(\.name) == ["nativeEvent", "name"])
    }

    @Test("the attributes that Stencil's rule makes are those of the library's own manifest")
    func attributes() throws {
        func attributes(_ path: String) -> [String: Set<String>] {
            let pairs = Corpus.read(path).library.components.map {
                ($0.tag, Set($0.properties.compactMap(\.attribute)))
            }
            return Dictionary(pairs) { first, _ in first }
        }
        let told = attributes(Self.dnn[0])
        for (tag, names) in attributes(Self.dnn[1]) where told[tag] != nil { #expect(names == told[tag], "<\(tag)>") }
    }

    @Test("nothing in readmes is a riddle; one title of Scale's contradicts the compiler")
    func riddles() {
        let scale = Corpus.read("wider/stencil/scale")
        #expect(Corpus.read(Self.dnn[2]).diagnostics.isEmpty)
        #expect(scale.ids == [.docsConflict])
        #expect(scale.library.components.count == 31)
        #expect(scale.library.components.contains { $0.tag == "scale-segmented-button" })
    }

    @Test(
        "link of Scale has an overview, a default slot that its author calls by name, and headings of its own in usage"
    )
    func link() throws {
        let component = try Corpus.read("wider/stencil/scale/link.md").component("scale-link")
        #expect(component.description == "This is a superset of the default anchor `<a>` element.")
        #expect(component.slots.map(\.name) == ["", "icon"])
        let slot = "a slot that will not be underlined and which position can be changed"
        #expect(component.slots[1].description == slot)
        #expect(component.cssParts[0].description == "the native achor element wrapping all contents")
        let headings = ["Usage", "Link", "Default", "Target", "Disabled", "Block", "No underline", "Icon", "Icon size"]
        #expect(component.documentation.map(\.heading) == headings)
    }

    /// Properties, methods and events; declarations have no place for slots and styles.
    @Test("dnn's manifest, declarations and readmes have the same items, alone and together, in any order")
    func together() {
        func counts(_ paths: [String]) -> [Int] {
            let numbers = Corpus.read(paths).library.numbers
            return [0, 2, 5, 4, 3, 7].map { numbers[$0] }
        }
        for sources in [[Self.dnn[0]], [Self.dnn[2]], Self.dnn] {
            #expect(counts(sources) == [28, 141, 25, 33, 16, 74], "\(sources)")
        }
        #expect(counts([Self.dnn[1]]) == [28, 141, 25, 33, 0, 0])
    }

    @Test(
        "the three together contradict each other in nothing, and the order in which they are given makes no difference"
    )
    func order() {
        let first = Corpus.read(Self.dnn)
        #expect(!first.diagnostics.contains { $0.id.rawValue.hasPrefix("merge.") }, "\(first.diagnostics)")
        let second = Corpus.read(Self.dnn.reversed())
        #expect(first.library == second.library && first.diagnostics == second.diagnostics)
    }

    @Test("the manifest and the declarations of modus mean the same events")
    func modus() {
        let read = Corpus.read("wider/manifests/modus-2-new.json", "wider/types/modus-2-new.components.d.ts")
        #expect(read.diagnostics.filter { $0.id == .mergeConflict }.map(\.message) == [])
    }

    // MARK: Pages

    @Test("each page documents the component that its file is called after, and adds no API to the manifest's")
    func pages() throws {
        let manifest = "wider/manifests/charm.json"
        let folder = Shared.file("corpus/wider/usage").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".mdx") }
        #expect(files.count == 35)
        let alone = Corpus.read(manifest).library
        let fixture = Corpus.read(manifest, "wider/usage")
        for file in files {
            // The library calls its files `charm-button.mdx` and its elements `ch-button`.
            let component = try fixture.component("ch-" + file.dropFirst("charm-".count).dropLast(".mdx".count))
            let places = Set(component.documentation.map { SourcePath.lastComponent(of: $0.source.file.typed) })
            #expect(places.isSubset(of: [file]))
        }
        #expect(fixture.library.components.map(\.tag) == alone.components.map(\.tag))
        #expect(fixture.library.components.map(\.properties) == alone.components.map(\.properties))
        // Two pages have nothing but a remark.
        #expect(fixture.library.components.count { !$0.documentation.isEmpty } == 33)
        let notes = fixture.diagnostics.filter { $0.id == .docsMarkup }
        #expect(notes.count == 35 && notes.allSatisfy { $0.severity == .note && $0.location != nil })
        #expect(!fixture.ids.contains(.docsNotAComponent))
    }
}
