import Generate
import Testing

@Suite("Bindings whose changes a closure is told")
struct WatchedBindingTests {
    private func text(_ type: String, _ style: TemplateStyle) throws -> String {
        try swiftUI("x-toolbar", ("value", type), slots: [""], events: ["value-change"], style: style)
    }

    @Test("are watched where two values can be compared", arguments: ["string", "boolean", "string[]", "'a' | 'b'"])
    func compared(type: String) throws {
        for style in TemplateStyle.allCases {
            let text = try text(type, style)
            #expect(text.contains(".onValueChange(of: value) { newValue in onChange?(newValue) }"), "\(text)")
        }
    }

    @Test("are none where nobody can, and the file says so", arguments: ["(text: string) => string", "(() => void)[]"])
    func uncompared(type: String) throws {
        for style in TemplateStyle.allCases {
            let text = try text(type, style)
            #expect(!text.contains("@Binding") && !text.contains("onChange"), "\(text)")
            let told = ["value", "@value-change"].map { "// TODO(weblift): \($0): nobody can tell one `" }
            #expect(told.allSatisfy(text.contains), "\(text)")
        }
    }

    @Test(
        "of text are told when it has stayed as it is for a while, and at once where nobody says for how long",
        arguments: [
            ("number = null", "debounce ?? 0"), ("number = 300", "debounce"), ("number | undefined", "debounce ?? 0"),
        ]
    )
    func debounced(type: String, delay: String) throws {
        let fields = [("value", "string"), ("debounce", type)]
        for style in TemplateStyle.allCases {
            let text = try swiftUI("x-input", of: fields, events: ["input", "change"], style: style)
            #expect(text.contains(".onValueChange(of: text, after: \(delay)) {"), "\(text)")
        }
    }
}
