import Core
import Package
import SwiftModel
import Testing
import WebModel

@testable import Generate

/// A body may leave out anything, above all one that somebody wrote for a project. What a caller gives is never lost.
@Suite("What a body doesn't speak of")
struct LastResortTests {
    private static let component = HandMadeComponent()
        .value("count", .named("Int"))
        .value("caption", .string, default: .string(""))
        .value("note", .optional(.string), default: .nothing)
        .variant("mood", ["merry", "sad"], default: "merry")
        .binding("isOn", .bool)
        .action("onTap")
        .slot("icon")

    private func files(_ body: String, _ component: HandMadeComponent = Self.component) -> RenderedFiles {
        RenderedFiles(component, replacing: ["body/Button": body])
    }

    /// The file of a component with this body.
    private func text(_ body: String, _ component: HandMadeComponent = Self.component) -> String {
        files(body, component).text("ElevateButton+SwiftUI.swift")
    }

    /// What that file says that nothing acts on.
    private func inert(_ body: String, _ component: HandMadeComponent = Self.component) -> [String] {
        files(body, component).inert(in: "ElevateButton+SwiftUI.swift")
    }

    @Test("is shown around it where people read or see it, and named where it would be used otherwise")
    func ignoringBody() {
        #expect(files("Color.clear").diagnostics.map(\.message) == [])
        let text = text("Color.clear")
        let body = """
                        if !caption.isEmpty { Text(caption) }
                        HStack {
                            icon
                            Color.clear
                        }
                        if let note { Text(note) }
            """
        #expect(text.contains(body), "\(text)")
        for name in ["count", "mood", "isOn", "onTap"] {
            #expect(text.contains("        // TODO(weblift): nothing here acts on `\(name)` yet\n"), "\(name)")
        }
    }

    @Test("takes the place of what means the same, where nobody is in it")
    func meanings() throws {
        let text = try swiftUI("x-alert", ("caption", "string"), ("message", "string"), slots: ["thumbnail"])
        #expect(has("Group {\nif let caption { Text(caption) }\n}\n.font(.headline)", in: text), "\(text)")
        #expect(has("spacing: metrics.spacing) {\nGroup { thumbnail }\n.accessibilityHidden(true)\nVStack(", in: text))
    }

    @Test("is never drawn where it is no text for people: an id, a class, the label of a part")
    func noCopy() {
        let names = ["inputID", "customClass", "colorScheme", "closeButtonLabel", "position"]
        let component = names.reduce(HandMadeComponent().value("buttonTitle", .string)) { $0.value($1, .string) }
        let text = text("Color.clear", component)
        #expect(text.contains("Text(buttonTitle)"))
        for name in names {
            #expect(!text.contains("Text(\(name))"), "\(name)")
            #expect(text.contains("nothing here acts on `\(name)` yet"), "\(name)")
        }
    }

    @Test("is not touched where the body speaks of all")
    func completeBody() {
        let body = """
            Toggle(isOn: {{#binding-isOn}}{{binding}}{{/binding-isOn}}) { {{#shown-icon}}{{view}}{{/shown-icon}} }
                .tint({{#variant-mood}}{{name}}{{/variant-mood}} == .merry ? .red : nil)
                .onTapGesture { {{#action-onTap}}{{call}}{{/action-onTap}} }
                .accessibilityHint({{#text-caption}}{{value}}{{/text-caption}})
                .accessibilityValue("\\({{#number-count}}{{name}}{{/number-count}}) \\({{#text-note}}{{value}}{{/text-note}})")
            """
        #expect(inert(body) == [])
        #expect(!text(body).contains("VStack(alignment"))
    }

    @Test("gets the modifiers that every view has, which a body that has them itself doesn't get again")
    func modifiers() {
        let component = HandMadeComponent().value("isDisabled", .bool, default: .boolean(false))
        #expect(text("Color.clear", component).contains(".disabled(isDisabled)"))
        let body = "Text({{#flag-isDisabled}}{{name}}{{/flag-isDisabled}} ? \"a\" : \"b\")"
        #expect(!text(body, component).contains(".disabled("))
    }

