import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Docs and manifest of one component")
struct MergeTests {
    private static let manifestPlace = MergeFixture.manifestPlace
    private static let docsPlace = MergeFixture.docsPlace

    @Test("types, attributes and defaults are the manifest's, prose is the docs'")
    func trust() {
        let fixture = MergeFixture(
            manifest: .told("number", attribute: "dimension", default: "1", description: "From code."),
            docs: .told("string", attribute: "size", default: "2", description: "For people.")
        )
        #expect(fixture.property?.type?.shape == .keyword(.number))
        #expect(fixture.property?.attribute == "dimension" && fixture.property?.defaultValue == "1")
        #expect(fixture.property?.description == "For people.")
        #expect(fixture.ids == [.mergeConflict, .mergeConflict, .mergeConflict])
        for diagnostic in fixture.diagnostics {
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
        let fixture = MergeFixture(
            manifest: .told(manifest, default: "'m'"),
            docs: .told(docs, isAttributeAssumed: true, default: "\"m\"")
        )
        #expect(fixture.ids == [])
    }

    @Test("where the manifest has only a name, the docs tell what stands behind it")
    func expandedByDocs() {
        let fixture = MergeFixture(manifest: .told("ButtonSize"), docs: .told("'s' | 'm'", alias: "ButtonSize"))
        #expect(fixture.property?.type == WebType(.enumeration(["s", "m"]), alias: "ButtonSize"))
        #expect(fixture.property?.typeText == "ButtonSize" && fixture.ids == [])
    }

    @Test("an attribute that the docs don't tell, but that was made from the name, contradicts nothing")
    func assumedAttribute() {
        let fixture = MergeFixture(
            manifest: .told(attribute: "inputmode"),
            docs: .told(attribute: "input-mode", isAttributeAssumed: true)
        )
        #expect(fixture.property?.attribute == "inputmode" && fixture.ids == [])
    }

    @Test("docs that say that there is no attribute contradict a manifest that has one")
    func toldNoAttribute() {
        let fixture = MergeFixture(manifest: .told(attribute: "size"), docs: .told())
        #expect(fixture.property?.attribute == "size" && fixture.ids == [.mergeConflict])
        #expect(fixture.diagnostics.first?.message.contains("“size” in the manifest and none in the docs") == true)
    }

    @Test("items of only one source are kept: the docs' with a warning, the manifest's in one note for each kind")
    func oneSided() {
        var manifest = Component(tag: "x-x", source: Self.manifestPlace)
        manifest.events = ["a", "b", "c"].map { Event(name: $0, facts: ItemFacts(source: Self.manifestPlace)) }
        var docs = Component(tag: "x-x", source: Self.docsPlace)
        docs.events = ["b", "d"].map { Event(name: $0, facts: ItemFacts(source: Self.docsPlace)) }
        let fixture = MergeFixture([(.manifest, manifest), (.docs, docs)])
        #expect(fixture.components.first?.events.map(\.name) == ["a", "b", "c", "d"])
        #expect(fixture.ids == [.mergeUntold, .mergeUnconfirmed])
        #expect(fixture.diagnostics.first?.message == "2 events of <x-x> are not in the docs: “a”, “c”")
    }

    @Test("a state that only the docs have is a contradiction where the manifests tell states, and else is none")
    func statesOfDocsOnly() {
        let manifest = Component(tag: "x-x", source: Self.manifestPlace)
        var docs = Component(tag: "x-x", source: Self.docsPlace)
        docs.cssStates = [CSSState(name: "busy", facts: ItemFacts(source: Self.docsPlace))]
        for (lacking, ids) in [(SourceFacts.cssStates, []), ([], [DiagnosticID.mergeUnconfirmed])] {
            let fixture = MergeFixture([(.manifest, manifest), (.docs, docs)], lacking: lacking)
            #expect(fixture.components.first?.cssStates.map(\.name) == ["busy"])
            #expect(fixture.ids == ids)
            #expect(fixture.diagnostics.allSatisfy { $0.message.contains("“busy”") })
        }
    }

    @Test("a component of only one source is kept and reported, if there are both kinds of sources")
    func oneSidedComponents() {
        let manifest = Component(tag: "x-m", source: Self.manifestPlace)
        let docs = Component(tag: "x-d", source: Self.docsPlace)
        let both = MergeFixture([(.manifest, manifest), (.docs, docs)])
        #expect(both.components.map(\.tag) == ["x-d", "x-m"])
        #expect(both.ids == [.mergeUntold, .mergeUnconfirmed])
        let one = MergeFixture([(.manifest, manifest)])
        #expect(one.components.map(\.tag) == ["x-m"])
        #expect(one.ids.isEmpty)
    }

    private static func method(_ parameters: [String], returns: String?, at place: Core.SourceLocation) -> Method {
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

    private static func merged(_ manifest: Method, _ docs: Method) -> (method: Method?, diagnostics: [Diagnostic]) {
        let components = [manifest, docs].map { method in
            var component = Component(tag: "x-x", source: method.source)
            component.methods = [method]
            return component
        }
        let fixture = MergeFixture([(.manifest, components[0]), (.docs, components[1])])
        return (fixture.components.first?.methods.first, fixture.diagnostics)
    }

    @Test("a method's parameters and result are the manifest's, and each contradiction names both places")
    func methodContradictions() throws {
        let (method, diagnostics) = Self.merged(
            Self.method(["string", "number | undefined"], returns: "number", at: Self.manifestPlace),
            Self.method(["boolean", "number"], returns: "string", at: Self.docsPlace)
        )
        let merged = try #require(method)
        #expect(merged.parameters.map(\.typeText) == ["string", "number | undefined"])
        #expect(merged.returnsText == "number")
        #expect(diagnostics.map(\.id) == [.mergeConflict, .mergeConflict])
        #expect(diagnostics.allSatisfy { $0.location == Self.manifestPlace && $0.notes[0].location == Self.docsPlace })
        for words in [["“x”", "“find”", "“string”", "“boolean”"], ["returns", "“number”", "“string”"]] {
            #expect(diagnostics.contains { diagnostic in words.allSatisfy { diagnostic.message.contains($0) } })
        }
    }

    @Test("what the docs leave open of a method is no contradiction")
    func methodOpen() throws {
        let told = Self.method(["Options"], returns: "Promise<void>", at: Self.manifestPlace)
        let (method, diagnostics) = Self.merged(told, Self.method([], returns: nil, at: Self.docsPlace))
        #expect(method?.parameters == told.parameters && method?.returns == told.returns)
        #expect(diagnostics.isEmpty)
    }

    @Test("a text's default is the manifest's; quotes are no contradiction, another text is")
    func textDefaults() {
        func component(_ value: String, at place: Core.SourceLocation) -> Component {
            var component = Component(tag: "x-x", source: place)
            component.intl = [IntlText(name: "close", defaultValue: value, facts: ItemFacts(source: place))]
            return component
        }
        for (documented, count) in [("\"Close\"", 0), ("'Shut'", 1)] {
            let fixture = MergeFixture([
                (.manifest, component("'Close'", at: Self.manifestPlace)),
                (.docs, component(documented, at: Self.docsPlace)),
            ])
            #expect(fixture.components.first?.intl.first?.defaultValue == "'Close'")
            #expect(fixture.ids == Array(repeating: .mergeConflict, count: count))
        }
    }
}
