import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
    private static let library = ComponentJSON.manifest([
        ("elvt-tag", ComponentJSON.of("variant: 'primary' | 'danger'", "#")), ("elvt-row", ComponentJSON.of("#")),
        ("elvt-chip", ComponentJSON.of("tone: 'primary' | 'danger'", "selected: boolean", "#")),
        ("elvt-badge", ComponentJSON.of("#")),
    ])

    /// Writes a small library with tokens of its components.
    fileprivate func writeStyled(_ tokens: [String], _ settings: String = "") throws {
        try write(Self.library, to: "lib.json")
        let lines = tokens.map { "  --elvt-component-\($0);" }.joined(separator: "\n")
        try write(":root {\n\(lines)\n}\n", to: "t.css")
        try write(#"{"inputs": ["lib.json"], "tokens": {"files": ["t.css"]\#(settings)}}"#, to: "weblift.json")
    }

    /// What a command says with this id.
    fileprivate func told(_ id: String, by command: String = "generate") async throws -> [Substring] {
        let run = try await run([command, "--diagnostics", "all"]).exits(0)
        return run.errorText.split(separator: "\n").filter { $0.contains("[\(id)]") }
    }
}

@Suite("Tokens that no style draws")
struct UndrawnTokensTests {
    private let folder = TemporaryFolder()

    @Test("are told once for a component, all of them; what a press stands for on iOS is not among them")
    func told() async throws {
        try folder.writeStyled([
            "tag-fill-default: #ffffff", "tag-fill-active: #eeeeee", "tag-fill-hover: #dddddd",
            "tag-fill-selected-hover: #cccccc", "tag-text-default: #000000", "tag-text-selected-hover: #111111",
            "tag-footer-fill: #222222", "tag-height: 44px", "row-text-hover: #111111", "row-z-index: 3",
        ])
        let told = try await folder.told("tokens.undrawn")
        #expect(told.count == 2)
        for message in [
            "3 tokens of <elvt-tag> no style draws: `fill-selected-hover`, `footer-fill`, `text-selected-hover`",
            "a token of <elvt-row> no style draws: `z-index`",
        ] { #expect(told.contains { $0.contains(message) }, "\(told)") }
    }

    private static func letters(_ name: some StringProtocol) -> String {
        String(name).replacing("-", with: "").lowercased()
    }

    /// Read from the written Swift alone: a member of a component's tokens is named somewhere else, or it fills what the pointer
    /// is over, which a press stands for, or it is told.
    @Test("are all those of the sample that no other file names, in what is told and in the figures of each component")
    func sample() async throws {
        let run = try await folder.run(["generate", "weblift:sample", "--diagnostics", "json", "--dry-run"])
        var told: [String: [String]] = [:]
        for line in run.errorText.split(separator: "\n") where line.contains("\"tokens.undrawn\"") {
            let tag = try #require(line.firstMatch(of: #/<[a-z0-9-]+>/#)).0
            told[String(tag), default: []] += line.matches(of: #/`([^`]*)`/#).map { String($0.1) }
        }
        let files = try GeneratedSwift.files(in: GeneratedSwift.sample)
        let generated = files.filter { $0.path.hasPrefix("DesignTokens/Generated/") }.map(\.text)
        let members = GeneratedTokens(generated).members.filter { $0.token.hasPrefix("elvt-component-") }
        let others = files.filter { !$0.path.hasPrefix("DesignTokens/Generated/") }.map(\.text).joined()
        let named = Set(others.matches(of: #/\w+ComponentTokens\.\w+/#).map { String($0.0) })
        let drawn = Set(members.filter { named.contains($0.path) }.map(\.token))
        var replaced = 0
        let rows = try StyledRow.rows(of: try await folder.run(["tokens", "weblift:sample"]).outputText).dropLast()
        for row in rows {
            let component = row.tag.filter(\.isLetter).dropFirst("elvt".count)
            let own = members.filter { $0.path.lowercased().hasPrefix("\(component)componenttokens.") }.map(\.token)
            let count = own.count { drawn.contains($0) || drawn.contains($0.replacing("-hover", with: "-active")) }
            #expect(row.figures == [own.count, count, row.figures[2], row.undrawn.count], "\(row)")
            #expect(row.undrawn.count == own.count - count, "\(row)")
            // However the name of the component is spelled.
            let words = Set((told[row.tag] ?? []).map { Self.letters("\(component)\($0)") })
            for token in own where !drawn.contains(token) {
                guard !words.contains(Self.letters(token.dropFirst("elvt-component-".count))) else { continue }
                #expect(token.contains("fill") && token.hasSuffix("-hover"), "\(token)")
                replaced += 1
            }
        }
        #expect(rows.count > 30 && rows.reduce(0) { $0 + $1.figures[0] } == members.count)
        #expect(members.count - drawn.count == replaced + told.values.reduce(0) { $0 + $1.count })
        // Where a control shows the pointer, the token for hovering is drawn: few are replaced by one for a press.
        #expect(drawn.count > 700 && members.count - drawn.count > 30 && replaced < 20)
    }
}

/// A row of the table at the end of the tokens as text.
private struct StyledRow {
    let tag: String
    /// Tokens, drawn, inherited, undrawn.
    let figures: [Int]
    var undrawn: [String] = []

    static func rows(of text: String) throws -> [StyledRow] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("Styled (") })
        var rows: [StyledRow] = []
        for line in lines[(start + 3)...].prefix(while: { !$0.isEmpty }) {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix("    ") {
                let names = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                rows[rows.count - 1].undrawn += names.filter { !$0.isEmpty }
            } else {
                rows.append(StyledRow(tag: words[0], figures: words.dropFirst().compactMap(Int.init)))
            }
        }
        return rows
    }
}

@Suite("How many tokens of components are drawn")
struct StyledTokensTests {
    private let folder = TemporaryFolder()

