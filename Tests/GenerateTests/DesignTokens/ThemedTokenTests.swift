import Core
import Testing
import Tokens

@testable import Generate

@Suite("Tokens in themes")
struct ThemedTokenTests {
    private static let css = """
        :root { --elvt-primitives-blue: #0000ff; --elvt-alias-line: 1px; --elvt-alias-fill-base: #ffffff;
          --elvt-alias-fill-low: var(--elvt-alias-fill-base); --elvt-alias-still: 3px; --elvt-alias-wide: 4px; }
        .dark { --elvt-alias-fill-base: #000000 }
        .theme-acme { --elvt-alias-line: 2px; --elvt-alias-fill-base: var(--elvt-primitives-blue); --elvt-alias-wide: red }
        .theme-default2 { --elvt-alias-line: 2px }
        [data-theme="init"] { --elvt-alias-line: 2px }
        """

    private func lines(_ name: String, _ sheet: TokenSheet) -> [String]? {
        let tokens = sheet.library.containers.flatMap { sheet.library.tokens(of: $0) }
        return tokens.first { $0.token.name.text == name }.flatMap { token in
            token.themed?.lines(declaring: token.home.member, as: token.kind.name, indentation: 4)
        }
    }

    @Test("are functions of the theme, with the value of the default theme where that is one")
    func functions() {
        let sheet = TokenSheet(Self.css)
        #expect(
            lines("elvt-alias-line", sheet) == [
                "public static func line(in theme: ElevateTheme) -> CGFloat {", "    switch theme {",
                "    case .default:", "        Self.line", "    case .acme, .default2, .`init`:", "        2", "    }",
                "}",
            ]
        )
        #expect(
            lines("elvt-alias-fill-low", sheet) == [
                "public static func low(in theme: ElevateTheme) -> Color {", "    ElevateAliases.Fill.base(in: theme)",
                "}",
            ]
        )
        #expect(lines("elvt-alias-still", sheet) == nil)
    }

    @Test("of another type in a theme are told, and there what they are without one")
    func otherType() {
        let sheet = TokenSheet(Self.css)
        #expect(lines("elvt-alias-wide", sheet) == nil)
        #expect(sheet.diagnostics.contains { $0.id == .tokensNotInSwift && $0.message.contains("in the theme “acme”") })
    }

    @Test("are what they were where there is no theme")
    func without() {
        let sheet = TokenSheet(":root { --elvt-alias-line: 1px } .dark { --elvt-alias-line: 2px }")
        #expect(sheet.library.themes == nil && sheet.library.themedReferences.isEmpty)
    }
}
