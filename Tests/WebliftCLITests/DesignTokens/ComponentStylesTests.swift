import Foundation
import TestSupport
import Testing

private let library = ComponentJSON.manifest([
    ("acme-button", ComponentJSON.of("tone: 'primary' | 'danger' | 'neutral'", "#", "@click")),
    ("acme-checkbox", ComponentJSON.of("checked: boolean", "#")),
    ("acme-switch", ComponentJSON.of("checked: boolean", "#")),
    ("acme-input", ComponentJSON.of("value: string", "label: string")),
    ("acme-search-field", ComponentJSON.of("value: string")), ("acme-card", ComponentJSON.of("#")),
])

/// The tokens files of components, without line breaks, by the names of these. `prefixes` are those of tokens of components.
private func styles(_ css: String, prefixes: String = "[]", words: String = "{}") async throws -> [String: String] {
    try await TemporaryFolder.with { folder in
        try folder.write(library, to: "lib.json")
        try folder.write(":root { \(css) }", to: "t.css")
        let tiers = #"{"component": \#(prefixes), "primitive": [], "alias": []}"#
        try folder.write(
            #"{"inputs": ["lib.json"], "tokens": {"files": ["t.css"], "prefixes": \#(tiers), "words": \#(words)}}"#,
            to: "weblift.json"
        )
        try await folder.run(["generate", "--out", "out"]).exits(0)
        let files = try GeneratedSwift.files(
            in: folder.url.appending(path: "out/Sources/AcmeUI/DesignTokens/Components")
        )
        return Dictionary(
            uniqueKeysWithValues: files.map { path, text in
                (
                    path.replacing("Tokens.swift", with: ""),
                    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                )
            }
        )
    }
}

@Suite("Parts of components in the colors of their tokens")
struct DrawnPartsTests {
    private func style(of component: String, _ css: String) async throws -> String {
        try #require(try await styles(css, prefixes: #"["acme-"]"#)[component])
    }

    @Test("are the box and the mark of a checkbox, in each state that a token tells, whatever the order of its words")
    func checkbox() async throws {
        let text = try await style(
            of: "Checkbox",
            """
            --acme-checkbox-control-fill: #ffffff; --acme-checkbox-color-background-control-checked: #0000ff;
            --acme-checkbox-checked-hover-control-background: #0000aa; --acme-checkbox-border-color-control: #111111;
            --acme-checkbox-disabled-checked-control-fill: #999999; --acme-checkbox-check-color: #fefefe;
            """
        )
        expect(
            text,
            has: [
                "\"box\": ComponentPartStyle( background: [ .normal: CheckboxComponentTokens.controlFill,",
                ".selected: CheckboxComponentTokens.colorBackgroundControlChecked,",
                "[.selected, .hovered]: CheckboxComponentTokens.checkedHoverControlBackground,",
                "[.selected, .disabled]: CheckboxComponentTokens.disabledCheckedControlFill,",
                "border: [.normal: CheckboxComponentTokens.borderColorControl]",
                "\"mark\": ComponentPartStyle(text: [.normal: CheckboxComponentTokens.checkColor])",
            ]
        )
    }

    @Test("are the track and the handle of a switch, and the track is the switch where no token names it")
    func toggle() async throws {
        let named = try await style(
            of: "Switch",
            "--acme-switch-track-fill: #eeeeee; --acme-switch-track-fill-checked: #00ff00; --acme-switch-thumb-color: #ffffff;"
        )
        expect(
            named,
            has: [
                ".normal: SwitchComponentTokens.trackFill, .selected: SwitchComponentTokens.trackFillChecked",
                "\"handle\": ComponentPartStyle(background: [.normal: SwitchComponentTokens.thumbColor])",
            ]
        )
        let whole = try await style(of: "Switch", "--acme-switch-background-color-on: #00ff00;")
        expect(whole, has: ["\"track\": ComponentPartStyle(", ".selected: SwitchComponentTokens.backgroundColorOn"])
        #expect(!whole.contains("\"handle\""))
    }

