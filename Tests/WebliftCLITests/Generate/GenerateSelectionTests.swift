import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate
@testable import WebliftCLI

@Suite("What --only leaves for generate")
struct GenerateSelectionTests {
    private func translation(_ tag: String, skipped: String? = nil) -> ComponentTranslation {
        let name = SwiftIdentifier(tag, as: .type, fallback: "component")
        let names = SwiftComponentNames(web: tag, all: name)
        let component = SwiftComponent(tag: tag, names: names)
        return ComponentTranslation(tag: tag, component: component, items: [], rule: nil, skipped: skipped)
    }

    private func select(_ patterns: String...) -> (tags: [String], diagnostics: [Diagnostic]) {
        var bag = DiagnosticBag()
        var web = Component(tag: "x-a", source: .start(of: SourcePath("w")))
        web.dependencies = ["x-b"]
        let translation = LibraryTranslation(
            components: [translation("x-a"), translation("x-b"), translation("x-c"), translation("x-s", skipped: "r")]
        )
        let tags = Pipeline.tags(
            of: translation,
            from: Library(components: [web]),
            matching: patterns.map(TagPattern.init),
            into: &bag
        )
        let swift = tags.map(translation.swift.selecting) ?? translation.swift
        return (swift.components.map(\.tag), bag.sorted)
    }

    @Test("without a pattern everything but what the matrix skips")
    func everything() { #expect(select().tags == ["x-a", "x-b", "x-c"]) }

    @Test("a component comes with what it needs, and nothing else")
    func closure() {
        let selection = select("*-a")
        #expect(selection.tags == ["x-a", "x-b"] && selection.diagnostics == [])
        #expect(select("x-b").tags == ["x-b"])
    }

    @Test("a pattern that matches nothing, or only what is skipped, is warned of")
    func nothing() {
        let selection = select("x-s", "zzz", "x-?")
        #expect(selection.tags == ["x-a", "x-b", "x-c"])
        #expect(selection.diagnostics.map(\.id) == [.selectionEmpty, .selectionSkipped])
        #expect(selection.diagnostics.last?.message == "every component that “x-s” matches is skipped by the matrix")
        #expect(selection.diagnostics.last?.suggestion == "weblift explain x-s")
    }
}
