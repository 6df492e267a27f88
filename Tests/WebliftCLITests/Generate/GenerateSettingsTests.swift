import Core
import Generate
import Package
import Testing

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
}
