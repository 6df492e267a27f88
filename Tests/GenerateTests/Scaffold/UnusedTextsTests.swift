import Core
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("The texts that a body does not ask for")
struct UnusedTextsTests {
    private static let component = HandMadeComponent().changed { swift in
        swift.texts = ["close", "closeAll", "open"].map { name in
            SwiftText(
                name: SwiftIdentifier(name, as: .property),
                type: .string,
                defaultValue: .string(name),
                origin: ItemReference(.text, name)
            )
        }
    }

    /// What the file of a component with this body says that nothing acts on.
    private func unused(in body: String) -> [String] {
        RenderedFiles(Self.component, replacing: ["body/Button": body]).inert(in: "ElevateButton+SwiftUI.swift")
    }

    @Test("are those that it writes nowhere")
    func written() {
        #expect(unused(in: "Color.clear") == ["close", "closeAll", "open"])
        #expect(unused(in: "Text({{#word-close}}{{value}}{{/word-close}})") == ["closeAll", "open"])
        let all = ["close", "closeAll", "open"].map { "Text({{#word-\($0)}}{{value}}{{/word-\($0)}})" }
        #expect(unused(in: "HStack {\n\(all.joined(separator: "\n"))\n}") == [])
    }

    @Test("are also those that it asks for, and does not write")
    func asked() { #expect(unused(in: "{{#word-close}}Color.clear{{/word-close}}") == ["close", "closeAll", "open"]) }
}
