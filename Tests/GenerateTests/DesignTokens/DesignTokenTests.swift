import Core
import SwiftModel
import Testing

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
}