    private func prepare(_ settings: String = "") throws {
        let tokens = [
            "tag-fill-default: #ffffff", "tag-fill-active: #eeeeee", "tag-fill-hover: #dddddd",
            "tag-text-default: #000000", "tag-footer-fill: #222222", "tag-fill-shiny: #333333",
            "tag-text-success: #444444", "row-text-default: #111111",
        ]
        try folder.writeStyled(tokens, settings)
    }

    @Test("ends the text for people, with the word that is not understood beside each token that no style draws")
    func table() async throws {
        try prepare()
        let rows = try StyledRow.rows(of: try await folder.run(["tokens"]).exits(0).outputText)
        #expect(rows.map(\.tag) == ["<elvt-row>", "<elvt-tag>", "all"])
        let inherited = rows.map { $0.figures[2] }
        #expect(rows.map(\.figures) == [[1, 1, inherited[0], 0], [7, 4, inherited[1], 3], [8, 5, inherited[2], 3]])
        #expect(inherited[2] == inherited[0] + inherited[1])
        #expect(rows.map(\.undrawn) == [[], ["fill-shiny (shiny)", "footer-fill", "text-success (success)"], []])
    }

    @Test("is told of the components that --only names, and of none where no library is known")
    func selection() async throws {
        try prepare()
        let run = try await folder.run(["tokens", "--only", "row"])
        #expect(try StyledRow.rows(of: run.outputText).map(\.tag) == ["<elvt-row>", "all"])
        try folder.write("{}", to: "weblift.json")
        let alone = try await folder.run(["tokens", "t.css"])
        #expect(alone.ending == .exit(0) && !alone.outputText.contains("Styled ("), "\(alone.errorText)")
    }

    @Test("is warned of below a bar, of 80 percent or of what the project says, and not at it")
    func bar() async throws {
        // Five of eight are 62.5 percent.
        for command in ["tokens", "coverage"] {
            for (settings, count) in [("", 1), (#", "drawn": 62"#, 0), (#", "drawn": 63"#, 1), (#", "drawn": 0"#, 0)] {
                try prepare(settings)
                let told = try await folder.told("tokens.few-drawn", by: command)
                #expect(told.count == count, "\(command) \(settings)")
                guard settings.isEmpty, let first = told.first else { continue }
                #expect(first.contains("styles draw 5 of the 8 tokens of components, and 80 % are asked for"))
                #expect(first.contains("3 of <elvt-tag>"))
            }
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
        let json = try JSONInstance(try await folder.run(["coverage", "--format", "json"]).output)
        let styled = try #require(json["components"]?.elements).map { $0["styled"] }
        #expect(styled.map { $0?["tokens"]?.wholeNumber } == [nil, nil, 1, 7])
        #expect(styled.map { $0?["drawn"]?.wholeNumber } == [nil, nil, 1, 4])
        #expect(styled[3]?["undrawn"]?.elements?.map { $0["word"]?.text } == ["shiny", nil, "success"])
        #expect(try await folder.run(["coverage"]).outputText.contains("62 % styled: 5 of 8 tokens of 2 components"))
        let markdown = try await folder.run(["coverage", "--format", "markdown"])
        #expect(markdown.outputText.contains("styled with 4 of 7 tokens"))
        for format in ["markdown", "html"] { try await folder.run(["docs", "--format", format]).exits(0) }
        let status = try folder.text("out/Documentation/Translation/Status.md")
        let rows = status.split(separator: "\n").filter { $0.contains("Components/") }
        let last = rows.map { $0.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) }
        #expect(last == ["–", "–", "1 of 1", "4 of 7"])
        #expect(try folder.text("out/Documentation/Site/coverage.html").contains("<td>4 of 7</td>"))
    }
}

/// Whatever tokens say, what is generated can be read: `EvaluatedTests` runs it. Here is told whose colors are replaced.
@Suite("Texts that tokens draw too close to what is behind them")
struct UnreadableTextsTests {
    private let folder = TemporaryFolder()

    @Test("are told once for a component, with the tones and states in which they are drawn otherwise")
    func told() async throws {
        try folder.writeStyled([
            "chip-fill-primary-default: #0000ff", "chip-text-primary-default: #ffffff",
            "chip-fill-primary-selected: #ebedef", "chip-text-primary-selected: #ffffff",
            "chip-fill-danger-default: #ffdddd", "chip-text-danger-default: #ff9999",
            "chip-fill-danger-disabled: #eeeeee", "chip-text-danger-disabled: #bbbbbb",
            "badge-fill-default: #ffffff", "badge-text-default: #000000",
        ])
        let notes = try await folder.told("tokens.unreadable")
        #expect(notes.count == 1, "\(notes)")
        // Worked out by the definition of WCAG 2: white on #ebedef, and #bbbbbb on #eeeeee.
        for words in ["<elvt-chip>", "primary, selected: 1.17:1", "danger, disabled: 1.65:1", "danger: "] {
            #expect(notes.first?.contains(words) == true, "\(words) in \(notes)")
        }
        #expect(notes.first?.contains("primary: ") == false, "white on blue can be read: \(notes)")
    }

    @Test("are not told where all can be read, nor in a state that nothing draws")
    func readable() async throws {
        try folder.writeStyled([
            "chip-fill-default: #ffffff", "chip-text-default: #000000", "badge-fill-default: #ffffff",
            "badge-text-default: #000000", "badge-fill-selected: #ffffff", "badge-text-selected: #eeeeee",
        ])
        #expect(try await folder.told("tokens.unreadable") == [])
    }
}
