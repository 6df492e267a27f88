import Foundation
import Generate
import Testing

/// Document 002: “Error: red border + error message below field.”
/// Document 000, § 7.3: `if let error { Text(error) … .foregroundStyle(.red) }`, below the content of a `FormField`.
@Suite("What is wrong with a value")
struct FieldErrorTests {
    private static let controls = [
        "x-input", "x-password", "x-search", "x-otp", "x-tag-input", "x-textarea", "x-number-input", "x-slider",
        "x-rating", "x-date-picker", "x-date-range-picker", "x-time-picker", "x-color-picker", "x-select",
        "x-radio-group", "x-listbox", "x-combobox", "x-segmented-control", "x-file-upload", "x-checkbox", "x-switch",
        "x-toggle-button", "x-form-field", "x-checkbox-group", "x-fieldset",
    ]

    /// What stands in the part of the field for it, without the spaces before each line.
    private func error(in text: String) -> [String] {
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let start = lines.firstIndex(of: "} error: {") else { return [] }
        let open = text.components(separatedBy: "\n")[start].prefix { $0 == " " }
        let end = text.components(separatedBy: "\n")[(start + 1)...].firstIndex { $0.hasPrefix(open + "}") } ?? start
        return Array(lines[(start + 1)..<end])
    }

    @Test("a slot for it stands below each control, in each word that says so", arguments: controls)
    func slots(tag: String) throws {
        for style in TemplateStyle.allCases {
            for slot in ["error", "error-text", "error-message", "invalid-message", "validation-message"] {
                let text = try swiftUI(tag, ("invalid", "boolean"), slots: [slot], style: style)
                let body = error(in: text)
                #expect(body.count == 1, "\(slot) \(style)\n\(text)")
                #expect(!text.contains("alwaysShowsError"), "the flag says when")
            }
        }
    }

    private static let groups = ["x-checkbox-group", "x-fieldset"]

    @Test("a view alone stands there while the value is invalid, too", arguments: controls)
    func viewAlone(tag: String) throws {
        for style in TemplateStyle.allCases {
            let text = try swiftUI(tag, slots: ["error-text"], style: style)
            // Nothing tells of a group of controls whether it is valid: people who give a view for it know.
            #expect(text.contains("alwaysShowsError: true") == Self.groups.contains(tag), "\(text)")
            #expect(text.contains("isInvalid: isInvalid") != Self.groups.contains(tag))
            #expect(error(in: text) == ["errorText"])
            #expect(text.contains("hasError: !ComponentRows.areMissing(errorText)"))
        }
    }

