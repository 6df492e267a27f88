import Foundation
import TestSupport
import Testing

@Suite("Tokens of no component")
struct SemanticTokensTests {
    private let folder = TemporaryFolder()
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "Button", "customElement": true, "tagName": "acme-button",
           "attributes": [{"name": "tone", "type": {"text": "'primary' | 'danger' | 'neutral'"}}],
           "slots": [{"name": ""}], "events": [{"name": "click"}]},
          {"kind": "class", "name": "Checkbox", "customElement": true, "tagName": "acme-checkbox",
           "attributes": [{"name": "checked", "type": {"text": "boolean"}}], "slots": [{"name": ""}]},
          {"kind": "class", "name": "Input", "customElement": true, "tagName": "acme-input",
           "attributes": [{"name": "value", "type": {"text": "string"}}, {"name": "label", "type": {"text": "string"}}]},
          {"kind": "class", "name": "SearchField", "customElement": true, "tagName": "acme-search-field",
           "attributes": [{"name": "value", "type": {"text": "string"}}]},
          {"kind": "class", "name": "Card", "customElement": true, "tagName": "acme-card", "slots": [{"name": ""}]}
        ]}]}
        """

    /// The tokens files of components, without line breaks, for tokens that no prefix gives a tier.
    private static func styles(_ css: String, words: String = "{}") async throws -> [String: String] {
        try await TemporaryFolder.with { folder in
            try folder.write(library, to: "lib.json")
            try folder.write(":root { \(css) }", to: "t.css")
            let prefixes = #"{"component": [], "primitive": [], "alias": []}"#
            try folder.write(
                #"{"inputs": ["lib.json"], "tokens": {"files": ["t.css"], "prefixes": \#(prefixes), "words": \#(words)}}"#,
                to: "weblift.json"
            )
            try await folder.run(["generate", "--out", "out"]).exits(0)
            var texts: [String: String] = [:]
            for name in ["Button", "Checkbox", "Input", "SearchField", "Card"] {
                let file = "out/Sources/AcmeUI/DesignTokens/Components/\(name)Tokens.swift"
                let text = try folder.text(file)
                texts[name] = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
            return texts
        }
    }

    @Test("draw components by tone and role, in camel case and with the words the other way round")
    func camelCase() async throws {
        let styles = try await Self.styles(
            """
            --inkOnPrimary: #ffffff; --primaryFill: #0000ff; --primaryFillPressed: #0000aa;
            --inkOnDanger: #fefefe; --dangerFill: #ff0000; --dangerBorder: #880000;
            --pageSurface: #fafafa; --pageInk: #111111; --lineBorder: #cccccc; --cornerRadius: 6px;
            """,
            words: #"{"ink": "text"}"#
        )
        let button = try #require(styles["Button"])
        let danger = try #require(button.firstMatch(of: #/static let dangerColors = ComponentColors\((.*?) tint:/#)).1
        #expect(danger.contains("background: AcmeAliases.Danger.fill,"))
        #expect(danger.contains("border: AcmeAliases.Danger.border,"))
        #expect(danger.contains("text: AcmeAliases.Ink.onDanger,") && !danger.contains("Primary"))
        let primary = try #require(button.firstMatch(of: #/static let primaryColors = ComponentColors\((.*?) tint:/#)).1
        #expect(primary.contains("background: AcmeAliases.Primary.fill,"))
        #expect(primary.contains("backgroundPressed: AcmeAliases.Primary.fillPressed,"))
        #expect(primary.contains("text: AcmeAliases.Ink.onPrimary,"))
        #expect(try #require(styles["Checkbox"]).contains("AcmeAliases.Primary.fill"))
        #expect(try #require(styles["Card"]).contains("background: AcmeAliases.Page.surface,"))
        #expect(try #require(styles["Card"]).contains("cornerRadius: AcmeAliases.Corner.radius,"))
        #expect(try #require(styles["Input"]).contains("text: AcmeAliases.Page.ink,"))
    }

    @Test("whose names begin as components are called, or as these begin or end, are theirs")
    func families() async throws {
        let styles = try await Self.styles(
            """
            --x-input-background-color: #ffffff; --x-input-border-color-focus: #0000ff; --x-input-label-color: #222222;
            --x-field-background-color: #eeeeee; --x-color-brand-600: #3333ff; --x-color-neutral-0: #ffffff;
            """
        )
        let input = try #require(styles["Input"])
        #expect(input.contains("background: AcmeAliases.X.inputBackgroundColor,"))
        #expect(input.contains("borderFocused: AcmeAliases.X.inputBorderColorFocus,"))
        #expect(input.contains("\"label\": ComponentPartStyle(text: [.normal: AcmeAliases.X.inputLabelColor])"))
        #expect(input.contains("text: ComponentColors.neutral.text,"))
        #expect(try #require(styles["SearchField"]).contains("background: AcmeAliases.X.fieldBackgroundColor,"))
        #expect(try #require(styles["Button"]).contains("background: AcmeAliases.X.colorBrand600,"))
    }

    @Test(
        "of Shoelace and of Material 3 draw the components of Shoelace",
        .needs("corpus"),
        arguments: [
            (["shoelace-light.css", "shoelace-dark.css"], "primary600", "danger600", #"["sl-"]"#),
            (["awc-material3.css"], "sysColorPrimary", "sysColorError", "[]"),
        ]
    )
    func published(files: [String], primary: String, danger: String, alias: String) async throws {
        let paths = files.map { "\"\(Shared.file("corpus/wider/tokens/\($0)").path)\"" }
        let manifest = Shared.file("corpus/manifests/shoelace-2.6.0.json").path
        try folder.write(
            """
            {"inputs": ["\(manifest)"], "tokens": {"files": [\(paths.joined(separator: ", "))],
             "prefixes": {"component": [], "primitive": [], "alias": \(alias)}}}
            """,
            to: "weblift.json"
        )
        try await folder.run(["generate", "--out", "out"], timeLimit: 120).exits(0)
        let components = folder.url.appending(path: "out/Sources/ShoelaceUI/DesignTokens/Components")
        func text(_ name: String) throws -> String {
            try String(contentsOf: components.appending(path: "\(name)Tokens.swift"), encoding: .utf8)
        }
        let button = try text("Button")
        let colors = try #require(
            button.firstMatch(of: #/dangerColors = ComponentColors\(\s*background: [\w.]+\.(\w+),/#)
        )
        #expect(colors.1 == danger)
        for name in ["Badge", "Alert", "Checkbox", "Switch"] { #expect(try text(name).contains(primary), "\(name)") }
        #expect(try text("Checkbox").contains(".selected:"))
    }
}
