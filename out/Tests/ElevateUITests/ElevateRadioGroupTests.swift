#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateRadioGroup")
struct ElevateRadioGroupTests {
    @Test("Direction has the values of the web component")
    func directionRawValues() {
        let expected: [RadioGroupTokens.Direction.RawValue] = [
            "row",
            "column",
        ]
        #expect(RadioGroupTokens.Direction.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitRadioGroup(frame: .zero)
        #expect(component.helpText == "")
        #expect(component.errorMessage == nil)
        #expect(component.direction == .vertical)
        #expect(component.size == .medium)
        #expect(!component.isRequired)
        #expect(!component.isInvalid)
        #expect(component.selection == nil)
        #expect(component.label == "")
    }

    @Test("selection is written through")
    func selectionIsWrittenThrough() throws {
        let state = ComponentTestState<String?>(nil)
        let component = ElevateRadioGroup(
            options: [],
            selection: state.binding,
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("_selection")
        let binding = try #require(stored as? Binding<String?>)
        binding.wrappedValue = "Other"
        #expect(state.value == "Other")
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none),
            onChange: { _ in calls.value += 1 },
            content: { Text("Content") },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (String?) -> Void)
        action(nil)
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("selection tells valueChanged")
    func selectionTells() throws {
        let component = ElevateUIKitRadioGroup(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitRadioGroupRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_selection", as: Binding<String?>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = "Other"
        }
        #expect(component.selection == "Other")
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateRadioGroup(
            "Label",
            options: [],
            selection: .constant(String?.none),
            content: { Text("Content") }
        )
        _ = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none)
        )
        _ = ElevateRadioGroup(
            options: [],
            selection: .constant(String?.none),
            label: { Text("Label") }
        )
        _ = ElevateRadioGroup(
            "Label",
            options: [],
            selection: .constant(String?.none)
        )
        _ = ElevateRadioGroup(
            selection: .constant(String?.none),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateRadioGroup(
            "Label",
            selection: .constant(String?.none),
            content: { Text("Content") }
        )
    }
}
#endif
