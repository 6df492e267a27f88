import Foundation
import Testing

@testable import WebliftCLI

@Suite("A resolver of design tokens that is given alone")
struct ResolverFilesTests {
    private let folder = TemporaryFolder()
    private static let resolver = """
        {"version": "2025.10", "sets": {"unused": {"sources": [{"$ref": "beside.json"}]}, "base": {"sources": [{"$ref": "base.json"}, {"$ref": "./deep/er/more.tokens#/x"}]}},
         "modifiers": {"theme": {"contexts": {"light": [{"$ref": "theme/light.json"}], "dark": [{"$ref": "theme/dark.json"}]},
           "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """

    private static func color(_ name: String, _ value: String) -> String {
        #"{"\#(name)": {"$type": "color", "$value": "\#(value)"}}"#
    }

    private func writeFiles() throws {
        for (file, text) in [
            ("a.resolver.json", Self.resolver), ("base.json", Self.color("white", "#ffffff")),
            ("deep/er/more.tokens", #"{"x": \#(Self.color("gray", "#808080"))}"#),
            ("theme/light.json", Self.color("fill", "#eeeeee")), ("theme/dark.json", Self.color("fill", "#111111")),
            ("beside.json", Self.color("beside", "#123456")),
        ] { try folder.write(text, to: "ds/\(file)") }
    }

    private func tokens(_ words: String...) async throws -> ProgramRun {
        try await folder.run(["tokens", "--format", "json"] + words)
    }

    @Test("reads the files that it names below its folder, as if they were given with it, and no other")
    func alone() async throws {
        try writeFiles()
        let alone = try await tokens("ds/a.resolver.json").exits(0)
        for name in ["white", "gray", "fill"] { #expect(alone.outputText.contains("\"\(name)\""), "\(name)") }
        #expect(!alone.outputText.contains("beside") && !alone.errorText.contains("missing-source"))
        // Given as well, they are read as before: through the resolver, and each once.
        let files = ["base.json", "deep/er/more.tokens", "theme/light.json", "theme/dark.json"].map { "ds/\($0)" }
        let all = try await folder.run(["tokens", "--format", "json"] + files + ["ds/a.resolver.json"])
        #expect(all.outputText == alone.outputText)
        #expect(try await tokens("ds").outputText.contains("beside"))
    }

    @Test("reads nothing outside of its folder, nothing by a link that leads there, and nothing that is no tokens")
    func outside() async throws {
        let names = [
            "../out.json", "/etc/hostname.json", "sub/../../out.json", "link.json", "key.pem", "gone.json", "sub",
        ]
        let sources = names.map { #"{"$ref": "\#($0)"}"# }.joined(separator: ", ")
        try folder.write(
            #"{"version": "1", "resolutionOrder": [{"type": "set", "name": "s", "sources": [\#(sources)]}]}"#,
            to: "ds/a.json"
        )
        try folder.write(Self.color("secret", "#ffffff"), to: "out.json")
        try folder.write(Self.color("secret", "#ffffff"), to: "ds/key.pem")
        try folder.write("", to: "ds/sub/empty")
        try folder.link("ds/link.json", to: folder.path("out.json"))
        let run = try await tokens("ds/a.json")
        #expect(!run.outputText.contains("secret"))
        #expect(run.errorText.components(separatedBy: "[tokens.missing-source]").count == names.count + 1)
    }

    @Test("is watched with the files that it names")
    func watched() throws {
        try writeFiles()
        try folder.write(BadInputRun.good, to: "good.json")
        try folder.write(#"{"inputs": ["good.json"], "tokens": ["ds/a.resolver.json"]}"#, to: "weblift.json")
        let words = ["--config", folder.path("weblift.json")]
        let request = try GenerateRequest(Project(Arguments(words, options: GenerateCommand.allOptions)))
        #expect(request.watchedPaths.contains { $0.hasSuffix("ds/theme/dark.json") })
    }
}
