import Core
import SwiftModel
import Testing
import Tokens

@testable import Generate

@Suite("Design tokens in Swift")
struct DesignTokenTests {
    private static let sheets: [(promise: String, css: String, members: [String])] = [
        (
            "refer to the next tier as they do in the design system, and colors follow the appearance",
            """
            :root {
              --elvt-primitives-color-blue-600: #0000ff;
              --elvt-primitives-color-blue-300: #8888ff;
              --elvt-alias-action-fill: var(--elvt-primitives-color-blue-600);
              --elvt-component-button-fill: var(--elvt-alias-action-fill, #00f);
            }
            .dark { --elvt-alias-action-fill: var(--elvt-primitives-color-blue-300); }
            """,
            [
                "ButtonComponentTokens.fill: Color = ElevateAliases.Action.fill",
                "ElevateAliases.Action.fill: Color = "
                    + "Color(light: ElevatePrimitives.colorBlue600, dark: ElevatePrimitives.colorBlue300)",
                "ElevatePrimitives.colorBlue300: Color = Color(red: 0.53333, green: 0.53333, blue: 1)",
                "ElevatePrimitives.colorBlue600: Color = Color(red: 0, green: 0, blue: 1)",
            ]
        ),
        (
            "that differ between light and dark and can't follow the appearance are pairs, which a view chooses from",
            """
            :root { --elvt-alias-opacity-muted: 0.5; --elvt-component-card-opacity: var(--elvt-alias-opacity-muted); }
            .dark { --elvt-alias-opacity-muted: 0.75; }
            """,
            [
                "CardComponentTokens.opacity: ComponentAdaptive<CGFloat> = ElevateAliases.Opacity.muted",
                "ElevateAliases.Opacity.muted: ComponentAdaptive<CGFloat> = ComponentAdaptive(light: 0.5, dark: 0.75)",
            ]
        ),
        (
            "keep calculations with other tokens, and are what comes out where there are none",
            """
            :root {
              --elvt-primitives-space-m: 0.5rem;
              --elvt-alias-space-wide: calc(var(--elvt-primitives-space-m) * 2 + 1px);
              --elvt-alias-space-fixed: calc(2 * 3px);
            }
            """,
            [
                "ElevateAliases.Space.fixed: CGFloat = 6",
                "ElevateAliases.Space.wide: CGFloat = ElevatePrimitives.spaceM * 2 + 1",
                "ElevatePrimitives.spaceM: CGFloat = 8",
            ]
        ),
        (
            "have the types of what they are",
            """
            :root {
              --elvt-alias-a-time: 120ms;
              --elvt-alias-a-curve: cubic-bezier(0.2, 0, 0, 1);
              --elvt-alias-a-font-weight: 600;
              --elvt-alias-a-padding: 4px 8px;
              --elvt-alias-a-shadow: 0 1px 2px rgb(0 0 0 / 20%);
            }
            """,
            [
                "ElevateAliases.A.curve: ComponentCurve = ComponentCurve(x1: 0.2, y1: 0, x2: 0, y2: 1)",
                "ElevateAliases.A.fontWeight: Font.Weight = .semibold",
                "ElevateAliases.A.padding: EdgeInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)",
                "ElevateAliases.A.shadow: [ComponentShadow] = [ComponentShadow("
                    + "color: Color(red: 0, green: 0, blue: 0, opacity: 0.2), x: 0, y: 1, blur: 2, spread: 0)]",
                "ElevateAliases.A.time: Double = 0.12",
            ]
        ),
    ]

    @Test("are those of Swift", arguments: sheets.indices)
    func members(index: Int) {
        let (promise, css, members) = Self.sheets[index]
        #expect(TokenSheet(css).members == members, "\(promise)")
    }

