#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSwitch")
struct ElevateSwitchTests {
    @Test("LabelPlacement has the values of the web component")
    func labelPlacementRawValues() {
        let expected: [SwitchTokens.LabelPlacement.RawValue] = [
            "start",
            "end",
        ]
        #expect(SwitchTokens.LabelPlacement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSwitch(frame: .zero)
        #expect(component.helpText == nil)
        #expect(component.errorMessage == nil)
        #expect(component.size == .medium)
        #expect(component.labelPlacement == .trailing)
        #expect(!component.isRequired)
        #expect(!component.isInvalid)
        #expect(!component.isOn)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            SwitchTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("isOn is written through")
    func isOnIsWrittenThrough() throws {
        let state = ComponentTestState<Bool>(false)
        let component = ElevateSwitch(
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
        let component = ElevateSwitch(
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
        let component = ElevateSwitch(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("isOn tells valueChanged")
    func isOnTells() throws {
        let component = ElevateUIKitSwitch(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitSwitchRoot(component: component, version: 0).body
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
        _ = ElevateSwitch(
            isOn: .constant(false),
            label: { Text("Label") }
        )
        _ = ElevateSwitch(
            "Label",
            isOn: .constant(false)
        )
    }
}
#endif
