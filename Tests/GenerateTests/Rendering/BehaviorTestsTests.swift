import SwiftModel
import Testing
import WebModel

@testable import Generate

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

    @Test("a view of a caller is in the component: “Add tests for new functionality” has a test for each slot")
    func slots() {
        let text = tests(HandMadeComponent().slot("label").slot("footer"))
        #expect(text.contains("@Test(\"footer takes a view\")"))
        #expect(text.contains("footer: { Text(\"Footer\") }"))
        #expect(text.contains("#expect(Mirror(reflecting: component).descendant(\"footer\") is Text)"))
        #expect(!tests(HandMadeComponent()).contains("takes a view"))
    }

    // MARK: UIKit

    private func told(_ member: ItemReference, by name: String, _ types: [SwiftType] = []) -> UIKitDelegateMethod {
        UIKitDelegateMethod(name: SwiftIdentifier(name, as: .function), parameters: types, origin: member)
    }

    @Test("the delegate is told of an event, with the values of the closure that SwiftUI calls")
    func delegate() {
        let moved = ItemReference(.event, "moved")
        let text = tests(
            HandMadeComponent().action("onMove", [.named("Int")], of: moved).changed {
                $0.uiKit.delegateMethods = [told(moved, by: "didMove", [.named("Int")])]
            }
        )
        #expect(text.contains("private final class ComponentTestDelegate: ElevateUIKitButtonDelegate {"))
        #expect(text.contains("self.calls.value.append(\"buttonDidMove\")"))
        #expect(text.contains("@Test(\"onMove tells buttonDidMove\")"))
        #expect(text.contains("stored(\"onMove\", as: ((Int) -> Void).self, in: view)"))
        #expect(text.contains("component.delegate = delegate"))
        #expect(text.contains("withExtendedLifetime((component, delegate)) {\n            action(1)\n"))
        #expect(text.contains("#expect(calls.value == [\"buttonDidMove\"])"))
    }

    @Test("a control event is sent when the Binding is written, and what is written is there")
    func controlEvent() {
        let isOn = ItemReference(.property, "checked")
        let text = tests(
            HandMadeComponent().binding("isOn", .bool, of: "checked").changed {
                $0.uiKit.controlEvents = [UIKitSentEvent(.valueChanged, origin: isOn)]
            }
        )
        #expect(text.contains("@Test(\"isOn tells valueChanged\")"))
        let handler = "UIAction { _ in calls.value.append(\"valueChanged\") }"
        #expect(text.contains("component.addAction(\(handler), for: .valueChanged)"))
        #expect(text.contains("stored(\"_isOn\", as: Binding<Bool>.self, in: view)"))
        #expect(text.contains("binding.wrappedValue = true"))
        #expect(text.contains("#expect(component.isOn)"))
        #expect(!text.contains("ComponentTestDelegate"))
    }

    @Test("nothing is tested of an event that no class tells, or that has values which nobody can make up")
    func untold() {
        let odd = ItemReference(.event, "odd")
        #expect(!tests(HandMadeComponent().action("onMove", [.named("Int")])).contains(" tells "))
        let text = tests(
            HandMadeComponent().action("onOdd", [.named("UnheardOf")], of: odd).changed {
                $0.uiKit.delegateMethods = [told(odd, by: "didOdd", [.named("UnheardOf")])]
            }
        )
        #expect(!text.contains(" tells "))
    }

    private func sampleTests(of name: String, _ style: TemplateStyle) -> String {
        let sample = TranslatedLibraries.sample
        return RenderedFiles(sample.swift, of: sample.library, style: style).text(
            "Tests/ElevateUITests/\(name)Tests.swift"
        )
    }

    @Test("what takes items of a caller is tested with those of the examples", arguments: allStyles)
    func items(style: TemplateStyle) {
        let text = sampleTests(of: "ElevateTable", style)
        #expect(text.contains("let component = ElevateUIKitTable<ExampleItem>(frame: .zero)"))
        #expect(text.contains("stored as? Binding<Set<Int>>)\n        binding.wrappedValue = [1]"))
        for told in ["selection tells didChangeSelection", "onSort tells didSort"] {
            #expect(text.contains("@Test(\"\(told)\")"))
        }
        #expect(text.contains("action(\"On sort\", SortOrder.forward)"))
    }

    @Test("what a class presents tells its delegate, and no test presents it", arguments: allStyles)
    func presented(style: TemplateStyle) {
        let text = sampleTests(of: "ElevateDialog", style)
        #expect(text.contains("let binding = ElevateUIKitDialogRoot.isPresented(of: component)"))
        #expect(text.contains("let action = ElevateUIKitDialogRoot.onClose(of: component)"))
        #expect(text.contains("#expect(calls.value == [\"dialogDidRequestClose\"])"))
    }

    @Test(
        "of the sample, each method of a delegate, control event and closure that the class calls has a test",
        arguments: allStyles
    )
    func everyCall(style: TemplateStyle) {
        let sample = TranslatedLibraries.sample
        let files = RenderedFiles(sample.swift, of: sample.library, style: style)
        let calls = /component\.(?:delegate\?\.(\w+)\(|sendActions\(for: \.(\w+)\)|(\w+)\?\(newValue)/
        var count = 0
        for path in files.paths where path.hasSuffix("+UIKit.swift") {
            let name = path.split(separator: "/").last?.split(separator: "+").first?.replacing("UIKit", with: "") ?? ""
            let tests = files.text("Tests/ElevateUITests/\(name)Tests.swift")
            let hosting = files.text(path).split(separator: "// MARK: - Hosting").last ?? ""
            for call in hosting.matches(of: calls) {
                let told = call.output.1 ?? call.output.2 ?? call.output.3 ?? ""
                count += 1
                let isTested = tests.split(separator: "@Test(\"").contains { test in
                    test.prefix { $0 != "\"" }.split { !$0.isLetter && !$0.isNumber }.dropFirst(2).contains(told)
                }
                #expect(isTested, "\(name): \(told)")
            }
        }
        #expect(count > 30)
    }

    @Test("an item of a list is made for the closure that takes one")
    func itemOfList() throws {
        let files = try SmallLibrary(
            (
                "x-menu",
                #""slots":[{"name":""}],"events":[{"name":"x-select","type":{"text":"CustomEvent<{ item: XMenuItem }>"}}]"#
            ),
            (
                "x-menu-item",
                #""members":[{"kind":"field","name":"value","type":{"text":"string"}}],"slots":[{"name":""}]"#
            )
        ).files
        let text = files.text("XMenuTests.swift")
        #expect(text.contains("@Test(\"onSelect is called\")"))
        #expect(text.contains("action(XMenuItem("))
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
