import Render
import SourceText
import Testing

@testable import WebliftCLI

@Suite("What generate is told to do")
struct GenerateSettingsTests {
    private func settings(_ words: [String], configuration: String? = nil) throws -> GenerateSettings {
        let file = configuration.map { SourceFile(path: SourcePath("weblift.json"), text: $0) }
        return try GenerateSettings(
            try Arguments(words, options: GenerateCommand.allOptions),
            try file.map { try Configuration($0) }
        )
    }

    @Test("without a word everything has its default")
    func defaults() throws {
        let settings = try settings([])
        #expect(settings.output == "out")
        #expect(settings.style == .elevate)
        #expect(settings.templates == nil)
        let rendering = settings.rendering(prefix: "Elevate")
        #expect(rendering.module.description == "ElevateUI")
        #expect(rendering.deploymentTarget == 15)
        #expect(rendering.guardCondition == .iOS)
        #expect(rendering.emissions == Set(Emission.allCases))
    }

    @Test("what the configuration says counts, and the command line's word counts more")
    func precedence() throws {
        let configuration = """
            {"module": "AcmeUI", "deploymentTarget": 17, "guard": "canImport(SwiftUI)", "templateSet": "native",
             "templates": "mine", "out": "ios/"}
            """
        let configured = try settings([], configuration: configuration)
        #expect(configured.output == "ios")
        #expect(configured.style == .native)
        #expect(configured.templates == "mine")
        let rendering = configured.rendering(prefix: "Elevate")
        #expect(rendering.module.description == "AcmeUI")
        #expect(rendering.deploymentTarget == 17)
        #expect(rendering.guardCondition == .swiftUI)

        let told = try settings(
            ["--out", "b", "--template-set", "elevate", "--templates", "yours", "--emit", "uikit"],
            configuration: configuration
        )
        #expect(told.output == "b")
        #expect(told.style == .elevate)
        #expect(told.templates == "yours")
        #expect(told.rendering(prefix: "").emissions == [.uikit])
    }
}
