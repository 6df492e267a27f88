import Core
import Testing
import Verify

@testable import WebliftCLI

@Suite("What verify is told to check")
struct VerifySettingsTests {
    private func settings(_ words: [String], configuration: String? = nil) throws -> VerifySettings {
        let file = configuration.map { SourceFile(path: SourcePath("weblift.json"), text: $0) }
        return try VerifySettings(
            Project(
                arguments: try Arguments(words, options: VerifyCommand.allOptions),
                configuration: try file.map { try Configuration($0) }
            )
        )
    }

    @Test("without a word it is what generate writes without one")
    func defaults() throws {
        let settings = try settings([])
        #expect(settings.folder == "out" && settings.target.description == "15")
    }

    @Test("it is what the configuration lets generate write, and the command line's word counts more")
    func precedence() throws {
        let configuration = #"{"out": "ios/", "deploymentTarget": 17}"#
        let configured = try settings([], configuration: configuration)
        #expect(configured.folder == "ios" && configured.target.description == "17")
        let told = try settings(["other//", "--target", "16.4"], configuration: configuration)
        #expect(told.folder == "other" && told.target.description == "16.4")
    }

    @Test("the root of the file system keeps its slash")
    func root() throws { #expect(try settings(["/"]).folder == "/") }

    @Test("the settings of the compiler are those of the configuration, and each word of the command line counts more")
    func compiler() throws {
        let configuration = """
            {"verify": {"languageModes": ["6"], "defaultIsolation": "MainActor", "upcomingFeatures": ["A", "B"],
            "strictMemorySafety": true, "appTarget": true}}
            """
        let configured = try settings([], configuration: configuration).compiler
        #expect(configured.languageModes == [.swift6] && configured.defaultIsolation == .mainActor)
        #expect(configured.upcomingFeatures == ["A", "B"] && configured.isMemorySafetyStrict)
        #expect(configured.container == .app)
        let words = ["--language-mode", "6,5", "--default-isolation", "nonisolated", "--upcoming-feature", "C,D"]
        let told = try settings(words, configuration: configuration).compiler
        #expect(told.languageModes == [.swift5, .swift6] && told.defaultIsolation == .nonisolated)
        #expect(told.upcomingFeatures == ["C", "D"] && told.isMemorySafetyStrict)
        let plain = try settings(["--strict-memory-safety", "--app-target"]).compiler
        #expect(plain.isMemorySafetyStrict && plain.container == .app)
        #expect(try settings([]).compiler == CompilerSettings())
    }

    @Test("declarations of the configuration and of the command line are all taken")
    func surface() throws {
        let configuration = #"{"verify": {"surface": ["Surface"]}}"#
        #expect(
            try settings(["--surface", "A.swiftinterface"], configuration: configuration).surface == [
                "Surface", "A.swiftinterface",
            ]
        )
        #expect(try settings([]).surface == [])
    }

    @Test(
        "what a setting can't be is a mistake with its place",
        arguments: [
            (#"[]"#, "“verify” is an object"), (#"{"isolation": "MainActor"}"#, "there is no setting “isolation”"),
            (#"{"defaultIsolation": "main"}"#, "“defaultIsolation” can't be “main”"),
            (#"{"languageModes": ["4"]}"#, "“languageModes” can't be “4”"),
            (#"{"languageModes": []}"#, "“languageModes” has one at least"),
            (#"{"upcomingFeatures": "A"}"#, "“upcomingFeatures” is a list of texts"),
            (#"{"surface": "Surface"}"#, "“surface” is a list of paths"),
            (#"{"strictMemorySafety": "yes"}"#, "“strictMemorySafety” is true or false"),
        ]
    )
    func mistakes(_ verify: String, _ message: String) throws {
        #expect {
            try settings([], configuration: #"{"verify": \#(verify)}"#)
        } throws: { error in
            let text = (error as? UsageError)?.message ?? ""
            return text.contains(message) && text.hasPrefix("weblift.json:1:")
        }
    }
}
