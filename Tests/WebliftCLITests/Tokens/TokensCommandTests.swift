import Foundation
import Testing

@testable import WebliftCLI

@Suite("weblift tokens")
struct TokensCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ words: String...) async throws -> ProgramRun { try await folder.run(["tokens"] + words) }

    private static let sheet = ":root { --elvt-alias-a: 1px; --elvt-component-thing-a: var(--elvt-alias-a); }"

    @Test("what is named on the command line is read in place of what the configuration names")
    func pathsWin() async throws {
        try folder.write(Self.sheet, to: "a.css")
        try folder.write(":root { --b-x: 1rem; }", to: "b.css")
        try folder.write(
            #"{"tokens": {"files": ["a.css"], "remBase": 10, "prefixes": {"alias": ["b-"]}}}"#,
            to: "weblift.json"
        )
        #expect(try await run().outputText.contains("elvt-alias-a            length  1 pt"))
        let named = try await run("b.css")
        #expect(named.ending == .exit(0) && !named.outputText.contains("elvt-alias-a"))
        for part in ["Aliases  1  1 length", "b-x  length  10 pt"] { #expect(named.outputText.contains(part)) }
    }

    @Test("without a library no component is unknown, and with one a token's may be")
    func library() async throws {
        try folder.write(Self.sheet, to: "a.css")
        try folder.write(BadInputRun.good, to: "good.json")
        #expect(try await run("a.css").messages == "")
        let checked = try await run("a.css", "--input", "good.json")
        #expect(checked.errorText.contains("the library has no component `thing`"))
    }

    @Test("the sample's tokens come with the sample only")
    func sample() async throws {
        let plain = try await run("--only", "elvt-button")
        #expect(plain.ending == .exit(0) && plain.outputText.contains("elvt-component-button-fill-danger-default"))
        try folder.write(BadInputRun.good, to: "good.json")
        let foreign = try await run("--input", "good.json")
        #expect(foreign.ending == .exit(2) && foreign.errorText.contains("has no tokens of its own"))
        try folder.write(#"{"inputs": ["good.json"]}"#, to: "weblift.json")
        let silent = try await run()
        #expect(silent.ending == .exit(2) && silent.errorText.contains("weblift.json names no tokens"))
        #expect(try await run("weblift:sample").output == run("weblift:sample").output)
        #expect(try await run("weblift:sample", "a.css").ending == .exit(2))
    }

    @Test("a warning of the tokens ends with 1 for who wants it strict, and what could be read is printed all the same")
    func errors() async throws {
        try folder.write(":root { --a: var(--nowhere); --b: 2px; }", to: "a.css")
        let warned = try await run("a.css", "--format", "json").exits(0)
        let failed = try await run("a.css", "--format", "json", "--werror")
        #expect(failed.output == warned.output)
        #expect(failed.ending == .exit(1) && failed.errorText.contains("[tokens.unresolved]"))
        #expect(try JSONInstance(failed.output)["tokens"]?.elements?.count == 2)
        let missing = try await run("nowhere.css")
        #expect(missing.ending == .exit(1) && missing.output.isEmpty)
        #expect(missing.errorText.contains("nowhere.css:1:1: error: there is no such file or folder [input.not-found]"))
    }

    @Test("every format has every token of the sample", arguments: TokensCommand.Format.allCases)
    func complete(format: TokensCommand.Format) async throws {
        let json = try JSONInstance(try await run("--format", "json").output)
        let names = try #require(json["tokens"]?.elements).compactMap { $0["name"]?.text }
        #expect(names.count == 1155)
        let text = try await run("--format", format.rawValue).outputText
        if format == .html { return #expect(try Self.names(onPage: text).sorted() == names.sorted()) }
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.map(String.init))
        #expect(names.filter { !words.contains($0) } == [])
    }

    /// What a row of the page begins with, after what all names of its group begin with.
    private static func names(onPage text: String) throws -> [String] {
        try text.components(separatedBy: "<details class=\"group\" data-beginning=\"").dropFirst().flatMap { group in
            let beginning = try #require(group.split(separator: "\"", omittingEmptySubsequences: false).first)
            let rows = try #require(group.components(separatedBy: "</table>").first).matches(
                of: /<tr(?: data-kind=[^>]*)?><th>([^<]*)/
            )
            return rows.map { String(beginning + $0.output.1) }
        }
    }
}
