#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSelect")
struct ElevateSelectTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSelect(frame: .zero)
        #expect(component.label == "")
        #expect(component.placeholder == "")
        #expect(component.maxOptionsVisible == nil)
        #expect(component.helpText == "")
        #expect(component.errorMessage == nil)
        #expect(component.size == .medium)
        #expect(component.allowsMultipleSelection == false)
        #expect(component.clearable == false)
        #expect(component.isInvalid == false)
        #expect(component.isRequired == false)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            SelectTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateSelect(
            options: [],
            selection: .constant(Set<String>()),
            onChange: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (Set<String>) -> Void)
        action([])
        #expect(calls.value == 1)
    }

    @Test("onClear is called")
    func onClearIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateSelect(
            options: [],
            selection: .constant(Set<String>()),
            onClear: { calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onClear")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateSelect(
            options: [],
            selection: .constant(Set<String>()),
            content: { Text("Content") }
        )
        _ = ElevateSelect(
            options: [],
            selection: .constant(Set<String>())
        )
        _ = ElevateSelect(
            options: [],
            selection: .constant(String?.none),
            content: { Text("Content") }
        )
        _ = ElevateSelect(
            options: [],
            selection: .constant(String?.none)
        )
        _ = ElevateSelect(
            options: [],
            selection: .constant(Set<String>())
        )
        _ = ElevateSelect(
            options: [],
            selection: .constant(String?.none)
        )
        _ = ElevateSelect(
            selection: .constant(String?.none),
            content: { Text("Content") }
        )
    }
}
#endif
