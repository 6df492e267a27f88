#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTabGroup")
struct ElevateTabGroupTests {
    private final class ComponentTestDelegate: ElevateUIKitTabGroupDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func tabGroupDidRequestReorder(_: ElevateUIKitTabGroup, _: Double, _: Double) {
            self.calls.value.append("tabGroupDidRequestReorder")
        }
    }

    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [TabGroupTokens.Placement.RawValue] = [
            "top",
            "start",
        ]
        #expect(TabGroupTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTabGroup(frame: .zero)
        #expect(component.placement == .top)
        #expect(component.selection == nil)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            TabGroupTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("selection is written through")
    func selectionIsWrittenThrough() throws {
        let state = ComponentTestState<String?>(nil)
        let component = ElevateTabGroup(
            tabs: [],
            selection: state.binding,
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("_selection")
        let binding = try #require(stored as? Binding<String?>)
        binding.wrappedValue = "Other"
        #expect(state.value == "Other")
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil),
            onChange: { _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (String?) -> Void)
        action(nil)
        #expect(calls.value == 1)
    }

    @Test("onMove is called")
    func onMoveIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil),
            onMove: { _, _ in calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onMove")
        let action = try #require(stored as? (Double, Double) -> Void)
        action(1, 1)
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil),
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("selection tells valueChanged")
    func selectionTells() throws {
        let component = ElevateUIKitTabGroup(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitTabGroupRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_selection", as: Binding<String?>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = "Other"
        }
        #expect(component.selection == "Other")
        #expect(calls.value == ["valueChanged"])
    }

    @Test("onMove tells tabGroupDidRequestReorder")
    func onMoveTells() throws {
        let component = ElevateUIKitTabGroup(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitTabGroupRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onMove", as: ((Double, Double) -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action(1, 1)
        }
        #expect(calls.value == ["tabGroupDidRequestReorder"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil),
            content: { Text("Content") }
        )
        _ = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil)
        )
        _ = ElevateTabGroup(
            selection: .constant(nil),
            content: { Text("Content") }
        )
    }
}
#endif
