import Foundation
import TestSupport
import Testing

@Suite("weblift usage")
struct UsageCommandTests {
    private let folder = TemporaryFolder()
    private static let page = "<elvt-button tone=\"primary\">Save</elvt-button>\n"

    @Test("reads what comes in, files and folders, and the same file once")
    func inputs() async throws {
        try folder.write(Self.page, to: "docs/a.html")
        try folder.write("```html\n\(Self.page)```\n", to: "docs/b/c.md")
        try folder.write(Self.page, to: "docs/b/no.txt")
        let run = try await folder.run(["usage", "docs", "docs/a.html", "--format", "json"])
        let examples = try #require(JSONInstance(run.output)["examples"]?.elements)
        #expect(examples.compactMap { $0["file"]?.text } == ["docs/a.html", "docs/b/c.md"])
        #expect(examples.compactMap { $0["line"]?.wholeNumber } == [1, 2])
        let script = ["-c", "printf '<elvt-badge>1</elvt-badge>' | '\(BuiltProgram.path)' usage - --format json"]
        let piped = try await folder.run(script, program: "/bin/sh")
        let first = try #require(JSONInstance(piped.output)["examples"]?.elements?.first)
        #expect(first["file"]?.text == "<stdin>" && first["state"]?.text == "complete")
    }

    @Test("a check exits with 1 where something is wrong, and a translation does not")
    func exits() async throws {
        try folder.write(Self.page, to: "good.html")
        try folder.write("<elvt-button tine=\"x\">Save</elvt-button>", to: "bad.html")
        for (words, code) in [
            (["good.html"], 0), (["good.html", "--check"], 0), (["bad.html"], 0), (["bad.html", "--check"], 1),
            (["bad.html", "--werror"], 1), (["bad.html", "--check", "--format", "sarif"], 1),
        ] as [([String], Int32)] {
            try await folder.run(["usage"] + words).exits(code, "\(words)")
        }
    }

    @Test("arguments stand in the order of the package that is there, in whatever order a source lists its properties")
    func order() async throws {
        func manifest(_ names: [String]) -> String {
            let members = names.map { SmallLibrary.field($0, "number", #""attribute": "\#($0)", "default": "1""#) }
            let description = #""description": "```html\n<my-chart alpha=\"2\" beta=\"3\"></my-chart>\n```""#
            return SmallLibrary.manifest(SmallLibrary.component("my-chart", members, description))
        }
        try folder.write(#"{"inputs": ["custom-elements.json"]}"#, to: "weblift.json")
        try folder.write("<my-chart alpha=\"2\" beta=\"3\"></my-chart>", to: "page.html")
        let call = "MyChart(alpha: 2, beta: 3)"
        for names in [["alpha", "beta"], ["beta", "alpha"]] {
            try folder.write(manifest(names), to: "custom-elements.json")
            try await folder.run(["generate"]).exits(0)
            let run = try await folder.run(["usage", "page.html"])
            #expect(run.outputText.contains(call), "\(names)")
            let files = try folder.contents(of: "out").files
            let page = try #require(files.first { $0.key.hasSuffix("Components/MyChart.md") }).value
            #expect(String(decoding: page, as: UTF8.self).contains("\n\(call)\n"), "\(names)")
        }
    }

    @Test("hostile pages end in a moment, with an error and no crash")
    func hostile() async throws {
        try folder.write(String(repeating: "<div>", count: 2 << 20), to: "deep.html")
        try folder.write(String(repeating: "<elvt-card>", count: 100_000), to: "cards.html")
        try folder.write(Array("<elvt-badge>".utf8) + [0xFF, 0xFE], to: "bytes.html")
        try folder.write("<elvt-badge a=\"" + String(repeating: "x", count: 1 << 20), to: "quote.html")
        for (name, code) in [("deep", 1), ("cards", 1), ("bytes", 1), ("quote", 0)] as [(String, Int32)] {
            let run = try await folder.run(
                ["usage", "\(name).html"],
                timeLimit: 20,
                memoryLimitInMegabytes: BuiltProgram.canLimitMemory ? 1500 : nil
            )
            #expect(run.ending == .exit(code), "\(name): \(run.errorText.prefix(300))")
        }
    }

    @Test("a name of the page makes no link in SARIF, and takes no place of an argument")
    func sarifMessages() async throws {
        try folder.write("<elvt-button [a](http://x.y)=\"1\" {0}>Save</elvt-button>", to: "bad.html")
        let run = try await folder.run(["usage", "bad.html", "--check", "--format", "sarif"])
        let results = try #require(JSONInstance(run.output)["runs"]?.elements?.first?["results"]?.elements)
        let messages = results.compactMap { $0["message"]?["text"]?.text }.joined(separator: "\n")
        #expect(messages.contains("[a] (http:"), "\(run.outputText)")
        #expect(!messages.contains("](") && !messages.replacing("{{", with: "").contains("{"))
    }

    @Test("what a check prints as SARIF has the members that the published schema asks for, and no other")
    func sarif() async throws {
        let golden = try #require(GoldenCase.all.first { $0.name == "examples-sarif" })
        let log = try await JSONInstance(BuiltProgram.run(golden.words(), in: golden.path).output)
        var problems = SARIFShape.problems(of: log, SARIFShape.log, at: "log")
        let run = try #require(log["runs"]?.elements?.first)
        problems += SARIFShape.problems(of: run, SARIFShape.run, at: "run")
        problems += SARIFShape.problems(of: run["tool"]?["driver"], SARIFShape.driver, at: "driver")
        let results = try #require(run["results"]?.elements)
        #expect(results.count == 1)
        let ids = run["tool"]?["driver"]?["rules"]?.elements?.compactMap { $0["id"]?.text } ?? []
        for result in results { #expect(ids[result["ruleIndex"]?.wholeNumber ?? 0] == result["ruleId"]?.text) }
        #expect(problems == [])
    }
}
