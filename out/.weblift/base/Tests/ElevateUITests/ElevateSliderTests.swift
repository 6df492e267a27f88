#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSlider")
struct ElevateSliderTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSlider(frame: .zero)
        #expect(component.minimumValue == 0)
        #expect(component.maximumValue == 100)
        #expect(component.step == 1)
        #expect(component.errorMessage == nil)
        #expect(!component.withTooltip)
        #expect(!component.isRequired)
        #expect(!component.isInvalid)
        #expect(component.label == nil)
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateSlider(
            values: .constant([]),
            onChange: { _ in calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? ([Double]) -> Void)
        action([])
        #expect(calls.value == 1)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateSlider(
            values: .constant([]),
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateSlider(
            values: .constant([]),
            label: { Text("Label") },
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("suffix takes a view")
    func suffixTakesAView() {
        let component = ElevateSlider(
            values: .constant([]),
            label: { Text("Label") },
            suffix: { Text("Suffix") }
        )
        #expect(Mirror(reflecting: component).descendant("suffix") is Text)
    }

    @Test("values tells valueChanged")
    func valuesTells() throws {
        let component = ElevateUIKitSlider(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitSliderRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_values", as: Binding<[Double]>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = []
        }
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateSlider(
            values: .constant([]),
            label: { Text("Label") }
        )
        _ = ElevateSlider(
            nil,
            values: .constant([])
        )
    }
}
#endif
