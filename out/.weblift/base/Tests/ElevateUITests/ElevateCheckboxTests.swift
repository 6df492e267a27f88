#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateCheckbox")
struct ElevateCheckboxTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitCheckbox(frame: .zero)
        #expect(component.errorMessage == nil)
        #expect(component.size == .medium)
        #expect(!component.isIndeterminate)
        #expect(!component.isInvalid)
        #expect(!component.isRequired)
        #expect(!component.isOn)
        #expect(component.label == "")
        #expect(component.helpText == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            CheckboxTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isOn is written through")
    func isOnIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateCheckbox(
            isOn: state.binding,
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("_isOn")
        let binding = try #require(stored as? Binding<Bool>)
        binding.wrappedValue = true
        #expect(state.value == true)
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateCheckbox(
            isOn: .constant(false),
            onChange: { _ in calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (Bool) -> Void)
        action(false)
        #expect(calls.value == 1)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateCheckbox(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("helpText takes a view")
    func helpTextTakesAView() {
        let component = ElevateCheckbox(
            isOn: .constant(false),
            label: { Text("Label") },
            helpText: { Text("Help text") }
        )
        #expect(Mirror(reflecting: component).descendant("helpText") is Text)
    }

    @Test("isOn tells valueChanged")
    func isOnTells() throws {
        let component = ElevateUIKitCheckbox(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitCheckboxRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_isOn", as: Binding<Bool>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = true
        }
        #expect(component.isOn)
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateCheckbox(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateCheckbox(
            "Label",
            isOn: .constant(false)
        )
        _ = ElevateCheckbox(
            "Label",
            isOn: .constant(false),
            helpText: { Text("Help text") }
        )
        _ = ElevateCheckbox(
            helpText: "Help text",
            isOn: .constant(false),
            label: { Text("Label") }
        )
    }
}
#endif
