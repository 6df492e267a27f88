#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateInput")
struct ElevateInputTests {
    private final class ComponentTestDelegate: ElevateUIKitInputDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func inputDidClear(_: ElevateUIKitInput) {
            self.calls.value.append("inputDidClear")
        }
    }

    @Test("Kind has the values of the web component")
    func kindRawValues() {
        let expected: [InputTokens.Kind.RawValue] = [
            "text",
            "number",
            "password",
            "email",
            "tel",
            "url",
            "search",
        ]
        #expect(InputTokens.Kind.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitInput(frame: .zero)
        #expect(component.label == "")
        #expect(component.placeholder == nil)
        #expect(component.maxLength == nil)
        #expect(component.debounce == 0)
        #expect(component.errorMessage == nil)
        #expect(component.type == .text)
        #expect(component.size == .medium)
        #expect(!component.clearable)
        #expect(!component.passwordToggle)
        #expect(!component.isInvalid)
        #expect(!component.isRequired)
        #expect(component.text == "")
        #expect(component.helpText == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            InputTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("text is written through")
    func textIsWrittenThrough() throws {
        let state = ComponentTestState<String>("")
        let component = ElevateInput(
            text: state.binding
        )
        let stored = Mirror(reflecting: component).descendant("_text")
        let binding = try #require(stored as? Binding<String>)
        binding.wrappedValue = "Other"
        #expect(state.value == "Other")
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateInput(
            text: .constant("Text"),
            onChange: { _ in calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (String) -> Void)
        action("On change")
        #expect(calls.value == 1)
    }

    @Test("onClear is called")
    func onClearIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateInput(
            text: .constant("Text"),
            onClear: { calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onClear")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("helpText takes a view")
    func helpTextTakesAView() {
        let component = ElevateInput(
            text: .constant("Text"),
            helpText: { Text("Help text") }
        )
        #expect(Mirror(reflecting: component).descendant("helpText") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateInput(
            text: .constant("Text"),
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("suffix takes a view")
    func suffixTakesAView() {
        let component = ElevateInput(
            text: .constant("Text"),
            suffix: { Text("Suffix") }
        )
        #expect(Mirror(reflecting: component).descendant("suffix") is Text)
    }

    @Test("text tells editingChanged")
    func textTells() throws {
        let component = ElevateUIKitInput(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("editingChanged") }, for: .editingChanged)
        let view = ElevateUIKitInputRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_text", as: Binding<String>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = "Other"
        }
        #expect(component.text == "Other")
        #expect(calls.value == ["editingChanged"])
    }

    @Test("onClear tells inputDidClear")
    func onClearTells() throws {
        let component = ElevateUIKitInput(frame: .zero)
        component.clearable = true
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitInputRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onClear", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["inputDidClear"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateInput(
            text: .constant("Text")
        )
        _ = ElevateInput(
            helpText: "Help text",
            text: .constant("Text")
        )
    }
}
#endif
