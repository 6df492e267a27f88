import Generate
import Testing

/// Document 000: “Compound parts”: `CardHeader`, `CardTitle`, `CardDescription`, `CardContent`, `CardFooter`.
@Suite("Titles of cards, messages, panels and groups")
struct TitleTests {
    private func lines(_ tag: String, _ slots: [String], _ style: TemplateStyle) throws -> [String] {
        trimmedLines(
            try swiftUI(tag, slots: slots, style: style).replacing(#/Group \{ (\w+) \}/#) { "Group {\n\($0.1)\n}" }
        )
    }

    private func body(_ tag: String, _ slots: [String], _ style: TemplateStyle) throws -> [String] {
        let body = try lines(tag, slots, style).drop { $0 != "// MARK: - Body" }
        return Array(body.dropFirst().prefix { !$0.hasPrefix("// MARK: -") })
    }

    @Test("stand above the content, in the font of a headline, whatever the slot is called", arguments: allStyles)
    func titles(style: TemplateStyle) throws {
        for tag in ["x-card", "x-alert", "x-toast"] where style == .elevate || tag != "x-card" {
            for slot in ["title", "heading", "headline"] {
                let lines = try lines(tag, ["", slot], style)
                let title = try #require(lines.firstIndex(of: slot), "\(tag) \(slot)")
                let content = try #require(lines.firstIndex(of: "content"))
                #expect(title < content && lines[title + 2] == ".font(.headline)", "\(tag) \(slot)")
            }
        }
    }

    @Test("of a card are the label of the system's box in the set native, which gives it the font")
    func boxed() throws {
        for slot in ["title", "heading", "headline"] {
            let lines = try lines("x-card", ["", slot], .native)
            let box = try #require(lines.firstIndex(of: "GroupBox {"), "\(slot)")
            let label = try #require(lines[box...].firstIndex(of: "} label: {"), "\(slot)")
            #expect(lines[label + 1] == slot && lines[box..<label].contains("content"))
        }
    }

    @Test("a card has header, title, description, content and footer in this order", arguments: allStyles)
    func order(style: TemplateStyle) throws {
        let lines = try lines("x-card", ["footer", "", "description", "title", "header", "action"], style)
        // A box of the system is written with its content first, and shows its label first.
        let inBox = ["description", "content", "footer", "header", "title", "actions"]
        let names = style == .native ? inBox : ["header", "title", "description", "actions", "content", "footer"]
        let places = try names.map { name in try #require(lines.firstIndex(of: name), "\(name)") }
        #expect(places == places.sorted())
    }

    @Test("without a title and an action nothing stands beside the content", arguments: allStyles)
    func none(style: TemplateStyle) throws {
        let lines = try lines("x-card", [""], style)
        #expect(!lines.contains("Spacer(minLength: 0)") && !lines.contains(".font(.headline)"))
    }

    // MARK: Panels

    @Test(
        "a panel has the title in its header, also where a slot `header` stands with it, and a description of its own weight",
        arguments: allStyles
    )
    func panels(style: TemplateStyle) throws {
        for tag in ["x-dialog", "x-drawer", "x-alert-dialog", "x-modal", "x-sheet"] {
            for title in ["title", "heading", "headline"] {
                let lines = try body(tag, ["", "header", title, "description", "footer"], style)
                let isHeader = ".accessibilityAddTraits(.isHeader)"
                let shown = try [title, isHeader, "header", "description", ".font(.subheadline)", "content"]
                    .map { line in try #require(lines.firstIndex(of: line), "\(tag) \(title) \(line)\n\(lines)") }
                #expect(shown == shown.sorted(), "\(tag) \(title)")
                #expect(lines.count { $0 == title } == 1)
            }
        }
    }

    @Test("a panel has the slot `header` as its title where there is none", arguments: allStyles)
    func header(style: TemplateStyle) throws {
        let lines = try body("x-dialog", ["", "header"], style)
        let header = try #require(lines.firstIndex(of: "header"))
        #expect(lines[(header + 1)...].starts(with: ["}", ".font(.headline)", ".accessibilityAddTraits(.isHeader)"]))
        #expect(!lines.contains(".font(.subheadline)"))
    }

    // MARK: Groups: “Form grouping: use Form or GroupBox for related fields.”

    /// What a caller sees: all in front of the body.
    private func interface(_ text: String) -> Substring {
        text[..<(text.firstRange(of: "// MARK: - Body")?.lowerBound ?? text.startIndex)]
    }

    @Test(
        "make what groups related fields a GroupBox in the set native, with the inits of the other set",
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

    @Test("the legend of a fieldset may be a text too, and its fields are stacked", arguments: allStyles)
    func legend(style: TemplateStyle) throws {
        for name in ["legend", "heading", "title"] {
            let text = try swiftUI("x-fieldset", (name, "string"), slots: [""], style: style)
            #expect(text.contains("GroupBox {") == (style == .native) && text.contains("Text(\(name))"), "\(text)")
            #expect(text.contains("private var direction: Axis {\n        .vertical\n"))
        }
    }

    @Test("nothing is a box without a title or below a picture, and a group of buttons is none", arguments: allStyles)
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
