import SourceText
import Testing
import WebModel

@testable import Ingest

@Suite("Docs and manifest of one component")
struct MergeTests {
    private static let manifestPlace = SourceLocation(file: SourcePath("m.json"), line: 3, column: 5)
    private static let docsPlace = SourceLocation(file: SourcePath("x.md"), line: 7, column: 1)

    private static func property(
        type: String? = nil,
        alias: String? = nil,
        attribute: String? = nil,
        isAttributeAssumed: Bool = false,
        default defaultValue: String? = nil,
        description: String? = nil,
        at place: SourceText.SourceLocation
    ) -> Property {
        var parsed = type.map { WebTypeParser.parse($0).type }
        if let alias { parsed?.alias = alias }
        return Property(
            name: "size",
            attribute: attribute,
            isAttributeAssumed: isAttributeAssumed,
            type: parsed,
            typeText: alias ?? type,
            defaultValue: defaultValue,
            facts: ItemFacts(description: description, source: place)
        )
    }

    private func merged(manifest: Property, docs: Property) -> (property: Property, diagnostics: [Diagnostic]) {
        var bag = DiagnosticBag()
        return (PropertyMerge.merged(manifest, docs, into: &bag), bag.sorted)
    }

    @Test("types, attributes and defaults are the manifest's, prose is the docs'")
    func trust() {
        let (property, diagnostics) = merged(
            manifest: Self.property(
                type: "number",
                attribute: "dimension",
                default: "1",
                description: "From code.",
                at: Self.manifestPlace
            ),
            docs: Self.property(
                type: "string",
                attribute: "size",
                default: "2",
                description: "For people.",
                at: Self.docsPlace
            )
        )
        #expect(property.type?.shape == .keyword(.number))
        #expect(property.attribute == "dimension")
        #expect(property.defaultValue == "1")
        #expect(property.description == "For people.")
        #expect(diagnostics.map(\.id) == [.mergeConflict, .mergeConflict, .mergeConflict])
        for diagnostic in diagnostics {
            #expect(diagnostic.location == Self.manifestPlace)
            #expect(diagnostic.notes.map(\.location) == [Self.docsPlace])
        }
    }

    @Test(
        "what only looks different is no contradiction",
        arguments: [
            ("'s' | 'm'", "\"m\" | \"s\""), ("string | undefined", "string"), ("boolean", "boolean | null"),
            ("'s' | 'm'", "Size"), ("any", "string"), ("string", "any"),
        ]
    )
    func sameMeaning(manifest: String, docs: String) {
        let (_, diagnostics) = merged(
            manifest: Self.property(type: manifest, default: "'m'", at: Self.manifestPlace),
            docs: Self.property(type: docs, isAttributeAssumed: true, default: "\"m\"", at: Self.docsPlace)
        )
        #expect(diagnostics.isEmpty)
    }

    @Test("where the manifest has only a name, the docs tell what stands behind it")
    func expandedByDocs() {
        let (property, diagnostics) = merged(
            manifest: Self.property(type: "ButtonSize", at: Self.manifestPlace),
            docs: Self.property(type: "'s' | 'm'", alias: "ButtonSize", at: Self.docsPlace)
        )
        #expect(property.type?.shape == .enumeration(["s", "m"]))
        #expect(property.type?.alias == "ButtonSize")
        #expect(property.typeText == "ButtonSize")
        #expect(diagnostics.isEmpty)
    }

    @Test("an attribute that the docs don't tell, but that was made from the name, contradicts nothing")
    func assumedAttribute() {
        let (property, diagnostics) = merged(
            manifest: Self.property(attribute: "inputmode", at: Self.manifestPlace),
            docs: Self.property(attribute: "input-mode", isAttributeAssumed: true, at: Self.docsPlace)
        )
        #expect(property.attribute == "inputmode")
        #expect(diagnostics.isEmpty)
    }

    @Test("docs that say that there is no attribute contradict a manifest that has one")
    func toldNoAttribute() throws {
        let (property, diagnostics) = merged(
            manifest: Self.property(attribute: "size", at: Self.manifestPlace),
            docs: Self.property(attribute: nil, at: Self.docsPlace)
        )
        #expect(property.attribute == "size")
        #expect(diagnostics.map(\.id) == [.mergeConflict])
        #expect(diagnostics.first?.message.contains("“size” in the manifest and none in the docs") == true)
    }

    @Test("items of only one source are kept: the docs' with a warning, the manifest's in one note for each kind")
    func oneSided() {
        var manifest = Component(tag: "x-x", source: Self.manifestPlace)
        manifest.events = ["a", "b", "c"].map { Event(name: $0, facts: ItemFacts(source: Self.manifestPlace)) }
        var docs = Component(tag: "x-x", source: Self.docsPlace)
        docs.events = ["b", "d"].map { Event(name: $0, facts: ItemFacts(source: Self.docsPlace)) }
        var bag = DiagnosticBag()
        let component = ComponentMerge(manifest: manifest, docs: docs, tellsStates: true).merged(into: &bag)
        #expect(component.events.map(\.name) == ["a", "b", "c", "d"])
        #expect(bag.sorted.map(\.id) == [.mergeOnlyInManifest, .mergeOnlyInDocs])
        #expect(bag.sorted.first?.message == "2 events of <x-x> are not in the docs: “a”, “c”")
    }

