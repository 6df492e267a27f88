import SourceText
import SwiftModel
import Testing
import WebModel
import Workspace

@testable import Render

/// A body may leave out anything, above all one that somebody wrote for a project. What a caller gives is never lost.
@Suite("What a body doesn't speak of")
struct LastResortTests {
    private static let component = HandMadeComponent()
        .value("count", .named("Int"))
        .value("caption", .string, default: .string(""))
        .value("note", .optional(.string), default: .nothing)
        .variant("tone", ["neutral", "primary"], default: "neutral")
        .binding("isOn", .bool)
        .action("onTap")
        .slot("icon")

    private func file(body: String) -> RenderedFiles {
        RenderedFiles(Self.component, replacing: ["body/Button": body])
    }

    @Test("is shown below it where people read or see it, and named where it would be used otherwise")
    func ignoringBody() {
        let files = file(body: "Color.clear")
        #expect(files.diagnostics.map(\.message) == [])
        let text = files.text("ElevateButton+SwiftUI.swift")
        for line in ["icon", "if !caption.isEmpty {", "Text(caption)", "if let note {", "Text(note)"] {
            #expect(text.contains("            \(line)\n") || text.contains("                \(line)\n"), "\(line)")
        }
        for name in ["count", "tone", "isOn", "onTap"] {
            #expect(text.contains("        // TODO(weblift): nothing here acts on `\(name)` yet\n"), "\(name)")
        }
    }

    @Test("is never drawn where it is no text for people: an id, a class, the label of a part")
    func noCopy() {
        let names = ["inputID", "customClass", "colorScheme", "closeButtonLabel", "position"]
        let component = names.reduce(HandMadeComponent().value("buttonTitle", .string)) { $0.value($1, .string) }
        let text = RenderedFiles(component, replacing: ["body/Button": "Color.clear"])
            .text("ElevateButton+SwiftUI.swift")
        #expect(text.contains("Text(buttonTitle)"))
        for name in names {
            #expect(!text.contains("Text(\(name))"), "\(name)")
            #expect(text.contains("nothing here acts on `\(name)` yet"), "\(name)")
        }
    }

    @Test("is not touched where the body speaks of all")
    func completeBody() {
        let files = file(
            body: """
                Toggle(isOn: $isOn) { icon }
                    .tint(tone == .primary ? .red : nil)
                    .onTapGesture { onTap?() }
                    .accessibilityHint(caption)
                    .accessibilityValue("\\(count) \\(note ?? "")")
                """
        )
        let text = files.text("ElevateButton+SwiftUI.swift")
        #expect(!text.contains("nothing here acts on"))
        #expect(!text.contains("VStack(alignment"))
    }

    @Test("gets the modifiers that every view has, which a body that has them itself doesn't get again")
    func modifiers() {
        let component = HandMadeComponent().value("isDisabled", .bool, default: .boolean(false))
        let without = RenderedFiles(component, replacing: ["body/Button": "Color.clear"])
        #expect(without.text("ElevateButton+SwiftUI.swift").contains(".disabled(isDisabled)"))
        let with = RenderedFiles(component, replacing: ["body/Button": "Text(isDisabled ? \"a\" : \"b\")"])
        #expect(!with.text("ElevateButton+SwiftUI.swift").contains(".disabled("))
    }

    @Test("is what a comment, a text or a label of its name does not change")
    func onlyNamed() {
        let body = "Text(\"count\")\n    .help(tone: 1) // count, tone and isOn"
        #expect(file(body: body).text("ElevateButton+SwiftUI.swift").contains("nothing here acts on `count` yet"))
    }
}
