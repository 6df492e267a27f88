import Foundation
import TestSupport
import Testing

/// 000, “Theming System Deep Dive”: themes are chosen by an attribute or a class, tokens are read from the environment
/// (“Environment-Based Theming”, “Environment-Based Token Access”), “.preferredColorScheme(manager.currentTheme.colorScheme)”
/// follows the theme, and the values of “CSS Variables Architecture” go through all commands in each theme.
@Suite("Themes from tokens to Swift")
struct ThemeProgramTests {
    private let folder = TemporaryFolder()
    private static let badge = SmallLibrary.component(
        "elevate-badge",
        [SmallLibrary.field("tone", "'neutral' | 'danger'", #""attribute": "tone""#)],
        SmallLibrary.slot
    )
    private static let library = SmallLibrary.manifest(
        badge,
        SmallLibrary.component("elevate-button", [], #"\#(SmallLibrary.slot), "events": [{"name": "click"}]"#)
    )

    private static let css = """
        :root {
          --base-white: #ffffff; --base-ink: #101418; --base-blue: #0b5cd5;
          --a-background: var(--base-white); --a-danger-fill: #b3261e; --a-radius: 4px;
          --c-badge-fill-danger: var(--a-danger-fill); --c-badge-text-danger: #ffffff;
          --c-badge-border-radius: var(--a-radius); --c-button-fill: var(--base-blue); --c-button-text: var(--base-white);
        }
        .dark { --a-background: var(--base-ink); --a-danger-fill: #f2b8b5; }
        [data-theme="acme"] { --a-background: #fff8f0; --a-danger-fill: var(--base-blue); --a-radius: 12px; }
        .theme-ocean { --a-danger-fill: #0a7a3d; }
        .theme-ocean.dark { --a-danger-fill: #7be0a6; }
        """

    /// What an app writes: a theme for the window, another one inside of it, a token, and the default one as a constant.
    private static let app = """
        #if os(iOS)
        import SwiftUI
        import UIKit

        @available(iOS 15, *)
        struct ThemedCard: View {
            @Environment(\\.elevateTheme) private var theme

            var body: some View {
                VStack {
                    ElevateBadge(tone: .danger) { Text("Title") }
                        .elevateTheme(.ocean)
                    Text("Title").foregroundStyle(ElevateAliases.Danger.fill(in: theme))
                }
                .background(ElevateAliases.background)
                .elevateTheme(.acme)
            }
        }

        @available(iOS 17, *)
        @MainActor
        func themed(_ view: UIView, _ traits: inout any UIMutableTraits) -> ElevateTheme {
            traits.elevateTheme = .acme
            return view.traitCollection.elevateTheme
        }
        #endif
        """

    private func write(
        _ library: String = Self.library,
        css: String = Self.css,
        target: Int = 15,
        themes: String = "",
        colors: String = ""
    ) throws {
        try folder.write(library, to: "lib.json")
        try folder.write(css, to: "tokens.css")
        let prefixes = #"{"primitive": ["base-"], "alias": ["a-"], "component": ["c-"]}"#
        let configuration = """
            {"inputs": ["lib.json"], "module": "ElevateUI", "deploymentTarget": \(target)\(colors),
             "tokens": {"files": ["tokens.css"], "prefixes": \(prefixes)\(themes)}}
            """
        try folder.write(configuration, to: "weblift.json")
    }

    private static let sources = "out/Sources/ElevateUI"

    /// A file of the package.
    private func text(_ path: String) throws -> String { try folder.text("\(Self.sources)/\(path)") }

    @Test(
        "compile in both template sets for iOS 15 and 17, with an app that chooses them, one inside of the other",
        .startsCompiler
    )
    func compiles() async throws {
        for (target, set) in [(15, "elevate"), (17, "native"), (17, "elevate"), (15, "native")] {
            let out = "out\(target)\(set)"
            try write(target: target)
            try await folder.run(["generate", "--out", out, "--template-set", set]).exits(0)
            let generated = "\(out)/Sources/ElevateUI/DesignTokens/Generated"
            let text = try folder.text("\(generated)/ElevateTheme.swift")
            #expect(text.contains("case acme") && text.contains("case ocean"))
            #expect(text.contains("case .acme: .light") && text.contains(".preferredColorScheme("))
            try folder.write(Self.app, to: "\(out)/Sources/ElevateUI/Own.swift")
            try await folder.runWithCompiler(["verify", out, "--target", "\(target)"]).exits(0)
        }
    }

    @Test("are read by components from the environment, and constants stay what the default theme says")
    func components() async throws {
        try write()
        try await folder.run(["generate"]).exits(0)
        let badge = try text("SwiftUI/ElevateBadge+SwiftUI.swift")
        #expect(badge.contains("private var theme\n") && badge.contains("in: theme)"))
        // No token of the button depends on the theme.
        #expect(try !text("SwiftUI/ElevateButton+SwiftUI.swift").contains("in: theme"))
        let tokens = try text("DesignTokens/Generated/BadgeComponentTokens.swift")
        #expect(tokens.contains("public static let fillDanger: Color = ElevateAliases.Danger.fill\n"))
        #expect(tokens.contains("        ElevateAliases.Danger.fill(in: theme)\n"))
    }

    @Test("are the files of one brand, where weblift.json says so, and take over what another theme says")
    func files() async throws {
        let bold = #"{"files": ["bold.css"], "extends": "acme"}"#
        try write(
            css: ":root { --a-radius: 4px; --a-width: 1px; }",
            themes: #", "themes": {"acme": ["acme.css"], "acme-bold": \#(bold)}"#
        )
        try folder.write(":root { --a-radius: 12px; --a-width: 2px; }", to: "acme.css")
        try folder.write(":root { --a-radius: 20px; }", to: "bold.css")
        try await folder.run(["generate"]).exits(0)
        let aliases = try text("DesignTokens/Generated/ElevateAliases.swift")
        #expect(aliases.contains("case .acmeBold:\n            20"))
        #expect(aliases.contains("case .acme, .acmeBold:\n            2\n"))
    }

    @Test(
        "that weblift.json says wrongly are mistakes",
        arguments: [
            (#"["acme"]"#, "“themes” is an object"), (#"{"dark": ["a.css"]}"#, "“dark” is no name of a theme"),
            (#"{"acme": {"extends": 1}}"#, "“extends” is the name of another theme"),
            (#"{"a": {"extends": "b"}, "b": {"extends": "a"}}"#, "the theme “a” extends itself"),
            (#"{"acme": {"file": ["a.css"]}}"#, "“file”"),
        ]
    )
    func mistakes(themes: String, message: String) async throws {
        try write(themes: ", \"themes\": \(themes)")
        let run = try await folder.run(["generate"]).exits(2)
        #expect(run.errorText.contains(message), "\(run.errorText)")
    }

    // MARK: The whole way

    private static func overlay(_ name: String) -> String {
        let others = #"\#(SmallLibrary.slot), "events": [{"name": "close"}]"#
        return SmallLibrary.component("elevate-\(name)", [SmallLibrary.field("open", "boolean")], others)
    }

    private static let wholeCSS = """
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

    @Test(
        "end in Swift that compiles, an asset catalog, lints, documentation and diff, each of which knows all themes",
        .startsCompiler
    )
    func wholeWay() async throws {
        // `ocean` extends `acme`, and lacks the width of the gap, which only `acme` states.
        func writeThemes(extending base: String = "") throws {
            let themes = #", "themes": {"ocean": {"files": []\#(base)}}"#
            let library = SmallLibrary.manifest(Self.badge, Self.overlay("drawer"), Self.overlay("notification"))
            try write(library, css: Self.wholeCSS, target: 17, themes: themes, colors: #", "colors": "assets""#)
        }
        try writeThemes()

        // Without a base, a theme that lacks tokens of another is told.
        let linted = try await folder.run(["tokens"])
        let lints = linted.outputText + linted.errorText
        #expect(lints.contains("tokens.theme-gap") && lints.contains("ocean"), "\(lints)")
        // White text on a light green: only in this theme.
        let contrast = lints.split(separator: "\n").filter { $0.contains("tokens.contrast") }
        #expect(contrast.contains { $0.contains("ocean") }, "\(lints)")

        try writeThemes(extending: #", "extends": "acme""#)
        let generated = try await folder.run(["generate"]).exits(0)
        #expect(generated.errorText.contains("what holds there is what “acme”, then the default theme says"))
        let aliases = try text("DesignTokens/Generated/ElevateAliases.swift")
        // It falls back along its chain.
        #expect(aliases.contains("case .acme, .ocean:\n            16\n"), "\(aliases)")
        // A color that a theme states itself is a color set of the theme.
        #expect(aliases.contains(#"Color(asset: "Themes/ocean/ElevateAliases/Danger/fill")"#), "\(aliases)")
        for (theme, channel) in [("ocean", "0xD8"), ("acme", "0xD5")] {
            let set = "DesignTokens/Colors.xcassets/Themes/\(theme)/ElevateAliases/Danger/fill.colorset/Contents.json"
            #expect(try text(set).contains(channel))
        }
        // What is drawn outside of a component is of the theme around it.
        let drawer = try text("SwiftUI/ElevateDrawer+SwiftUI.swift")
        #expect(drawer.contains("scrim: { theme in DrawerTokens.") && drawer.contains("in: theme)"), "\(drawer)")
        #expect(try text("Support/ComponentDrawer.swift").contains("scrimColor(theme).ignoresSafeArea()"))
        #expect(try text("Support/ComponentBanner.swift").contains(".padding(spacing(theme))"))

        try await folder.runWithCompiler(["verify", "out", "--target", "17"]).exits(0)

        try await folder.run(["docs", "--out", "docs", "--format", "html"]).exits(0)
        let badge = try folder.text("docs/Documentation/Site/components/ElevateBadge.html")
        for theme in ["acme", "ocean"] { #expect(badge.contains("<h3>In the theme \(theme)</h3>"), "\(badge)") }
        // “danger” is drawn in the light green of the one, and in the blue of the other.
        for fill in ["#d8f5e4", "#0b5cd5"] { #expect(badge.contains("--bg:\(fill)"), "\(badge)") }
        #expect(try folder.text("docs/Documentation/Site/tokens.html").contains("ocean: 5 tokens differ"))

        // A release that changes a color inside of one theme.
        try folder.write(Self.wholeCSS.replacing("#d8f5e4", with: "#0a7a3d"), to: "new.css")
        let tokens = ["--old-tokens", "tokens.css", "--tokens", "new.css"]
        let diff = try await folder.run(["diff", "lib.json", "lib.json"] + tokens).outputText
        #expect(diff.contains("value changed in a theme a-danger-fill  [token.theme-changed]"), "\(diff)")
        #expect(diff.contains("in the theme ocean") && !diff.contains("in the theme acme"))
        #expect(diff.contains("follows: c-badge-fill-danger"))
    }
}
