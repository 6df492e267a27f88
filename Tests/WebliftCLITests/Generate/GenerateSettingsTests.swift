import Core
import Generate
import Package
import SwiftModel
import Testing
import WebModel

@testable import Translate
@testable import WebliftCLI

@Suite("What generate is told to do")
struct GenerateSettingsTests {
    private func settings(_ words: [String], configuration: String? = nil) throws -> GenerateSettings {
        let file = configuration.map { SourceFile(path: SourcePath("weblift.json"), text: $0) }
        return try GenerateSettings(
            Project(
                arguments: try Arguments(words, options: GenerateCommand.allOptions),
                configuration: try file.map { try Configuration($0) }
            )
        )
    }

    private func rendered(_ settings: GenerateSettings, keeping known: PackageNames? = nil) -> RenderSettings {
        let translation = LibraryTranslation(prefix: "Elevate", tagPrefix: "elvt-")
        return settings.rendering(settings.names(of: translation, keeping: known))
    }

    @Test("without a word everything has its default")
    func defaults() throws {
        let settings = try settings([])
        #expect(settings.output == "out" && settings.style == .elevate)
        #expect(settings.templates == nil)
        let rendering = rendered(settings)
        #expect(rendering.module.description == "ElevateUI" && rendering.deploymentTarget == 15)
        #expect(rendering.guardCondition == .iOS)
        #expect(rendering.emissions == Set(Emission.allCases).subtracting([.catalog, .assets]))
    }

    @Test("what the configuration says counts, and the command line's word counts more")
    func precedence() throws {
        let configuration = """
            {"module": "AcmeUI", "deploymentTarget": 17, "guard": "canImport(SwiftUI)", "templateSet": "native",
             "templates": "mine", "out": "ios/"}
            """
        let configured = try settings([], configuration: configuration)
        #expect(configured.output == "ios" && configured.style == .native)
        #expect(configured.templates == "mine")
        let rendering = rendered(configured)
        #expect(rendering.module.description == "AcmeUI" && rendering.deploymentTarget == 17)
        #expect(rendering.guardCondition == .swiftUI)

        let told = try settings(
            ["--out", "b", "--template-set", "elevate", "--templates", "yours", "--emit", "uikit"],
            configuration: configuration
        )
        #expect(told.output == "b" && told.style == .elevate)
        #expect(told.templates == "yours")
        #expect(rendered(told).emissions == [.uikit])
    }

    @Test("the module of the last run stays, as long as the names begin as they did and nobody names another")
    func keptModule() throws {
        let known = PackageNames(tags: "elvt-", prefix: "Elevate", module: "ElevateComponents")
        let unnamed = try settings([])
        #expect(rendered(unnamed, keeping: known).module.description == "ElevateComponents")
        let named = try settings([], configuration: #"{"module": "AcmeUI"}"#)
        #expect(rendered(named, keeping: known).module.description == "AcmeUI")
        let other = PackageNames(tags: "elvt-", prefix: "Elvt", module: "ElvtUI")
        #expect(rendered(unnamed, keeping: other).module.description == "ElevateUI")
    }

    // MARK: What --only leaves

    private func translation(_ tag: String, skipped: String? = nil) -> ComponentTranslation {
        let names = SwiftComponentNames(web: tag, all: SwiftIdentifier(tag, as: .type, fallback: "component"))
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
