import Testing

/// What stands below a control, and when.
@Suite("Texts below a control")
struct FieldMessageTests {
    /// Whether the body acts on every member, for it tells of each on which it does not.
    private func actsOnAll(_ text: String) -> Bool { !text.contains("TODO(weblift): nothing here acts on") }

    private static let controls = ["x-input", "x-textarea", "x-select", "x-number-input", "x-slider", "x-date-picker"]

    @Test("a flag says when the text about what is wrong is shown", arguments: controls)
    func flag(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("invalid", "boolean"), ("errorText", "string"))
        #expect(text.contains("isInvalid: isInvalid"))
        #expect(text.contains("} error: {\n"))
        #expect(actsOnAll(text))
    }

    @Test("without a flag a value is wrong while there is a text about it", arguments: controls)
    func textAlone(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("errorText", "string"))
        #expect(text.contains("errorText?.isEmpty == false"))
        #expect(text.contains("} error: {\n"))
        #expect(actsOnAll(text))
    }

    @Test("a doubt and a praise each have a symbol, and stand only where there is a text", arguments: controls)
    func notes(tag: String) throws {
        let text = try swiftUI(tag, ("value", "string"), ("warningText", "string"), ("validText", "string"))
        for (name, kind) in [("warningText", "warning"), ("validText", "success")] {
            let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
            let place = try #require(lines.firstIndex { $0.hasPrefix("ComponentFieldNote(.\(kind)) {") })
            #expect(lines[place - 1] == "if let \(name) {")
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

    @Test("a design without a standard one disables the last place of a breadcrumb in any case")
    func breadcrumb() throws {
        let items = ("items", "{ label: string }[]")
        let other = try swiftUI("x-breadcrumb", items, ("design", "'plain' | 'loud'"))
        #expect(other.contains(".disabled(isLast)"))
        let standard = try swiftUI("x-breadcrumb", items, ("design", "'Standard' | 'NoCurrentPage'"))
        #expect(standard.contains(".disabled(isLast && design == .standard)"))
    }

    @Test("progress that may be unknown is written where it is known")
    func progress() throws {
        let text = try swiftUI(
            "x-progress-bar",
            ("value", "number"),
            ("displayValue", "string"),
            ("hideValue", "boolean")
        )
        #expect(text.contains(#"Text(displayValue ?? value.map { ($0 / 100).formatted(.percent) } ?? "")"#))
    }
}
