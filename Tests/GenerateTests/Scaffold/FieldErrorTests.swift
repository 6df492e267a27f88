import Foundation
import Generate
import Testing

/// Document 002: “Error: red border + error message below field.”
/// Document 000, § 7.3: `if let error { Text(error) … .foregroundStyle(.red) }`, below the content of a `FormField`.
@Suite("What is wrong with a value, and other texts below a control")
struct FieldErrorTests {
    private static let controls = [
        "x-input", "x-password", "x-search", "x-otp", "x-tag-input", "x-textarea", "x-number-input", "x-slider",
        "x-rating", "x-date-picker", "x-date-range-picker", "x-time-picker", "x-color-picker", "x-select",
        "x-radio-group", "x-listbox", "x-combobox", "x-segmented-control", "x-file-upload", "x-checkbox", "x-switch",
        "x-toggle-button", "x-form-field", "x-checkbox-group", "x-fieldset",
    ]

    /// What stands in the part of the field for it, without the spaces before each line.
    private func error(in text: String) -> [String] {
        let lines = text.split(separator: "\n").drop { !$0.hasSuffix(" } error: {") }
        let end = (lines.first?.prefix { $0 == " " } ?? "") + "}"
        return trimmedLines(lines.dropFirst().prefix { !$0.hasPrefix(end) }.joined(separator: "\n"))
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

    @Test("it stands in place of the description, where there is something to say")
    func description() throws {
        // “if let description, error == nil”
        for style in TemplateStyle.allCases {
            let fields = [("helpText", "string"), ("errorText", "string"), ("invalid", "boolean")]
            let text = try swiftUI("x-textarea", of: fields, slots: ["error"], style: style)
            #expect(text.contains("hasError: "), "\(text)")
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

    @Test("so have the segments of a select, and the switch of the system", arguments: allStyles)
    func marks(style: TemplateStyle) throws {
        let select = try SmallLibrary(("x-select", componentJSON([("value", "string")])), style: style).files
            .text("ComponentPicker.swift")
        let segments = try #require(select.range(of: ".pickerStyle(.segmented)"))
        let outline = select[segments.upperBound...].drop { $0.isWhitespace }
        #expect(outline.hasPrefix(".modifier(ComponentInvalidOutline("), "\(select)")
        let toggle = try swiftUI("x-switch", style: style)
        #expect(toggle.contains("ComponentInvalidOutline(\n") == (style == .native), "\(toggle)")
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
        #expect(error(in: two) == ["if let validationMessage { Text(validationMessage) }", "invalidMessage"], "\(two)")
    }

    @Test("VoiceOver reads its text with the control", arguments: controls)
    func spoken(tag: String) throws {
        #expect(try swiftUI(tag, ("errorText", "string")).contains("spokenError: errorText"))
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

    @Test("is told to the field and to its border", arguments: allStyles)
    func color(style: TemplateStyle) throws {
        for target in [15, 16, 17] {
            let files = try SmallLibrary(
                ("x-input", componentJSON([])),
                ("x-select", componentJSON([])),
                ("x-textarea", componentJSON([])),
                style: style,
                target: target
            ).files
            let box = style == .native ? "ComponentInvalidOutline(" : "ComponentFieldBox("
            // A select is in a box that its field tells of it.
            let select = files.text("XSelect+SwiftUI.swift")
            #expect(select.contains("isInvalid: isInvalid") && select.contains("box: Component"), "\(select)")
            for name in ["Input", "TextArea"] {
                let text = files.text("X\(name)+SwiftUI.swift")
                #expect(text.contains(box), "\(name) \(target)")
                #expect(text.components(separatedBy: "isInvalid: isInvalid").count > 2, "the field and its border")
            }
        }
    }

    // MARK: Other texts

    /// Whether the body acts on every member, for it tells of each on which it does not.
    private func actsOnAll(_ text: String) -> Bool { !text.contains("TODO(weblift): nothing here acts on") }

    private static let fields = ["x-input", "x-textarea", "x-select", "x-number-input", "x-slider", "x-date-picker"]

    @Test("without a flag a value is wrong while there is a text about it", arguments: fields)
    func textAlone(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("errorText", "string"))
        #expect(text.contains("errorText?.isEmpty == false"))
        #expect(text.contains("} error: {\n"))
        #expect(actsOnAll(text))
    }

    @Test("a doubt and a praise each have a symbol, and stand only where there is a text", arguments: fields)
    func notes(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("warningText", "string"), ("validText", "string"))
        for (name, kind) in [("warningText", "warning"), ("validText", "success")] {
            #expect(trimmedLines(text).contains("ComponentFieldNote(.\(kind), \(name))"))
        }
        #expect(actsOnAll(text))
    }

    @Test("a message that closes by itself does so only where its flag says so")
    func closing() throws {
        let text = try swiftUI("x-toast", ("open", "boolean"), ("autoClose", "boolean"), ("autoCloseDelay", "number"))
        #expect(text.contains(".timeout(after: autoClose ? "))
        #expect(actsOnAll(text))
    }

    @Test("a drawer that the user may not put away says so to what presents it")
    func drawer() throws {
        let allowed = try swiftUI("x-drawer", ("open", "boolean"), ("closeOnOutsideClick", "boolean"))
        #expect(allowed.contains("allowsInteractiveDismiss: allowsInteractiveDismiss"))
        let prevented = try swiftUI("x-drawer", ("open", "boolean"), ("preventClosing", "boolean"))
        #expect(prevented.contains("allowsInteractiveDismiss: !isInteractiveDismissDisabled"))
    }
}
