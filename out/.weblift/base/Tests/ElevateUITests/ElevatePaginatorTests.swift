#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevatePaginator")
struct ElevatePaginatorTests {
    @Test("Siblings has the values of the web component")
    func siblingsRawValues() {
        let expected: [PaginatorTokens.Siblings.RawValue] = [
            1,
            2,
            3,
        ]
        #expect(PaginatorTokens.Siblings.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitPaginator(frame: .zero)
        #expect(component.length == 0)
        #expect(component.siblings == .one)
        #expect(component.page == 0)
        #expect(component.pageSize == 25)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            PaginatorTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("page is written through")
    func pageIsWrittenThrough() throws {
        let state = ComponentTestState<Int>(0)
        let component = ElevatePaginator(
            strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
            page: state.binding,
            pageSize: .constant(1)
        )
        let stored = Mirror(reflecting: component).descendant("_page")
        let binding = try #require(stored as? Binding<Int>)
        binding.wrappedValue = 1
        #expect(state.value == 1)
    }

    @Test("pageSize is written through")
    func pageSizeIsWrittenThrough() throws {
        let state = ComponentTestState<Int>(0)
        let component = ElevatePaginator(
            strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
            page: .constant(1),
            pageSize: state.binding
        )
        let stored = Mirror(reflecting: component).descendant("_pageSize")
        let binding = try #require(stored as? Binding<Int>)
        binding.wrappedValue = 1
        #expect(state.value == 1)
    }

    @Test("onPageChange is called")
    func onPageChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevatePaginator(
            strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
            page: .constant(1),
            pageSize: .constant(1),
            onPageChange: { _ in calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onPageChange")
        let action = try #require(stored as? (Int) -> Void)
        action(1)
        #expect(calls.value == 1)
    }

    @Test("page tells valueChanged")
    func pageTells() throws {
        let component = ElevateUIKitPaginator(frame: .zero)
        component.strings = PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" })
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitPaginatorRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_page", as: Binding<Int>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = 1
        }
        #expect(component.page == 1)
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevatePaginator(
            strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
            page: .constant(1),
            pageSize: .constant(1)
        )
    }
}
#endif
