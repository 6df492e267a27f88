import Core
import Documents
import Foundation
import Generate
import Testing

@testable import WebliftCLI

@Suite("weblift templates")
struct TemplatesCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) async throws -> ProgramRun { try await folder.run(["templates"] + words) }

    @Test("list names every template of the set, and which folder it comes from", arguments: TemplateStyle.allCases)
    func list(style: TemplateStyle) async throws {
        let run = try await run("list", "--template-set", style.rawValue).exits(0)
        let rows = run.outputText.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(rows == TemplateLayers(style).templates.map { [$0.name, $0.layer.description] })
    }

    @Test("list shows what the project's own folder replaces and adds")
    func listOfAProject() async throws {
        try folder.write("x", to: "mine/sub/zzz.mustache")
        try folder.write(#"{"templates": "mine"}"#, to: "weblift.json")
        let run = try await run("list")
        #expect(run.outputText.split(separator: "\n").contains { $0.hasPrefix("sub/zzz ") && $0.hasSuffix(" project") })
    }

    @Test(
        "export writes all templates of the set, and never over a file that somebody changed",
        arguments: TemplateStyle.allCases
    )
    func export(style: TemplateStyle) async throws {
        let templates = TemplateLayers(style).templates
        let words = ["export", "mine", "--template-set", style.rawValue]
        let first = try await folder.run(["templates"] + words).exits(0)
        let line = "weblift templates: \(Count.of("template", templates.count)) written to mine"
        #expect(first.closingLine?.hasPrefix(line) == true)
        let written = try folder.contents(of: "mine")
        #expect(Set(written.files.keys) == Set(templates.map { "\($0.name).mustache" }))
        for template in templates {
            #expect(written.files["\(template.name).mustache"].map(Array.init) == template.source.file.bytes)
            try folder.write("mine", to: "mine/\(template.name).mustache")
        }
        try await folder.run(["templates"] + words).exits(0)
        #expect(try folder.contents(of: "mine").files.values.allSatisfy { $0 == Data("mine".utf8) })
    }

    @Test("lint finds nothing in what was exported")
    func lintOfTheExport() async throws {
        _ = try await run("export", "mine")
        try folder.makeFolder("mine")
        let run = try await run("lint", "mine")
        #expect(run.messages == "")
        #expect(run.ending == .exit(0) && run.closingLine?.hasSuffix(" checked") == true)
    }

    @Test("lint reports syntax, partials and blocks with their places, those of the configuration's folder too")
    func lint() async throws {
        try folder.write("{{#a}}", to: "mine/zzz1.mustache")
        try folder.write("{{>zzz0}}\n{{<zzz1}}{{$no}}{{/no}}{{/zzz1}}", to: "mine/zzz2.mustache")
        try folder.write(#"{"templates": "mine"}"#, to: "weblift.json")
        for words in [["lint", "mine"], ["lint"]] {
            let run = try await folder.run(["templates"] + words)
            #expect(run.ending == .exit(1) && run.output.isEmpty)
            for id in ["template.syntax", "template.unknown-partial", "template.unknown-block", "template.unused"] {
                #expect(run.errorText.contains("[\(id)]"), "\(id)")
            }
        }
    }

    @Test("a folder that is not there, and links in one that is, are errors")
    func unreadable() async throws {
        let absent = try await run("lint", "nowhere").exits(1)
        #expect(absent.messages == "nowhere:1:1: error: there is no such folder of templates [template.unreadable]\n")
        try folder.write("secret {{", to: "outside")
        try folder.makeFolder("mine")
        try folder.link("mine/a.mustache", to: folder.path("outside"))
        let link = try await run("lint", "mine")
        #expect(link.ending == .exit(1) && link.errorText.hasPrefix("mine/a.mustache:1:1: error: this is a link"))
        #expect(!link.errorText.contains("secret"))
    }
}
