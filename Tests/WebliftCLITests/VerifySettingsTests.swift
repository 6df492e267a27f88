import SourceText
import Testing
import Verify

@testable import WebliftCLI

@Suite("What verify is told to check")
struct VerifySettingsTests {
    private func settings(_ words: [String], configuration: String? = nil) throws -> VerifySettings {
        let file = configuration.map { SourceFile(path: SourcePath("weblift.json"), text: $0) }
        return try VerifySettings(
            try Arguments(words, options: VerifyCommand.allOptions),
            try file.map { try Configuration($0) }
        )
    }

    @Test("without a word it is what generate writes without one")
    func defaults() throws {
        let settings = try settings([])
        #expect(settings.folder == "out")
        #expect(settings.target.description == "15")
    }

    @Test("it is what the configuration lets generate write, and the command line's word counts more")
    func precedence() throws {
        let configuration = #"{"out": "ios/", "deploymentTarget": 17}"#
        let configured = try settings([], configuration: configuration)
        #expect(configured.folder == "ios")
        #expect(configured.target.description == "17")
        let told = try settings(["other//", "--target", "16.4"], configuration: configuration)
        #expect(told.folder == "other")
        #expect(told.target.description == "16.4")
    }

    @Test("the root of the file system keeps its slash")
    func root() throws {
        #expect(try settings(["/"]).folder == "/")
    }
}
