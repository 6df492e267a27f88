import SwiftModel
import Testing

@testable import Generate

/// What a web input takes decides on the field, its keyboard and what the system offers to fill in.
@Suite("The type of a text field")
struct InputTypeTests {
    private func field(_ types: [String]) -> RenderedFiles {
        RenderedFiles(
            HandMadeComponent("Input", primitive: .textField)
                .variant("type", types, default: types[0])
                .binding("text", .string)
        )
    }

    private func body(_ types: [String]) -> String { field(types).text("ElevateInput+SwiftUI.swift") }

    @Test("is told to the field, which gets the keyboard and the content that fit")
    func traits() { #expect(body(["text", "email"]).contains(".modifier(ComponentInputTraits(type: type.rawValue))")) }

    @Test(
        "has a keyboard and a content of its own where it means one",
        arguments: [
            ("email", ".keyboardType(.emailAddress).textContentType(.emailAddress)"),
            ("tel", ".keyboardType(.phonePad).textContentType(.telephoneNumber)"),
            ("url", ".keyboardType(.URL).textContentType(.URL)"), ("number", ".keyboardType(.decimalPad)"),
        ]
    )
    func keyboards(type: String, modifiers: String) {
        let support = field(["text", type]).text("Support/ComponentInputTraits.swift")
        #expect(support.contains("case \"\(type)\": content\(modifiers)\n"))
    }

    @Test("leaves both alone elsewhere: inside of a field, nothing from outside would count any more")
    func noTraits() {
        #expect(field(["text", "email"]).text("Support/ComponentInputTraits.swift").contains("default: content\n"))
    }

    @Test("makes a password a secure field")
    func password() {
        #expect(body(["text", "password"]).contains("if type == .password {"))
        #expect(!body(["text", "email"]).contains("SecureField"))
    }

    @Test("gives a search its magnifying glass")
    func search() {
        #expect(body(["text", "search"]).contains("if type == .search {\n"))
        #expect(body(["text", "search"]).contains("ComponentIcon(\"magnifyingglass\")"))
        #expect(!body(["text", "email"]).contains("magnifyingglass"))
    }
}
