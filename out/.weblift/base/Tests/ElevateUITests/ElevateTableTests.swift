#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTable")
struct ElevateTableTests {
    private struct ExampleItem: Identifiable {
        let id = 0
    }

    @Test("Density has the values of the web component")
    func densityRawValues() {
        let expected: [TableTokens.Density.RawValue] = [
            "compact",
            "regular",
            "relaxed",
        ]
        #expect(TableTokens.Density.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTable<ExampleItem>(frame: .zero)
        #expect(component.density == .regular)
        #expect(!component.isLoading)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            TableTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("selection is written through")
    func selectionIsWrittenThrough() throws {
        let state = ComponentTestState<Set<Int>>([])
        let component = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: state.binding,
            row: { _ in Text("Row") }
        )
        let stored = Mirror(reflecting: component).descendant("_selection")
        let binding = try #require(stored as? Binding<Set<Int>>)
        binding.wrappedValue = [1]
        #expect(state.value == [1])
    }

    @Test("onSort is called")
    func onSortIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([]),
            onSort: { _, _ in calls.value += 1 },
            row: { _ in Text("Row") }
        )
        let stored = Mirror(reflecting: component).descendant("onSort")
        let action = try #require(stored as? (String, SortOrder) -> Void)
        action("On sort", SortOrder.forward)
        #expect(calls.value == 1)
    }

    @Test("empty takes a view")
    func emptyTakesAView() {
        let component = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([]),
            row: { _ in Text("Row") },
            empty: { Text("Empty") }
        )
        #expect(Mirror(reflecting: component).descendant("empty") is Text)
    }

    @Test("footer takes a view")
    func footerTakesAView() {
        let component = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([]),
            row: { _ in Text("Row") },
            footer: { Text("Footer") }
        )
        #expect(Mirror(reflecting: component).descendant("footer") is Text)
    }

    @Test("selection tells didChangeSelection")
    func selectionTells() throws {
        let component = ElevateUIKitTable<ExampleItem>(frame: .zero)
        component.strings = TableTokens.Strings(sortBy: { _ in "Sort by" })
        let calls = ComponentTestState<[String]>([])
        component.didChangeSelection = { _ in calls.value.append("didChangeSelection") }
        let view = ElevateUIKitTableRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_selection", as: Binding<Set<Int>>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = [1]
        }
        #expect(component.selection == [1])
        #expect(calls.value == ["didChangeSelection"])
    }

    @Test("onSort tells didSort")
    func onSortTells() throws {
        let component = ElevateUIKitTable<ExampleItem>(frame: .zero)
        component.strings = TableTokens.Strings(sortBy: { _ in "Sort by" })
        let calls = ComponentTestState<[String]>([])
        component.didSort = { _, _ in calls.value.append("didSort") }
        let view = ElevateUIKitTableRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onSort", as: ((String, SortOrder) -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime(component) {
            action("On sort", SortOrder.forward)
        }
        #expect(calls.value == ["didSort"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([]),
            row: { _ in Text("Row") }
        )
        _ = ElevateTable(
            items: [ExampleItem()],
            columns: [],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([])
        )
    }
}
#endif
