#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateChip")
struct ElevateChipTests {
    @Test("Shape has the values of the web component")
    func shapeRawValues() {
        let expected: [ChipTokens.Shape.RawValue] = [
            "box",
            "pill",
        ]
        #expect(ChipTokens.Shape.allCases.map(\.rawValue) == expected)
    }

    @Test("Tone has the values of the web component")
    func toneRawValues() {
        let expected: [ChipTokens.Tone.RawValue] = [
            "primary",
            "success",
            "warning",
            "danger",
            "emphasized",
            "neutral",
            "highlight",
        ]
        #expect(ChipTokens.Tone.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitChip(frame: .zero)
        #expect(component.removeLabel == "Remove")
        #expect(component.tone == .neutral)
        #expect(component.size == .medium)
        #expect(component.shape == .box)
        #expect(component.selectable == false)
        #expect(component.removable == false)
        #expect(component.editable == false)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            ChipTokens.dangerColors,
            ChipTokens.neutralColors,
            ChipTokens.primaryColors,
            ChipTokens.emphasizedColors,
            ChipTokens.highlightColors,
            ChipTokens.successColors,
            ChipTokens.warningColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("onSelect is called")
    func onSelectIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateChip(
            onSelect: { calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onSelect")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("onRemove is called")
    func onRemoveIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateChip(
            onRemove: { calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onRemove")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("onEdit is called")
    func onEditIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateChip(
            onEdit: { calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("onEdit")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateChip(
            label: { Text("Label") }
        )
        _ = ElevateChip(
            "Label"
        )
    }
}
#endif
