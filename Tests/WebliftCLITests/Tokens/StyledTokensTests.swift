import Foundation
import Generate
import TestSupport
import Testing

@Suite("How many tokens of components are drawn")
struct StyledTokensTests {
    private let folder = TemporaryFolder()
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "tag.js", "declarations": [
          {"kind": "class", "name": "Tag", "customElement": true, "tagName": "elvt-tag",
           "attributes": [{"name": "variant", "type": {"text": "'primary' | 'danger'"}}], "slots": [{"name": ""}]},
          {"kind": "class", "name": "Row", "customElement": true, "tagName": "elvt-row", "slots": [{"name": ""}]},
          {"kind": "class", "name": "Bare", "customElement": true, "tagName": "elvt-bare", "slots": [{"name": ""}]}
        ]}]}
        """

    private static let tokens = """
        :root {
          --elvt-component-tag-fill-default: #ffffff; --elvt-component-tag-fill-active: #eeeeee;
          --elvt-component-tag-fill-hover: #dddddd; --elvt-component-tag-text-default: #000000;
          --elvt-component-tag-footer-fill: #222222; --elvt-component-tag-fill-shiny: #333333;
          --elvt-component-tag-text-success: #444444; --elvt-component-row-text-default: #111111;
        }
        """

    private struct Row: Equatable {
        let tag: String
        /// Tokens, drawn, inherited, undrawn.
        let figures: [Int]
        var undrawn: [String] = []
    }

    /// The rows of the table at the end of a printed text.
    private static func rows(of text: String) throws -> [Row] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("Styled (") })
        var rows: [Row] = []
        for line in lines[(start + 3)...].prefix(while: { !$0.isEmpty }) {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix("    ") {
                rows[rows.count - 1].undrawn += line.split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                .filter { !$0.isEmpty }
            } else {
                rows.append(Row(tag: words[0], figures: words.dropFirst().compactMap(Int.init)))
            }
        }
        return rows
    }

    private func prepare(_ settings: String = "") throws {
        try folder.write(Self.library, to: "lib.json")
        try folder.write(Self.tokens, to: "t.css")
        try folder.write(#"{"inputs": ["lib.json"], "tokens": {"files": ["t.css"]\#(settings)}}"#, to: "weblift.json")
    }

    @Test("ends the text for people, with the word that is not understood beside each token that no style draws")
    func table() async throws {
        try prepare()
        let run = try await folder.run(["tokens"]).exits(0)
        let rows = try Self.rows(of: run.outputText)
        #expect(rows.map(\.tag) == ["<elvt-row>", "<elvt-tag>", "all"] && rows[0].figures.prefix(2) == [1, 1])
        #expect(rows[0].undrawn == [] && rows[1].figures[0] == 7)
        #expect(rows[1].figures[3] == 3)
        #expect(rows[1].undrawn == ["fill-shiny (shiny)", "footer-fill", "text-success (success)"])
        for row in rows { #expect(row.figures[0] == row.figures[1] + row.figures[3], "\(row.tag)") }
        #expect(rows[2].figures == [8, 5, rows[0].figures[2] + rows[1].figures[2], 3])
    }

    @Test("is told of the components that --only names, and of none where no library is known")
    func selection() async throws {
        try prepare()
        let run = try await folder.run(["tokens", "--only", "row"])
        #expect(try Self.rows(of: run.outputText).map(\.tag) == ["<elvt-row>", "all"])
        try folder.write("{}", to: "weblift.json")
        let alone = try await folder.run(["tokens", "t.css"])
        #expect(alone.ending == .exit(0) && !alone.outputText.contains("Styled ("), "\(alone.errorText)")
    }

    @Test("is warned of below a bar, of 80 percent or of what the project says, and not at it")
    func bar() async throws {
        func warnings(_ settings: String, _ command: String) async throws -> [Substring] {
            try prepare(settings)
            let run = try await folder.run([command, "--diagnostics", "all"]).exits(0)
            return run.errorText.split(separator: "\n").filter { $0.contains("[tokens.few-drawn]") }
        }
        // Five of eight are 62.5 percent.
        for command in ["tokens", "coverage"] {
            let told = try await warnings("", command)
            #expect(told.count == 1)
            #expect(told.first?.contains("styles draw 5 of the 8 tokens of components, and 80 % are asked for") == true)
            #expect(told.first?.contains("3 of <elvt-tag>") == true)
            #expect(try await warnings(#", "drawn": 62"#, command).isEmpty)
            #expect(try await warnings(#", "drawn": 63"#, command).count == 1)
            #expect(try await warnings(#", "drawn": 0"#, command).isEmpty)
        }
        for wrong in ["101", "-1", "1.5", "\"many\""] {
            try prepare(#", "drawn": \#(wrong)"#)
            let run = try await folder.run(["tokens"]).exits(2)
            #expect(run.errorText.contains("“drawn” is how many percent"), "\(wrong): \(run.errorText)")
        }
    }

    @Test("is the same in the coverage, whatever its format, and in the documentation")
    func coverage() async throws {
        try prepare()
        let json = try await folder.run(["coverage", "--format", "json"])
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.outputText.utf8)) as? [String: Any])
        let components = try #require(root["components"] as? [[String: Any]])
        let styled = components.map { $0["styled"] as? [String: Any] }
        #expect(styled.map { $0?["tokens"] as? Int } == [nil, 1, 7])
        #expect(styled.map { $0?["drawn"] as? Int } == [nil, 1, 4])
        let undrawn = styled[2]?["undrawn"] as? [[String: Any]]
        #expect(undrawn?.map { $0["word"] as? String } == ["shiny", nil, "success"])
        #expect(try await folder.run(["coverage"]).outputText.contains("62 % styled: 5 of 8 tokens of 2 components"))
        let markdown = try await folder.run(["coverage", "--format", "markdown"])
        #expect(markdown.outputText.contains("styled with 4 of 7 tokens"))
        for format in ["markdown", "html"] { try await folder.run(["docs", "--format", format]).exits(0) }
        let status = try folder.text("out/Documentation/Translation/Status.md")
        let rows = status.split(separator: "\n").filter { $0.contains("Components/") }
        #expect(
            rows.map { $0.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) } } == [
                "–", "1 of 1", "4 of 7",
            ]
        )
        let page = try folder.text("out/Documentation/Site/coverage.html")
        #expect(page.contains("<td>4 of 7</td>"))
    }

    /// Read from the written Swift alone: a token is drawn where another file than that of the tokens names it, or where it is
    /// for hovering and the one for a press is.
    @Test("is what the generated Swift of the sample draws, counted in its text")
    func sample() async throws {
        let run = try await BuiltProgram.run(["tokens", "weblift:sample"], in: Shared.project.path)
        let rows = try Self.rows(of: run.outputText).filter { $0.tag != "all" }
        let root = Shared.project.appending(path: "out/Sources/ElevateUI")
        var others = ""
        var generated: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            if path.contains("DesignTokens/Generated/") { generated.append(text) } else { others += text }
        }
        let named = Set(others.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init))
        let members = GeneratedTokens(generated).members.filter { $0.token.hasPrefix("elvt-component-") }
        let drawn = Set(members.filter { named.contains($0.path) || others.contains("\($0.path)[") }.map(\.token))
        var counts: [String: [Int]] = [:]
        for member in members {
            let press = member.token.replacing("-hover", with: "-active")
            let isDrawn = drawn.contains(member.token) || press != member.token && drawn.contains(press)
            let component = String(member.path.prefix { $0 != "." }.dropLast("ComponentTokens".count)).lowercased()
            var count = counts[component] ?? [0, 0]
            count[0] += 1
            if isDrawn { count[1] += 1 }
            counts[component] = count
        }
        #expect(rows.count > 30)
        for row in rows {
            let name = String(row.tag.dropFirst("<elvt-".count).dropLast()).replacing("-", with: "")
            #expect(counts[name] == Array(row.figures.prefix(2)), "\(row.tag)")
        }
    }
}