    @Test("it stands in place of the description, where there is something to say, and the count of characters stays")
    func description() throws {
        // “if let description, error == nil”
        for style in TemplateStyle.allCases {
            let fields = [
                ("helpText", "string"), ("errorText", "string"), ("invalid", "boolean"), ("maxLength", "number"),
            ]
            let text = try swiftUI("x-textarea", of: fields, slots: ["error"], style: style)
            #expect(text.contains("hasError: "), "\(text)")
            let files = try SmallLibrary(("x-input", #""members":[]"#), style: style).files
            let support = files.text("ComponentField.swift")
            #expect(support.contains("            if !showsError {\n                help\n"), "\(support)")
            #expect(support.contains("            count\n                .font(.footnote)\n"))
            #expect(support.contains("private var showsError: Bool { hasError && (isInvalid || alwaysShowsError) }"))
        }
        #expect(try swiftUI("x-input", ("errorText", "string")).contains("hasError: errorText?.isEmpty == false"))
    }

    @Test(
        "the controls of the system have a red outline, whoever says that they are invalid",
        arguments: [
            "x-slider", "x-date-picker", "x-date-range-picker", "x-time-picker", "x-color-picker", "x-rating",
            "x-segmented-control", "x-toggle-button", "x-file-upload",
        ],
        allStyles
    )
    func outline(tag: String, style: TemplateStyle) throws {
        let text = try swiftUI(tag, style: style)
        #expect(text.contains("ComponentInvalidOutline(\n"), "\(text)")
    }

    @Test("so have the segments of a select, and marks have its color", arguments: allStyles)
    func marks(style: TemplateStyle) throws {
        let options = ("options", "{ value: string, label: string }[]")
        let select = try swiftUI("x-select", ("value", "string"), options, style: style)
        let segments = try #require(select.range(of: ".pickerStyle(.segmented)"))
        #expect(select[segments.upperBound...].drop { $0.isWhitespace }.hasPrefix(".modifier(\n"), "\(select)")
        let files = try SmallLibrary(
            ("x-radio-group", #""slots":[{"name":""}]"#),
            ("x-switch", #""members":[]"#),
            style: style
        ).files
        #expect(files.text("ComponentRadioMark.swift").contains("isInvalid ? colors.borderInvalid.readable("))
        if style == .native {
            #expect(files.text("XSwitch+SwiftUI.swift").contains("ComponentInvalidOutline(\n"))
        } else {
            #expect(files.text("ComponentSwitchStyle.swift").contains(".modifier(ComponentInvalidOutline("))
            #expect(files.text("ComponentSwitchMark.swift").contains("isInvalid ? colors.borderInvalid"))
        }
    }

    @Test(
        "a text and a view of one name are one member, a text and a view of two names both stand below",
        arguments: controls
    )
    func both(tag: String) throws {
        let one = try swiftUI(tag, ("errorText", "string"), ("invalid", "boolean"), slots: ["error-text"])
        #expect(error(in: one) == ["errorText"])
        let fields = [("validationMessage", "string"), ("invalid", "boolean")]
        let two = try swiftUI(tag, of: fields, slots: ["invalid-message"])
        #expect(
            error(in: two) == ["if let validationMessage {", "Text(validationMessage)", "}", "invalidMessage"],
            "\(two)"
        )
    }

    @Test("VoiceOver reads its text with the control", arguments: controls)
    func spoken(tag: String) throws {
        #expect(try swiftUI(tag, ("errorText", "string")).contains("spokenError: errorText"))
        let support = try SmallLibrary((tag, #""members":[]"#)).files.text("ComponentField.swift")
        #expect(support.contains("showsError ? spokenError : nil,"))
        #expect(support.contains(".accessibilityHint(hint)"))
    }

    @Test(
        "a value of an enum that stands for it makes the control invalid",
        arguments: ["x-input", "x-select", "x-slider"]
    )
    func state(tag: String) throws {
        let state = ("valueState", "'None' | 'Positive' | 'Negative'")
        #expect(try swiftUI(tag, state).contains("isInvalid || valueState == .negative"))
        let text = try swiftUI(tag, ("validationState", "'valid' | 'invalid'"), ("errorText", "string"))
        #expect(text.contains("isInvalid || validationState == .invalid"), "\(text)")
        #expect(!text.contains("|| errorText"), "the state says when")
    }

    @Test("is shown in the color for it, and the border has it, too", arguments: allStyles)
    func color(style: TemplateStyle) throws {
        for target in [15, 16, 17] {
            let files = try SmallLibrary(
                ("x-input", #""members":[]"#),
                ("x-select", #""members":[]"#),
                ("x-textarea", #""members":[]"#),
                style: style,
                target: target
            ).files
            #expect(files.text("ComponentField.swift").contains(".foregroundStyle(colors.borderInvalid.readable())"))
            let box = style == .native ? "ComponentInvalidOutline(" : "ComponentFieldBox("
            for name in ["Input", "Select", "TextArea"] {
                let text = files.text("X\(name)+SwiftUI.swift")
                #expect(text.contains(box), "\(name) \(target)")
                #expect(text.components(separatedBy: "isInvalid: isInvalid").count > 2, "the field and its border")
            }
        }
    }

    @Test("a form field tells the controls inside, in SwiftUI and in UIKit")
    func inside() throws {
        let files = try SmallLibrary(("x-form-field", #""members":[]"#)).files
        #expect(files.text("ComponentField.swift").contains(".environment(\\.componentIsInvalid, isWrong)"))
        for support in ["ComponentFieldBox.swift", "ComponentCheckboxMark.swift", "ComponentInvalidOutline.swift"] {
            #expect(files.text(support).contains("@Environment(\\.componentIsInvalid) private var isInvalidAround"))
        }
        #expect(files.text("ComponentSlotView.swift").contains("context.environment.componentIsInvalid"))
        #expect(files.text("ComponentHosting.swift").contains("surroundings = slot.surroundings"))
    }
}
