import Foundation
import TestSupport
import Testing

/// 000, “Theming System Deep Dive”: the values of “CSS Variables Architecture” go through all commands in each theme, and
/// “Environment-Based Theming” draws them.
@Suite("Three themes through the whole way")
struct ThemesWholeWayTests {
    private let folder = TemporaryFolder()
    private static let library: String = {
        let tone = SmallLibrary.field("tone", "'neutral' | 'danger'", #""attribute": "tone""#)
        let open = SmallLibrary.field("open", "boolean")
        let slotAndClose = #"\#(SmallLibrary.slot), "events": [{"name": "close"}]"#
        return SmallLibrary.manifest(
            SmallLibrary.component("elevate-badge", [tone], SmallLibrary.slot),
            SmallLibrary.component("elevate-drawer", [open], slotAndClose),
            SmallLibrary.component("elevate-notification", [open], slotAndClose)
        )
    }()

    /// `ocean` extends `acme`, and lacks the width of the gap, which only `acme` states.
    private static let css = """
        :root {
          --base-white: #ffffff; --base-ink: #101418;
          --a-background: var(--base-white); --a-text: var(--base-ink); --a-danger-fill: #b3261e; --a-gap: 8px;
          --c-badge-fill-danger: var(--a-danger-fill); --c-badge-text-danger: #ffffff;
          --c-drawer-scrim: #00000066; --c-drawer-fill: var(--a-background); --c-drawer-text: var(--a-text);
          --c-notification-fill: var(--a-background); --c-notification-gap: var(--a-gap);
        }
        .dark { --a-background: var(--base-ink); --a-text: var(--base-white); --a-danger-fill: #f2b8b5; }
        [data-theme="acme"] { --a-danger-fill: #0b5cd5; --a-gap: 16px; --c-drawer-scrim: #0b5cd566; }
        .theme-ocean { --a-danger-fill: #d8f5e4; }
        .theme-ocean.dark { --a-danger-fill: #7be0a6; }
        """

    private static func configuration(extending base: String) -> String {
        """
        {"inputs": ["lib.json"], "module": "ElevateUI", "deploymentTarget": 17, "colors": "assets",
         "tokens": {"files": ["tokens.css"], "prefixes": {"primitive": ["base-"], "alias": ["a-"], "component": ["c-"]},
                    "themes": {"ocean": {"files": []\(base)}}}}
        """
    }

    @Test(
        "ends in Swift that compiles, an asset catalog, lints, documentation and diff, each of which knows all themes",
        .startsCompiler
    )
    func wholeWay() async throws {
        func run(_ arguments: [String]) async throws -> (text: String, errors: String) {
            let run = try await folder.runWithCompiler(arguments)
            if arguments != ["tokens"], arguments[0] != "diff" { run.exits(0) }
            return (run.outputText, run.errorText)
        }
        func text(_ path: String) throws -> String { try folder.text(path) }
        try folder.write(Self.library, to: "lib.json")
        try folder.write(Self.css, to: "tokens.css")
        try folder.write(Self.configuration(extending: ""), to: "weblift.json")

        // Without a base, a theme that lacks tokens of another is told.
        let lints = try await run(["tokens"])
        #expect((lints.text + lints.errors).contains("tokens.theme-gap"), "\(lints)")
        #expect((lints.text + lints.errors).contains("ocean"))
        // White text on a light green: only in this theme.
        let contrast = (lints.text + lints.errors).split(separator: "\n").filter { $0.contains("tokens.contrast") }
        #expect(contrast.contains { $0.contains("ocean") }, "\(lints)")

        try folder.write(Self.configuration(extending: #", "extends": "acme""#), to: "weblift.json")
        let generated = try await run(["generate", "--out", "out"])
        #expect(generated.errors.contains("what holds there is what “acme”, then the default theme says"))
        let sources = "out/Sources/ElevateUI"
        let aliases = try text("\(sources)/DesignTokens/Generated/ElevateAliases.swift")
        // It falls back along its chain.
        #expect(aliases.contains("case .acme, .ocean:\n            16\n"), "\(aliases)")
        // A color that a theme states itself is a color set of the theme.
        #expect(aliases.contains(#"Color(asset: "Themes/ocean/ElevateAliases/Danger/fill")"#), "\(aliases)")
        let sets = "\(sources)/DesignTokens/Colors.xcassets/Themes"
        #expect(try text("\(sets)/ocean/ElevateAliases/Danger/fill.colorset/Contents.json").contains("0xD8"))
        #expect(try text("\(sets)/acme/ElevateAliases/Danger/fill.colorset/Contents.json").contains("0xD5"))
        // What is drawn outside of a component is of the theme around it.
        let drawer = try text("\(sources)/SwiftUI/ElevateDrawer+SwiftUI.swift")
        #expect(drawer.contains("scrim: { theme in DrawerTokens.") && drawer.contains("in: theme)"), "\(drawer)")
        let support = "\(sources)/Support"
        #expect(try text("\(support)/ComponentDrawer.swift").contains("scrimColor(theme).ignoresSafeArea()"))
        #expect(try text("\(support)/ComponentBanner.swift").contains(".padding(spacing(theme))"))

        _ = try await run(["verify", "out", "--target", "17"])

        _ = try await run(["docs", "--out", "docs", "--format", "html"])
        let badge = try text("docs/Documentation/Site/components/ElevateBadge.html")
        for theme in ["acme", "ocean"] { #expect(badge.contains("<h3>In the theme \(theme)</h3>"), "\(badge)") }
        // “danger” is drawn in the light green of the one, and in the blue of the other.
        for fill in ["#d8f5e4", "#0b5cd5"] { #expect(badge.contains("--bg:\(fill)"), "\(badge)") }
        #expect(try text("docs/Documentation/Site/tokens.html").contains("ocean: 5 tokens differ"))

        // A release that changes a color inside of one theme.
        try folder.write(Self.css.replacing("#d8f5e4", with: "#0a7a3d"), to: "new.css")
        let tokens = ["--old-tokens", "tokens.css", "--tokens", "new.css"]
        let diff = try await run(["diff", "lib.json", "lib.json"] + tokens)
        #expect(diff.text.contains("value changed in a theme a-danger-fill  [token.theme-changed]"), "\(diff)")
        #expect(diff.text.contains("in the theme ocean") && !diff.text.contains("in the theme acme"))
        #expect(diff.text.contains("follows: c-badge-fill-danger"))
    }
}