    @Test(
        "is what a text of the template that reads like its name does not change: only what is written by a tag counts"
    )
    func onlyNamed() {
        let body = "Text(\"count\")\n    .help(mood: mood) // count, mood and isOn"
        #expect(inert(body) == ["count", "mood", "isOn", "onTap"])
    }

    @Test("is what a body asks for, and does not write")
    func onlyAsked() {
        let body =
            "{{#number-count}}{{#action-onTap}}Color.clear{{/action-onTap}}{{/number-count}}{{#variant-mood}}{{/variant-mood}}"
        #expect(inert(body) == ["count", "mood", "isOn", "onTap"])
    }

    @Test("is not what a body writes that gives the same name to something of its own, too")
    func hidden() {
        let body = """
            Button("", action: {{#action-onTap}}{{closure}}{{/action-onTap}})
                .badge({{#number-count}}{{name}}{{/number-count}})
                .overlay { ForEach(0..<3) { count in Text(verbatim: "\\(count)") } }
                .onAppear { if let onTap = tracker { onTap() } }
            """
        #expect(inert(body) == ["mood", "isOn"])
    }

    @Test("is not what a computed property uses that the body writes, or that such a one uses in turn")
    func accessors() {
        let component = HandMadeComponent().variant("tone", ["neutral", "primary"]).variant("shape", ["pill", "box"])
        #expect(inert("{{colors}}.text", component) == ["shape"])
        #expect(inert("{{own-colors}}.text", component) == ["shape"])
        #expect(inert("colors.text", component) == ["shape"])
        let clipped = text("Color.clear.clipShape({{outline}})", component)
        #expect(clipped.contains("private var metrics: ComponentMetrics {"))
        #expect(clipped.contains(".tint(colors.tint)") && !clipped.contains("nothing here acts on"))
    }

    @Test("is all where the control does nothing without a part that is missing: it is a container then")
    func incomplete() {
        let slider = HandMadeComponent("Slider", primitive: .slider).slot("content")
        let files = RenderedFiles(slider.library, style: .elevate)
        #expect(files.diagnostics.isEmpty)
        let text = files.text("ElevateSlider+SwiftUI.swift")
        #expect(text.contains("        content\n") && !text.contains("in: .between("))
    }

    @Test("are the names of a component's own, declared where a body writes them")
    func ownNames() {
        #expect(text("Color.clear.focused(${{focus}})").contains("@FocusState private var isFocused: Bool"))
        #expect(text("Text({{own-componentStrings}}.close)").contains("private var componentStrings\n"))
        #expect(!text("{{#isFocusable}}{{focus}}{{/isFocusable}}Color.clear").contains("@FocusState"))
    }

    // MARK: Texts

    private static let texts = HandMadeComponent().changed { swift in
        swift.texts = ["close", "closeAll", "open"].map { name in
            SwiftText(
                name: SwiftIdentifier(name, as: .property),
                type: .string,
                defaultValue: .string(name),
                origin: ItemReference(.text, name)
            )
        }
    }

    @Test("are the texts that it writes nowhere")
    func written() {
        #expect(inert("Color.clear", Self.texts) == ["close", "closeAll", "open"])
        #expect(inert("Text({{#word-close}}{{value}}{{/word-close}})", Self.texts) == ["closeAll", "open"])
        let all = ["close", "closeAll", "open"].map { "Text({{#word-\($0)}}{{value}}{{/word-\($0)}})" }
        #expect(inert("HStack {\n\(all.joined(separator: "\n"))\n}", Self.texts) == [])
    }

    @Test("are also those that it asks for, and does not write")
    func asked() {
        #expect(inert("{{#word-close}}Color.clear{{/word-close}}", Self.texts) == ["close", "closeAll", "open"])
    }
}
