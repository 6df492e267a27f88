import Foundation
import Testing

@Suite("Parts of components in the colors of their tokens")
struct DrawnPartsTests {
    private static let library = """
        {"schemaVersion": "1.0.0", "modules": [{"kind": "javascript-module", "path": "a.js", "declarations": [
          {"kind": "class", "name": "Checkbox", "customElement": true, "tagName": "acme-checkbox",
           "attributes": [{"name": "checked", "type": {"text": "boolean"}}], "slots": [{"name": ""}]},
          {"kind": "class", "name": "Switch", "customElement": true, "tagName": "acme-switch",
           "attributes": [{"name": "checked", "type": {"text": "boolean"}}], "slots": [{"name": ""}]},
          {"kind": "class", "name": "Button", "customElement": true, "tagName": "acme-button",
           "attributes": [{"name": "variant", "type": {"text": "'primary' | 'danger'"}}],
           "slots": [{"name": ""}], "events": [{"name": "click"}]}
        ]}]}
        """

    /// The tokens file of a component, without line breaks, for tokens whose names begin with the name of a component.
    private static func styles(of component: String, _ css: String) async throws -> String {
        try await TemporaryFolder.with { folder in
            try folder.write(library, to: "lib.json")
            try folder.write(":root { \(css) }", to: "t.css")
            let prefixes = #"{"component": ["acme-"], "primitive": [], "alias": []}"#
            try folder.write(
                #"{"inputs": ["lib.json"], "tokens": {"files": ["t.css"], "prefixes": \#(prefixes)}}"#,
                to: "weblift.json"
            )
            try await folder.run(["generate", "--out", "out"]).exits(0)
            let file = "out/Sources/AcmeUI/DesignTokens/Components/\(component)Tokens.swift"
            let text = try folder.text(file)
            return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    @Test("are the box and the mark of a checkbox, in each state that a token tells, whatever the order of its words")
    func checkbox() async throws {
        let text = try await Self.styles(
            of: "Checkbox",
            """
            --acme-checkbox-control-fill: #ffffff; --acme-checkbox-color-background-control-checked: #0000ff;
            --acme-checkbox-checked-hover-control-background: #0000aa; --acme-checkbox-border-color-control: #111111;
            --acme-checkbox-disabled-checked-control-fill: #999999; --acme-checkbox-check-color: #fefefe;
            """
        )
        for line in [
            "\"box\": ComponentPartStyle( background: [ .normal: CheckboxComponentTokens.controlFill,",
            ".selected: CheckboxComponentTokens.colorBackgroundControlChecked,",
            "[.selected, .hovered]: CheckboxComponentTokens.checkedHoverControlBackground,",
            "[.selected, .disabled]: CheckboxComponentTokens.disabledCheckedControlFill,",
            "border: [.normal: CheckboxComponentTokens.borderColorControl]",
            "\"mark\": ComponentPartStyle(text: [.normal: CheckboxComponentTokens.checkColor])",
        ] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
    }

    @Test("are the track and the handle of a switch, and the track is the switch where no token names it")
    func toggle() async throws {
        let named = try await Self.styles(
            of: "Switch",
            "--acme-switch-track-fill: #eeeeee; --acme-switch-track-fill-checked: #00ff00; --acme-switch-thumb-color: #ffffff;"
        )
        #expect(
            named.contains(
                ".normal: SwitchComponentTokens.trackFill, .selected: SwitchComponentTokens.trackFillChecked"
            )
        )
        #expect(
            named.contains("\"handle\": ComponentPartStyle(background: [.normal: SwitchComponentTokens.thumbColor])")
        )
        let whole = try await Self.styles(of: "Switch", "--acme-switch-background-color-on: #00ff00;")
        #expect(whole.contains("\"track\": ComponentPartStyle("))
        #expect(whole.contains(".selected: SwitchComponentTokens.backgroundColorOn"))
        #expect(!whole.contains("\"handle\""))
    }

    @Test("stay out where no token says anything of them, and so do states that no style shows")
    func nothingTold() async throws {
        let button = try await Self.styles(
            of: "Button",
            "--acme-button-fill: #ffffff; --acme-button-track-fill: #eeeeee; --acme-button-text-danger-pressed: #222222;"
        )
        #expect(!button.contains("\"track\""))
        #expect(button.contains("textPressed: ButtonComponentTokens.textDangerPressed"))
        let toggle = try await Self.styles(of: "Switch", "--acme-switch-track-border-color-loading: #ff0000;")
        #expect(!toggle.contains("trackBorderColorLoading"))
    }
}
