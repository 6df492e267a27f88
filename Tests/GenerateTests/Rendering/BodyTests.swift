import Core
import SwiftModel
import Testing

@testable import Generate

@Suite("The body of a component")
struct BodyTests {
    @Test("of an icon button shows a label that is a view, for nothing else could")
    func iconButtonWithLabelView() {
        let component = HandMadeComponent("IconButton", primitive: .iconButton).slot("label", of: "").action("action")
        let file = RenderedFiles(component).text("ElevateIconButton+SwiftUI.swift")
        #expect(file.contains("                label\n"))
        #expect(!file.contains(".accessibilityLabel("))
    }

    @Test("the modifier that presents a component is called on the view, whatever a parameter is called")
    func presentation() {
        let dialog = HandMadeComponent("Dialog", primitive: .sheet).binding("isPresented", .bool).slot("content")
        let text = RenderedFiles(dialog.value("sheet", .string, default: .string(""))).text(
            "ElevateDialog+SwiftUI.swift"
        )
        for line in ["        self.sheet(\n", "private let sheet: String", "                sheet: sheet"] {
            #expect(text.contains(line))
        }
    }

    @Test("the greatest number of a badge may have a default, and so be no optional", arguments: [true, false])
    func badgeLimit(isOptional: Bool) {
        let badge = HandMadeComponent("Badge", primitive: .badge)
            .value("value", .optional(.string), default: .nothing)
        let files = RenderedFiles(
            isOptional
                ? badge.value("maximumValue", .optional(.named("Int")), default: .nothing)
                : badge.value("maximumValue", .named("Int"), default: .integer(99))
        )
        #expect(files.diagnostics.map(\.message) == [])
        let text = files.text("ElevateBadge+SwiftUI.swift")
        #expect(text.contains("ComponentBadgeText(value, limit: maximumValue)"))
    }

    @Test("has declarations beside it, each apart from what is before it, however close the template puts them")
    func apart() {
        let templates = [
            "body/Button": "Text(first)",
            "helpers/Button": """
            private var first: String {
                second
            }
            @ViewBuilder
            private var second: String {
                ""
            }
            """,
        ]
        let text = RenderedFiles(HandMadeComponent(), replacing: templates).text("ElevateButton+SwiftUI.swift")
        let apart = """
                    Text(first)
                }

                // MARK: - Parts of the Body

                private var first: String {
                    second
                }

                @ViewBuilder
                private var second: String {
                    ""
                }
            }

            """
        #expect(text.contains(apart))
    }

    private func field(_ types: [String]) -> String {
        let input = HandMadeComponent("Input", primitive: .textField).variant("type", types, default: types[0])
        return RenderedFiles(input.binding("text", .string)).text("ElevateInput+SwiftUI.swift")
    }

    @Test("of a text field makes a password a secure field")
    func password() {
        #expect(field(["text", "password"]).contains("if type == .password {"))
        #expect(!field(["text", "email"]).contains("SecureField"))
    }

    @Test("of a text field gives a search its magnifying glass")
    func search() {
        #expect(field(["text", "search"]).contains("if type == .search {\n"))
        #expect(field(["text", "search"]).contains("ComponentIcon(\"magnifyingglass\")"))
        #expect(!field(["text", "email"]).contains("magnifyingglass"))
    }

    private func toolbar(_ type: String, _ style: TemplateStyle) throws -> String {
        try swiftUI("x-toolbar", ("value", type), slots: [""], events: ["value-change"], style: style)
    }

    @Test(
        "watches Bindings where two values can be compared",
        arguments: ["string", "boolean", "string[]", "'a' | 'b'"]
    )
    func compared(type: String) throws {
        for style in TemplateStyle.allCases {
            let text = try toolbar(type, style)
            #expect(text.contains(".onValueChange(of: value) { newValue in onChange?(newValue) }"), "\(text)")
        }
    }

    @Test(
        "has no Bindings whose changes a closure is told where nobody can compare, and the file says so",
        arguments: ["(text: string) => string", "(() => void)[]"]
    )
    func uncompared(type: String) throws {
        for style in TemplateStyle.allCases {
            let text = try toolbar(type, style)
            #expect(!text.contains("@Binding") && !text.contains("onChange"), "\(text)")
            let told = ["value", "@value-change"].map { "// TODO(weblift): \($0): nobody can tell one `" }
            #expect(told.allSatisfy(text.contains), "\(text)")
        }
    }

    @Test(
        "tells a text when it has stayed as it is for a while, and at once where nobody says for how long",
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
