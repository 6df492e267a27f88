import SwiftModel
import Testing

@testable import Render

@Suite("Tests of behavior in the generated package")
struct BehaviorTestsTests {
    private func tests(_ component: HandMadeComponent) -> String {
        RenderedFiles(component).text("Tests/ElevateUITests/ElevateButtonTests.swift")
    }

    @Test("a Binding is written through, to a value that is another one than before")
    func binding() {
        let text = tests(
            HandMadeComponent().variant("size", ["small", "large"], default: "small").binding("isOn", .bool)
                .binding("note", .optional(.string)).binding("color", .named("Color"))
        )
        #expect(text.contains("@Test(\"isOn is written through\")"))
        #expect(text.contains("let state = ComponentTestState<Bool>(false)"))
        #expect(text.contains("isOn: state.binding"))
        #expect(text.contains("stored as? Binding<Bool>)\n        binding.wrappedValue = true"))
        #expect(text.contains("let state = ComponentTestState<String?>(nil)"))
        #expect(text.contains("#expect(state.value == \"Other\")"))
        // Of which there are no two values that a test could tell apart.
        #expect(!text.contains("color is written through"))
    }

    @Test("a closure is called, with values where it takes some")
    func action() {
        let text = tests(
            HandMadeComponent().action("action", isOptional: false).action("onMove", [.named("Int"), .string])
                .action("onOdd", [.named("UnheardOf")])
        )
        #expect(text.contains("@Test(\"action is called\")"))
        #expect(text.contains("action: { calls.value += 1 }"))
        #expect(text.contains("onMove: { _, _ in calls.value += 1 }"))
        #expect(text.contains("stored as? (Int, String) -> Void)\n        action(1, \"On move\")"))
        #expect(!text.contains("onOdd is called"))
    }

    @Test("types that several components share have the values of the web, in a file of their own")
    func shared() {
        let size = SwiftEnum(
            name: GeneratedTypeName(SwiftIdentifier("ElevateSize", as: .type)),
            form: .strings,
            cases: [("small", "s"), ("large", "l")].map {
                SwiftEnum.Case(name: SwiftIdentifier($0, as: .enumCase), value: .string($1))
            }
        )
        var library = HandMadeComponent().library
        #expect(!RenderedFiles(library).paths.contains { $0.contains("SharedTypesTests") })
        library.sharedEnums = [size]
        let text = RenderedFiles(library).text("SharedTypesTests.swift")
        #expect(text.contains("            \"s\",\n            \"l\",\n        ]"))
        #expect(text.contains("#expect(ElevateSize.allCases.map(\\.rawValue) == expected)"))
    }
}
