#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateInput")
struct ElevateInputTests {
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
        #expect(component.clearable == false)
        #expect(component.passwordToggle == false)
        #expect(component.isInvalid == false)
        #expect(component.isRequired == false)
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
