#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDatePicker")
struct ElevateDatePickerTests {
    @Test("FirstDayOfWeek has the values of the web component")
    func firstDayOfWeekRawValues() {
        let expected: [DatePickerTokens.FirstDayOfWeek.RawValue] = [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
        ]
        #expect(DatePickerTokens.FirstDayOfWeek.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDatePicker(frame: .zero)
        #expect(component.label == "")
        #expect(component.errorMessage == nil)
        #expect(component.firstDayOfWeek == .monday)
        #expect(component.size == .medium)
        #expect(!component.isInvalid)
        #expect(!component.isRequired)
        #expect(component.helpText == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            DatePickerTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("onChange is called")
    func onChangeIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateDatePicker(
            strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
            selection: .constant(nil),
            onChange: { _ in calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onChange")
        let action = try #require(stored as? (Date?) -> Void)
        action(nil)
        #expect(calls.value == 1)
    }

    @Test("helpText takes a view")
    func helpTextTakesAView() {
        let component = ElevateDatePicker(
            strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
            selection: .constant(nil),
            helpText: { Text("Help text") }
        )
        #expect(Mirror(reflecting: component).descendant("helpText") is Text)
    }

    @Test("footer takes a view")
    func footerTakesAView() {
        let component = ElevateDatePicker(
            strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
            selection: .constant(nil),
            footer: { Text("Footer") }
        )
        #expect(Mirror(reflecting: component).descendant("footer") is Text)
    }

    @Test("selection tells valueChanged")
    func selectionTells() throws {
        let component = ElevateUIKitDatePicker(frame: .zero)
        component.strings = DatePickerTokens.Strings(weekLabel: { _ in "Week label" })
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("valueChanged") }, for: .valueChanged)
        let view = ElevateUIKitDatePickerRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("_selection", as: Binding<Date?>.self, in: view)
        let binding = try #require(stored)
        withExtendedLifetime(component) {
            binding.wrappedValue = nil
        }
        #expect(calls.value == ["valueChanged"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDatePicker(
            strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
            selection: .constant(nil)
        )
        _ = ElevateDatePicker(
            helpText: "Help text",
            strings: DatePickerTokens.Strings(weekLabel: { _ in "Week label" }),
            selection: .constant(nil)
        )
    }
}
#endif