    @Test("a state that only the docs have is a contradiction where the manifests tell states, and else is none")
    func statesOfDocsOnly() {
        func component(_ tag: String, states: [String], at place: SourceText.SourceLocation) -> Component {
            var component = Component(tag: tag, source: place)
            component.cssStates = states.map { CSSState(name: $0, facts: ItemFacts(source: place)) }
            return component
        }
        let docs = [component("x-x", states: ["busy"], at: Self.docsPlace)]
        let without = [component("x-x", states: [], at: Self.manifestPlace)]
        var quiet = DiagnosticBag()
        let merged = LibraryMerge.merged(manifest: without, docs: docs, into: &quiet)
        #expect(merged.first?.cssStates.map(\.name) == ["busy"])
        #expect(!quiet.sorted.map(\.message).contains { $0.contains("busy") })

        let other = component("x-y", states: ["open"], at: Self.manifestPlace)
        var bag = DiagnosticBag()
        _ = LibraryMerge.merged(manifest: without + [other], docs: docs, into: &bag)
        #expect(bag.sorted.contains { $0.id == .mergeOnlyInDocs && $0.message.contains("“busy”") })
    }

    @Test("a component of only one source is kept and reported, if there are both kinds of sources")
    func oneSidedComponents() {
        let manifest = Component(tag: "x-m", source: Self.manifestPlace)
        let docs = Component(tag: "x-d", source: Self.docsPlace)
        var bag = DiagnosticBag()
        let both = LibraryMerge.merged(manifest: [manifest], docs: [docs], into: &bag)
        #expect(both.map(\.tag) == ["x-d", "x-m"])
        #expect(bag.sorted.map(\.id) == [.mergeOnlyInManifest, .mergeOnlyInDocs])
        var quiet = DiagnosticBag()
        #expect(LibraryMerge.merged(manifest: [manifest], docs: [], into: &quiet).map(\.tag) == ["x-m"])
        #expect(quiet.isEmpty)
    }

    private static func method(_ parameters: [String], returns: String?, at place: SourceText.SourceLocation) -> Method
    {
        let parameters = parameters.map {
            Method.Parameter(name: "x", type: WebTypeParser.parse($0).type, typeText: $0)
        }
        return Method(
            name: "find",
            parameters: parameters,
            returns: returns.map { WebTypeParser.parse($0).type },
            returnsText: returns,
            facts: ItemFacts(source: place)
        )
    }

    @Test("a method's parameters and result are the manifest's, and each contradiction names both places")
    func methodContradictions() {
        var bag = DiagnosticBag()
        let merged = MethodMerge.merged(
            Self.method(["string", "number | undefined"], returns: "number", at: Self.manifestPlace),
            Self.method(["boolean", "number"], returns: "string", at: Self.docsPlace),
            into: &bag
        )
        #expect(merged.parameters.map(\.typeText) == ["string", "number | undefined"])
        #expect(merged.returnsText == "number")
        let diagnostics = bag.sorted
        #expect(diagnostics.map(\.id) == [.mergeConflict, .mergeConflict])
        #expect(diagnostics.allSatisfy { $0.location == Self.manifestPlace && $0.notes[0].location == Self.docsPlace })
        for words in [["“x”", "“find”", "“string”", "“boolean”"], ["returns", "“number”", "“string”"]] {
            #expect(diagnostics.contains { diagnostic in words.allSatisfy { diagnostic.message.contains($0) } })
        }
    }

    @Test("what the docs leave open of a method is no contradiction")
    func methodOpen() {
        var bag = DiagnosticBag()
        let told = Self.method(["Options"], returns: "Promise<void>", at: Self.manifestPlace)
        let merged = MethodMerge.merged(told, Self.method([], returns: nil, at: Self.docsPlace), into: &bag)
        #expect(merged == told)
        #expect(bag.sorted.isEmpty)
    }

    @Test("a text's default is the manifest's; quotes are no contradiction, another text is")
    func textDefaults() {
        func text(_ value: String, at place: SourceText.SourceLocation) -> IntlText {
            IntlText(name: "close", defaultValue: value, facts: ItemFacts(source: place))
        }
        for (documented, count) in [("\"Close\"", 0), ("'Shut'", 1)] {
            var bag = DiagnosticBag()
            let merged = ItemMerge.merged(
                text("'Close'", at: Self.manifestPlace),
                text(documented, at: Self.docsPlace),
                into: &bag
            )
            #expect(merged.defaultValue == "'Close'")
            #expect(bag.sorted.map(\.id) == Array(repeating: .mergeConflict, count: count))
        }
    }
}
