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
    func findings() throws {
        var bag = DiagnosticBag()
        bag.note(.tokensOverride, "a", at: nil)
        bag.warning(.tokensContrast, "b", at: nil)
        bag.warning(.tokensContrast, "c", at: nil)
        bag.error(.tokensUnresolved, "d", at: nil)
        let lines = lines(TokenSheet.catalogue(), findings: bag)
        let start = try #require(lines.firstIndex { $0.hasPrefix("Findings") })
        #expect(
            lines[(start + 1)...].prefix(3) == [
                "  tokens.unresolved  1  error", "  tokens.contrast    2  warnings", "  tokens.override    1  note",
            ]
        )
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
