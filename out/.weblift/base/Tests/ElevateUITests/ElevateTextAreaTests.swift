#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTextArea")
struct ElevateTextAreaTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTextArea(frame: .zero)
        #expect(component.label == "")
        #expect(component.rows == 3)
        #expect(component.maxLength == nil)
        #expect(component.errorMessage == nil)
        #expect(component.size == .medium)
        #expect(!component.isInvalid)
        #expect(!component.isRequired)
        #expect(component.text == "")
        #expect(component.helpText == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            TextAreaTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("text is written through")
    func textIsWrittenThrough() throws {
        let state = ComponentTestState<String>("")
        let component = ElevateTextArea(
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
        let component = ElevateTextArea(
            text: .constant("Text"),
            onChange: { _ in calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (String) -> Void)
        action("On change")
        #expect(calls.value == 1)
    }

    @Test("helpText takes a view")
    func helpTextTakesAView() {
        let component = ElevateTextArea(
            text: .constant("Text"),
            helpText: { Text("Help text") }
        )
        #expect(Mirror(reflecting: component).descendant("helpText") is Text)
    }

    @Test("text tells editingChanged")
    func textTells() throws {
        let component = ElevateUIKitTextArea(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("editingChanged") }, for: .editingChanged)
        let view = ElevateUIKitTextAreaRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_text", as: Binding<String>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = "Other"
        }
        #expect(component.text == "Other")
        #expect(calls.value == ["editingChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTextArea(
            text: .constant("Text")
        )
        _ = ElevateTextArea(
            helpText: "Help text",
            text: .constant("Text")
        )
    }
}
#endif
