import Core
import Package
import SwiftModel
import Testing
import WebModel

@testable import Generate

@Suite("Values that previews and tests are made with")
struct ExampleValueTests {
    private func text(_ type: SwiftType, _ component: HandMadeComponent = HandMadeComponent()) -> String? {
        let library = ScaffoldLibrary(component.library, of: .init())
        return ExampleValue(library: library).text(of: type, in: library.components[0], named: "helpText")
    }

    @Test("are of the type, as short as can be")
    func plain() {
        #expect(text(.string) == "\"Help text\"")
        #expect(text(.optional(.named("Never"))) == "nil")
        #expect(text(.array(.named("Never"))) == "[]")
        #expect(text(.dictionary(key: .string, value: .named("Never"))) == "[:]")
        #expect(text(.named("Set", arguments: [.string])) == "[]")
        #expect(text(.named("Double")) == "1")
        #expect(text(.function(parameters: [], returns: .void)) == "{}")
        #expect(text(.function(parameters: [.string, .string], returns: .void)) == "{ _, _ in }")
        #expect(text(.function(parameters: [.string], returns: .bool)) == "{ _ in false }")
        #expect(text(.function(parameters: [], returns: .bool)) == "{ false }")
    }

    @Test("are made of others where the type is")
    func made() {
        let base = HandMadeComponent().variant("tone", ["neutral", "primary"])
        #expect(text(base.generated("tone"), base) == "ButtonTokens.Tone.neutral")
        let component = base.structure("detail", [("value", base.generated("tone")), ("note", .optional(.string))])
        let detail = text(base.generated("detail"), component)
        #expect(detail == "ButtonTokens.Detail(value: ButtonTokens.Tone.neutral)")
    }

    @Test("are none of types that are unknown, and of those that are made of themselves")
    func none() {
        #expect(text(.named("UnheardOf")) == nil)
        #expect(text(.function(parameters: [], returns: .named("UnheardOf"))) == nil)
        let base = HandMadeComponent()
        #expect(text(base.generated("node"), base.structure("node", [("parent", base.generated("node"))])) == nil)
    }

    @Test("are not made up for a call that could not have them: there is then no preview and no such test")
    func noCall() {
        let component = HandMadeComponent().value("x", .named("UnheardOf"))
        let files = RenderedFiles(component)
        #expect(!files.text("ElevateButton+SwiftUI.swift").contains("Preview"))
        #expect(!files.text("ElevateButtonTests.swift").contains("Each init"))
    }

    @Test("are enough for a call: what has a default is left out")
    func call() {
        let component = HandMadeComponent()
            .value("label", .string, default: .string("")).slot("label", of: "")
            .value("count", .named("Int")).value("size", .named("Int"), default: .integer(2))
            .binding("isOn", .bool).action("action", isOptional: false).action("onClose")
            .scaffold
        let library = ScaffoldLibrary(HandMadeComponent().library, of: .init())
        let example = ExampleCall(component, in: library)
        #expect(
            example.arguments()?.map(\.text) == [
                "count: 1", "isOn: .constant(false)", "action: {}", "label: { Text(\"Label\") }",
            ]
        )
        #expect(
            example.textArguments()?.map(\.text) == ["\"Label\"", "count: 1", "isOn: .constant(false)", "action: {}"]
        )
    }
}
