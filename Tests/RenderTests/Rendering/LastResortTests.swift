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

    @Test("is shown below it where it has a look, and handed down in the environment otherwise")
    func ignoringBody() {
        let files = file(body: "Color.clear")
        #expect(files.diagnostics.map(\.message) == [])
        let text = files.text("ElevateButton+SwiftUI.swift")
        for line in ["icon", "if !caption.isEmpty {", "Text(caption)", "if let note {", "Text(note)"] {
            #expect(text.contains("            \(line)\n") || text.contains("                \(line)\n"), "\(line)")
        }
        #expect(text.contains(".environment(\n"))
        for line in ["count: count", "tone: tone", "isOn: $isOn", "onTap: onTap"] {
            #expect(text.contains("                \(line)"), "\(line)")
        }
        let tokens = files.text("ButtonTokens.swift")
        for line in [
            "public var count: Int", "public var tone: ButtonTokens.Tone", "public var isOn: Binding<Bool>",
            "public var onTap: (() -> Void)?",
        ] {
            #expect(tokens.contains("        \(line)\n"), "\(line)")
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
        #expect(!text.contains(".environment("))
        #expect(!text.contains("VStack(alignment"))
        #expect(!files.text("ButtonTokens.swift").contains("Settings"))
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
        #expect(file(body: body).text("ElevateButton+SwiftUI.swift").contains("count: count"))
    }
}
