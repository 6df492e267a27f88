import Foundation
import TestSupport
import Testing

/// 000, “Theming System Deep Dive”: themes are chosen by an attribute or a class, tokens are read from the environment
/// (“Environment-Based Theming”, “Environment-Based Token Access”), and “.preferredColorScheme(manager.currentTheme.colorScheme)”
/// follows the theme.
@Suite("Themes from tokens to Swift")
struct ThemeProgramTests {
    private let folder = TemporaryFolder()
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "Badge", "customElement": true, "tagName": "elevate-badge", "slots": [{"name": ""}],
           "attributes": [{"name": "tone", "fieldName": "tone", "type": {"text": "'neutral' | 'danger'"}}],
           "members": [{"kind": "field", "name": "tone", "attribute": "tone", "type": {"text": "'neutral' | 'danger'"}}]},
          {"kind": "class", "name": "Button", "customElement": true, "tagName": "elevate-button", "slots": [{"name": ""}],
           "events": [{"name": "click"}]}
        ]}]}
        """

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

    private func writeLibrary() throws {
        try folder.write(Self.library, to: "lib.json")
        try folder.write(Self.css, to: "tokens.css")
    }

    @Test(
        "compile in both template sets for iOS 15 and 17, with an app that chooses them, one inside of the other",
        .startsCompiler
    )
    func compiles() async throws {
        try writeLibrary()

        for (target, set) in [(15, "elevate"), (17, "native"), (17, "elevate"), (15, "native")] {
            let out = "out\(target)\(set)"
            try folder.write(Self.configuration(target), to: "weblift.json")
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
        try writeLibrary()
        try folder.write(Self.configuration(15), to: "weblift.json")
        try await folder.run(["generate", "--out", "out"]).exits(0)
        let sources = "out/Sources/ElevateUI"
        let badge = try folder.text("\(sources)/SwiftUI/ElevateBadge+SwiftUI.swift")
        #expect(badge.contains("private var theme\n") && badge.contains("in: theme)"))
        // No token of the button depends on the theme.
        let button = try folder.text("\(sources)/SwiftUI/ElevateButton+SwiftUI.swift")
        #expect(!button.contains("in: theme"))
        let tokens = try folder.text("\(sources)/DesignTokens/Generated/BadgeComponentTokens.swift")
        #expect(tokens.contains("public static let fillDanger: Color = ElevateAliases.Danger.fill\n"))
        #expect(tokens.contains("        ElevateAliases.Danger.fill(in: theme)\n"))
    }

    @Test("are the files of one brand, where weblift.json says so, and take over what another theme says")
    func files() async throws {
        try folder.write(Self.library, to: "lib.json")
        try folder.write(":root { --a-radius: 4px; --a-width: 1px; }", to: "tokens.css")
        try folder.write(":root { --a-radius: 12px; --a-width: 2px; }", to: "acme.css")
        try folder.write(":root { --a-radius: 20px; }", to: "bold.css")
        try folder.write(
            Self.configuration(
                15,
                themes: """
                    , "themes": {"acme": ["acme.css"], "acme-bold": {"files": ["bold.css"], "extends": "acme"}}
                    """
            ),
            to: "weblift.json"
        )
        try await folder.run(["generate", "--out", "out"]).exits(0)
        let generated = "out/Sources/ElevateUI/DesignTokens/Generated"
        let aliases = try folder.text("\(generated)/ElevateAliases.swift")
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
        try writeLibrary()
        try folder.write(Self.configuration(15, themes: ", \"themes\": \(themes)"), to: "weblift.json")
        let run = try await folder.run(["generate", "--out", "out"])
        #expect(run.ending == .exit(2) && run.errorText.contains(message), "\(run.errorText)")
    }

    private static func configuration(_ target: Int, themes: String = "") -> String {
        """
        {"inputs": ["lib.json"], "module": "ElevateUI", "deploymentTarget": \(target),
         "tokens": {"files": ["tokens.css"], "prefixes": {"primitive": ["base-"], "alias": ["a-"], "component": ["c-"]}\(themes)}}
        """
    }
}
