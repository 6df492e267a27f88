import Core
import Testing

@testable import Tokens
@testable import WebliftCLI

@Suite("Tokens as text")
struct TokensTextTests {
    private func lines(_ catalogue: TokenCatalogue, findings: DiagnosticBag = DiagnosticBag()) -> [String] {
        let bytes = TokensText(catalogue: catalogue, findings: findings.groups, palette: .plain).print()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("each tier has a line of figures, which goes on below where it is too long, and tells what has no value")
    func figures() {
        let lines = lines(TokenSheet.catalogue())
        #expect(lines[1].hasPrefix("Aliases      9  2 color, ") && lines[2] == "                word")
        #expect(lines[3].hasPrefix("Components   7  of 2 components: 3 color, "))
        #expect(lines[3].hasSuffix(", 1 without a value"))
    }

    @Test("what was found is counted by its id, the errors first")
    func findings() {
        var bag = DiagnosticBag()
        bag.note(.tokensOverride, "a", at: nil)
        bag.warning(.tokensContrast, "b", at: nil)
        bag.warning(.tokensContrast, "c", at: nil)
        bag.error(.tokensUnresolved, "d", at: nil)
        let lines = lines(TokenSheet.catalogue(), findings: bag)
        let found = Array(lines.drop { !$0.hasPrefix("Findings") }.dropFirst().prefix(3))
        let wanted = ["tokens.unresolved  1  error", "tokens.contrast    2  warnings", "tokens.override    1  note"]
        #expect(found == wanted.map { "  \($0)" })
    }

    @Test("a token without a value has a dash, and one that is deprecated says so")
    func values() throws {
        let lines = lines(TokenSheet.catalogue())
        #expect(lines.contains { $0.hasSuffix("elvt-component-icon-button-gone      –           –") })
        #expect(lines.contains("      deprecated: Use `fill`."))
    }

    @Test("no line is longer than 100 characters where names leave room for that")
    func width() { #expect(lines(TokenSheet.catalogue()).allSatisfy { $0.count <= 100 }) }

    @Test("names and values of the input can't steer the terminal")
    func controlCharacters() {
        let place = SourceLocation.start(of: SourcePath("tokens.css"))
        let escape = TokenDeclaration(
            name: TokenName("elvt-alias-\u{1B}[31mred\nline"),
            content: .parts([ValuePart(.text("\u{1B}]0;title\u{7}"), at: place)]),
            at: place
        )
        let text = lines(TokenSheet.catalogue(TokenSheet.graph(of: [escape]))).joined(separator: "\n")
        for part in ["\u{1B}", "\u{7}"] { #expect(!text.contains(part)) }
        #expect(text.contains("elvt-alias-\u{FFFD}[31mred line"))
    }
}

@Suite("Tokens as JSON")
struct TokensJSONTests {
    private func json(_ catalogue: TokenCatalogue = TokenSheet.catalogue()) throws -> JSONInstance {
        try JSONInstance(TokensJSON(catalogue: catalogue).print())
    }

    private func token(_ name: String, in json: JSONInstance) throws -> JSONInstance {
        try #require(json["tokens"]?.elements?.first { $0["name"]?.text == name })
    }

    @Test("tokens of all kinds, and none at all, fit the schema")
    func schema() throws {
        let schema = try JSONSchema(named: "tokens")
        #expect(schema.problems(of: try json()) == [])
        #expect(schema.problems(of: try json(TokenSheet.catalogue(TokenSheet.graph(of: [])))) == [])
    }

    @Test("all kinds of values that a stylesheet can have are checked")
    func kinds() throws {
        let values = try #require(try json()["tokens"]?.elements).compactMap { $0["light"]?["value"]?["kind"]?.text }
        let kinds = "color currentColor length ems percentage number duration easing fontFamily shadow list word"
        #expect(Set(values) == Set(kinds.split(separator: " ").map(String.init)))
    }

    @Test("what an overlay replaced is told with its place, and what is said of a token stays with it")
    func replaced() throws {
        let text = try token("elvt-alias-danger-text", in: try json())
        #expect(text.strings(at: "light.layer", "light.source.file") == ["override", "brand.css"])
        #expect(text["replaced"]?.elements?.first?["written"]?.text == "#fff")
        #expect(text["replaced"]?.elements?.first?["source"]?["line"] == .number(8))
        #expect(try token("elvt-component-chip-background", in: try json())["deprecated"]?.text == "Use `fill`.")
    }

    @Test("a token that holds in dark only has nothing in light")
    func oneAppearance() throws {
        let graph = TokenSheet.graph(".dark { --elvt-alias-night: #000; }")
        let night = try token("elvt-alias-night", in: try json(TokenSheet.catalogue(graph)))
        #expect(night["light"] == .null && night["dark"]?["value"]?["text"]?.text == "#000000")
    }

    @Test("the totals are those of the tokens and pairs that are listed")
    func totals() throws {
        for json in [try json(), try json(TokenSheet.catalogue { $0.tier == .component("chip") })] {
            let tokens = try #require(json["tokens"]?.elements)
            let pairs = try #require(json["contrast"]?.elements)
            #expect(json["totals"]?["tokens"] == .number(Double(tokens.count)))
            for tier in ["primitive", "alias", "component", "other"] {
                let count = tokens.count { $0["tier"]?.text == tier }
                #expect(json["totals"]?["tiers"]?[tier] == .number(Double(count)))
            }
            #expect(json["totals"]?["contrast"]?["pairs"] == .number(Double(pairs.count)))
            for mode in ["light", "dark"] {
                let low = pairs.count { $0[mode]?["passes"] == .boolean(false) }
                #expect(json["totals"]?["contrast"]?["\(mode)TooLow"] == .number(Double(low)))
            }
        }
    }

    @Test("a pair of colors tells its ratio in both appearances, what is required, and whether that is reached")
    func contrast() throws {
        let pair = try #require(try json()["contrast"]?.elements?.first)
        let names = ["elvt-component-icon-button-text", "elvt-component-icon-button-fill"]
        #expect(pair.strings(at: "text", "fill") == names && pair["required"] == .number(4.5))
        #expect(pair["light"]?["passes"] == .boolean(true) && pair["dark"]?["passes"] == .boolean(false))
    }

    @Test("a chain of thousands is cut, and the token that it is cut at tells how it goes on")
    func longChain() throws {
        let lines =
            (0..<3000).map { "--elvt-alias-a\($0): var(--elvt-alias-a\($0 + 1));" } + ["--elvt-alias-a3000: 1px;"]
        let catalogue = TokenSheet.catalogue(TokenSheet.graph(":root { \(lines.joined(separator: "\n")) }"))
        let json = try json(catalogue)
        let chain = try #require(try token("elvt-alias-a0", in: json)["light"]?["chain"]?.elements)
        #expect(chain.count == 16)
        let next = try token(try #require(chain.last?.text), in: json)
        #expect(next["light"]?["chain"]?.elements?.first?.text == "elvt-alias-a17")
        #expect(next["light"]?["value"]?["text"]?.text == "1 pt")
    }
}
