#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSelect")
struct ElevateSelectTests {
    private final class ComponentTestDelegate: ElevateUIKitSelectDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func selectDidClear(_: ElevateUIKitSelect) {
            self.calls.value.append("selectDidClear")
        }
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSelect(frame: .zero)
        #expect(component.label == "")
        #expect(component.placeholder == "")
        #expect(component.maxOptionsVisible == nil)
        #expect(component.helpText == "")
        #expect(component.errorMessage == nil)
        #expect(component.size == .medium)
        #expect(!component.allowsMultipleSelection)
        #expect(!component.clearable)
        #expect(!component.isInvalid)
        #expect(!component.isRequired)
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

    @Test("selection is written through")
    func selectionIsWrittenThrough() throws {
        let state = ComponentTestState<Set<String>>([])
        let component = ElevateSelect(
            options: [],
            selection: state.binding,
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("_selection")
        let binding = try #require(stored as? Binding<Set<String>>)
        binding.wrappedValue = ["Other"]
        #expect(state.value == ["Other"])
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

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateSelect(
            options: [],
            selection: .constant(Set<String>()),
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateSelect(
            options: [],
            selection: .constant(Set<String>()),
            content: { Text("Content") },
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("selection tells valueChanged")
    func selectionTells() throws {
        let component = ElevateUIKitSelect(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitSelectRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_selection", as: Binding<Set<AnyHashable>>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = []
        }
        #expect(calls.value == ["valueChanged"])
    }

    @Test("onClear tells selectDidClear")
    func onClearTells() throws {
        let component = ElevateUIKitSelect(frame: .zero)
        component.clearable = true
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitSelectRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onClear", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["selectDidClear"])
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