    @Test("stay out where no token says anything of them, and so do states that no style shows")
    func nothingTold() async throws {
        let button = try await style(
            of: "Button",
            "--acme-button-fill: #ffffff; --acme-button-track-fill: #eeeeee; --acme-button-text-danger-pressed: #222222;"
        )
        #expect(!button.contains("\"track\""))
        #expect(button.contains("textPressed: ButtonComponentTokens.textDangerPressed"))
        let toggle = try await style(of: "Switch", "--acme-switch-track-border-color-loading: #ff0000;")
        #expect(!toggle.contains("trackBorderColorLoading"))
    }
}

@Suite("Tokens of no component")
struct SemanticTokensTests {
    private let folder = TemporaryFolder()

    @Test("draw components by tone and role, in camel case and with the words the other way round")
    func camelCase() async throws {
        let styles = try await styles(
            """
            --inkOnPrimary: #ffffff; --primaryFill: #0000ff; --primaryFillPressed: #0000aa;
            --inkOnDanger: #fefefe; --dangerFill: #ff0000; --dangerBorder: #880000;
            --pageSurface: #fafafa; --pageInk: #111111; --lineBorder: #cccccc; --cornerRadius: 6px;
            """,
            words: #"{"ink": "text"}"#
        )
        let button = try #require(styles["Button"])
        let danger = try #require(button.firstMatch(of: #/static let dangerColors = ComponentColors\((.*?) tint:/#)).1
        expect(danger, has: ["background: AcmeAliases.Danger.fill,", "border: AcmeAliases.Danger.border,"])
        #expect(danger.contains("text: AcmeAliases.Ink.onDanger,") && !danger.contains("Primary"))
        let primary = try #require(button.firstMatch(of: #/static let primaryColors = ComponentColors\((.*?) tint:/#)).1
        expect(
            primary,
            has: [
                "background: AcmeAliases.Primary.fill,", "backgroundPressed: AcmeAliases.Primary.fillPressed,",
                "text: AcmeAliases.Ink.onPrimary,",
            ]
        )
        for (component, lines) in [
            ("Checkbox", ["AcmeAliases.Primary.fill"]), ("Input", ["text: AcmeAliases.Page.ink,"]),
            ("Card", ["background: AcmeAliases.Page.surface,", "cornerRadius: AcmeAliases.Corner.radius,"]),
        ] { expect(try #require(styles[component]), has: lines) }
    }

    @Test("whose names begin as components are called, or as these begin or end, are theirs")
    func families() async throws {
        let styles = try await styles(
            """
            --x-input-background-color: #ffffff; --x-input-border-color-focus: #0000ff; --x-input-label-color: #222222;
            --x-field-background-color: #eeeeee; --x-color-brand-600: #3333ff; --x-color-neutral-0: #ffffff;
            """
        )
        for (component, lines) in [
            (
                "Input",
                [
                    "background: AcmeAliases.X.inputBackgroundColor,", "text: ComponentColors.neutral.text,",
                    "borderFocused: AcmeAliases.X.inputBorderColorFocus,",
                    "\"label\": ComponentPartStyle(text: [.normal: AcmeAliases.X.inputLabelColor])",
                ]
            ),
            ("SearchField", ["background: AcmeAliases.X.fieldBackgroundColor,"]),
            ("Button", ["background: AcmeAliases.X.colorBrand600,"]),
        ] { expect(try #require(styles[component]), has: lines) }
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
        func text(_ name: String) throws -> String {
            try folder.text("out/Sources/ShoelaceUI/DesignTokens/Components/\(name)Tokens.swift")
        }
        let colors = try text("Button").firstMatch(
            of: #/dangerColors = ComponentColors\(\s*background: [\w.]+\.(\w+),/#
        )
        #expect(colors.map { String($0.1) } == danger)
        for name in ["Badge", "Alert", "Checkbox", "Switch"] { #expect(try text(name).contains(primary), "\(name)") }
        #expect(try text("Checkbox").contains(".selected:"))
    }
}
