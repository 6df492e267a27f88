import Generate
import Testing

/// Document 002: “Form grouping: use Form or GroupBox for related fields.”
@Suite("What groups related fields")
struct GroupBoxTests {
    /// What a caller sees: all in front of the body.
    private func interface(_ text: String) -> Substring {
        text[..<(text.firstRange(of: "// MARK: - Body")?.lowerBound ?? text.startIndex)]
    }

    @Test(
        "is a GroupBox in the set native where it has a title, with the inits of the other set",
        arguments: [
            ("x-card", "title"), ("x-tile", "header"), ("x-fieldset", "legend"), ("x-field-set", "label"),
            ("x-form-section", "heading"),
        ]
    )
    func boxes(tag: String, title: String) throws {
        let native = try swiftUI(tag, slots: ["", title], style: .native)
        let elevate = try swiftUI(tag, slots: ["", title])
        #expect(native.contains("GroupBox {") && native.contains("} label: {\n"), "\(native)")
        #expect(!elevate.contains("GroupBox"))
        #expect(!interface(native).isEmpty && interface(native) == interface(elevate))
    }

    @Test("takes the legend of a fieldset as a text too, and stacks its fields", arguments: allStyles)
    func legend(style: TemplateStyle) throws {
        for name in ["legend", "heading", "title"] {
            let text = try swiftUI("x-fieldset", (name, "string"), slots: [""], style: style)
            #expect(text.contains("GroupBox {") == (style == .native) && text.contains("Text(\(name))"), "\(text)")
            #expect(text.contains("private var direction: Axis {\n        .vertical\n"))
        }
    }

    @Test("is no box without a title or below a picture, and a group of buttons is none", arguments: allStyles)
    func others(style: TemplateStyle) throws {
        let others = [
            ("x-card", [""]), ("x-fieldset", [""]), ("x-button-group", ["", "label"]),
            ("x-card", ["", "header", "image"]), ("x-card", ["", "title", "media"]),
        ]
        for (tag, slots) in others {
            #expect(try !swiftUI(tag, slots: slots, style: style).contains("GroupBox"), "\(tag)")
        }
    }
}
