import Testing

@Suite("Bodies act on what components offer")
struct OfferedMemberTests {
    @Test(
        "an error is shown below a field only while it is invalid",
        arguments: [
            "x-input", "x-textarea", "x-password", "x-search", "x-otp", "x-tag-input", "x-select",
            "x-segmented-control", "x-radio-group", "x-listbox", "x-combobox", "x-switch", "x-checkbox",
            "x-toggle-button", "x-slider", "x-number-input", "x-rating", "x-date-picker", "x-date-range",
            "x-time-picker", "x-color-picker", "x-file-input", "x-form-field",
        ]
    )
    func errors(tag: String) throws {
        let text = try swiftUI(tag)
        for line in ["isInvalid: isInvalid", "} error: {\n", "if let errorMessage {", ".disabled(isDisabled)"] {
            #expect(text.contains(line))
        }
        for inert in ["isInvalid", "errorMessage", "isDisabled", "accessibilityLabel"] {
            #expect(!text.contains("nothing here acts on `\(inert)`"))
        }
    }

    @Test("a text of the source that says what is wrong still makes a field invalid, as on the web")
    func errorOfSource() throws {
        let text = try swiftUI("x-input", ("errorMessage", "string = ''"))
        #expect(text.contains("isInvalid || !errorMessage.isEmpty"))
    }

    @Test("a control without a label is read with the one that is given, and with none where it is absent")
    func spoken() throws {
        #expect(try swiftUI("x-slider").contains("spokenLabel: accessibilityLabel"))
        #expect(try swiftUI("x-menu").contains(".spokenLabel(accessibilityLabel)"))
    }

    @Test("a button whose styles say that something is destroyed has that role")
    func destructive() throws {
        let tone = try swiftUI("x-button", ("tone", "'neutral' | 'danger' = 'neutral'"))
        #expect(tone.contains("Button(role: tone == .danger ? .destructive : nil, action: "))
        let variant = try swiftUI("x-button", ("variant", "'primary' | 'danger' | 'danger-outline' = 'primary'"))
        #expect(variant.contains("role: [.danger, .dangerOutline].contains(variant) ? .destructive : nil"))
        #expect(try !swiftUI("x-button", ("variant", "'primary' | 'plain' = 'primary'")).contains("role:"))
    }

    @Test("characters are counted while a text is edited that has a greatest length, or where a member says so")
    func count() throws {
        let text = try swiftUI("x-input", ("maxLength", "number"))
        #expect(text.contains("if isFocused && maxLength != nil {"))
        #expect(text.contains("ComponentCharacterCount(text.count, of: maxLength)"))
        let area = try swiftUI("x-textarea", ("maxLength", "number"), ("showCount", "boolean = false"))
        #expect(area.contains("if showsCount {"))
        #expect(try !swiftUI("x-input").contains("ComponentCharacterCount"))
    }
}
