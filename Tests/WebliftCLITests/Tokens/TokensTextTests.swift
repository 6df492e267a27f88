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

    @Test("each tier has a line of figures")
    func figures() {
        let lines = lines(TokenSheet.catalogue())
        #expect(lines[0] == "Primitives   4  3 color, 1 length")
        #expect(lines[1].hasPrefix("Aliases      9  2 color, ") && lines[2] == "                word")
        #expect(lines[3].hasPrefix("Components   7  of 2 components: 3 color, "))
        #expect(lines[3].hasSuffix(", 1 without a value"))
        #expect(
            lines[4...6] == [
                "Of no tier   1  1 color", "All         21", "Contrast: 1 pair, 0 too low in light, 1 in dark",
            ]
        )
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

    @Test("a token has its value once where light and dark are the same, else both, and below it what it refers to")
    func values() throws {
        let lines = lines(TokenSheet.catalogue())
        let fill = try #require(lines.firstIndex { $0.contains("elvt-component-icon-button-fill") })
        #expect(lines[fill].hasSuffix("  color       #ce0101 | color(display-p3 0.95 0.45 0.41)"))
        #expect(
            lines[fill + 1]
                == "      → elvt-alias-danger-fill → elvt-primitives-color-red-600 | → elvt-primitives-color-red-400"
        )
        #expect(lines.contains { $0.hasSuffix("elvt-alias-motion-ease  easing    cubic-bezier(0.2, 0, 0, 1)") })
        #expect(lines.contains { $0.hasSuffix("elvt-component-icon-button-gone      –           –") })
        #expect(lines.contains("      deprecated: Use `fill`."))
    }

    @Test("numbers in names count as numbers: 400 and 600 stand before 1000")
    func order() {
        let names = lines(TokenSheet.catalogue()).filter { $0.contains("    elvt-primitives-color-red") }
        #expect(names.map { $0.contains("400") ? 400 : $0.contains("600") ? 600 : 1000 } == [400, 600, 1000])
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