    @Test("without a type in Swift, or with two, are left out and told")
    func leftOut() {
        let css = ":root { --elvt-alias-a-b: 0 auto; --elvt-alias-a-c: 1px; } .dark { --elvt-alias-a-c: #fff; }"
        let sheet = TokenSheet(css)
        #expect(sheet.members.isEmpty)
        #expect(sheet.diagnostics.filter { $0.id == .tokensNotInSwift }.count == 2)
    }

    @Test("have different names where two are spelled alike, and none of a keyword or a type that is needed")
    func names() {
        let css = """
            :root {
              --elvt-alias-color-default: #fff; --elvt-alias-color-Default: #000; --elvt-alias-view-self: 1px;
              --elvt-primitives-2xl: 2px; --elvt-component-a-class: 3px;
            }
            """
        let sheet = TokenSheet(css)
        let names = sheet.members.map { $0.prefix { $0 != ":" } }
        #expect(Set(names).count == 5)
        #expect(names.contains("AComponentTokens.class") || names.contains("AComponentTokens.`class`"))
        #expect(!names.contains { $0.contains(".Color.") || $0.contains(".View.") })
    }

    @Test(
        "stand in no group that is called like the enums to which they refer, whatever the prefix of the library is",
        arguments: ["", "Elevate", "elevate"]
    )
    func groups(prefix: String) throws {
        let words = ["primitives", "aliases", "\(prefix)primitives", "\(prefix)aliases", "buttoncomponenttokens"]
        let sheet = TokenSheet(
            ":root { --elvt-primitives-a-b: #fff; --elvt-component-button-fill: var(--elvt-alias-primitives-a); "
                + words.map { "--elvt-alias-\($0)-a: var(--elvt-primitives-a-b);" }.joined() + " }",
            in: SwiftLibrary(prefix: prefix)
        )
        let containers = Set(sheet.library.containers.map { $0.name.lowercased() })
        let groups = sheet.library.containers.flatMap { sheet.library.tokens(of: $0) }.compactMap(\.home.group)
        #expect(Set(groups).count == Set(words).count)
        for group in groups { #expect(!containers.contains(group.name.lowercased()), "\(group)") }
    }

    // MARK: Themes

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

    @Test("in themes are functions of the theme, with the value of the default theme where that is one")
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

    // MARK: Numbers

    @Test(
        "that are numbers have five places at most, and no more digits than say anything",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (-0.5, "-0.5"), (0.05, "0.05"),
            (0.1 + 0.2, "0.3"), (1.10, "1.1"), (12.25, "12.25"), (0.00001, "0.00001"), (-0.00001, "-0.00001"),
            (0.000004, "0"), (-0.000004, "0"), (0.999996, "1"), (100.000004, "100"), (2.0 / 3, "0.66667"),
            (123_456_789.12345, "123456789.12345"), (-9_999_999_999.5, "-9999999999.5"),
            (10_000_000_000, "10000000000.0"), (1e21, "1e+21"),
        ] as [(Double, String)]
    )
    func digits(value: Double, expected: String) { #expect("\(SwiftNumber(value))" == expected) }
}

/// Tokens as a stylesheet, on their way to Swift.
struct TokenSheet {
    let library: DesignTokenLibrary
    let diagnostics: [Diagnostic]

    init(_ css: String, in swift: SwiftLibrary = SwiftLibrary(prefix: "Elevate")) {
        var bag = DiagnosticBag()
        let file = TokenFile(SourceFile(path: SourcePath("tokens.css"), text: css))
        let declarations = TokenReader.read([file], into: &bag)
        let builder = TokenGraphBuilder(TokenSettings())
        let resolved = builder.resolved(declarations, into: &bag)
        let graph = builder.graph(of: resolved, components: swift.components.map(\.names.web), into: &bag)
        library = DesignTokenLibrary(graph, in: swift, into: &bag)
        diagnostics = bag.sorted
    }

    /// Each token as it is declared: where it stands, what it is, and what it says.
    var members: [String] {
        library.containers.flatMap { library.tokens(of: $0) }.map {
            "\($0.home.reference): \($0.kind.name) = \($0.expression.text)"
        }
    }
}
