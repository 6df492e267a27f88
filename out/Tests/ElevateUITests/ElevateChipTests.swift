#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateChip")
struct ElevateChipTests {
    private final class ComponentTestDelegate: ElevateUIKitChipDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func chipDidSelect(_: ElevateUIKitChip) {
            self.calls.value.append("chipDidSelect")
        }

        func chipDidRequestRemove(_: ElevateUIKitChip) {
            self.calls.value.append("chipDidRequestRemove")
        }

        func chipDidRequestEdit(_: ElevateUIKitChip) {
            self.calls.value.append("chipDidRequestEdit")
        }
    }

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
        #expect(!component.selectable)
        #expect(!component.removable)
        #expect(!component.editable)
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

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateChip(
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateChip(
            label: { Text("Label") },
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("suffix takes a view")
    func suffixTakesAView() {
        let component = ElevateChip(
            label: { Text("Label") },
            suffix: { Text("Suffix") }
        )
        #expect(Mirror(reflecting: component).descendant("suffix") is Text)
    }

    @Test("onSelect tells chipDidSelect")
    func onSelectTells() throws {
        let component = ElevateUIKitChip(frame: .zero)
        component.selectable = true
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitChipRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onSelect", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["chipDidSelect"])
    }

    @Test("onRemove tells chipDidRequestRemove")
    func onRemoveTells() throws {
        let component = ElevateUIKitChip(frame: .zero)
        component.removable = true
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitChipRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onRemove", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["chipDidRequestRemove"])
    }

    @Test("onEdit tells chipDidRequestEdit")
    func onEditTells() throws {
        let component = ElevateUIKitChip(frame: .zero)
        component.editable = true
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitChipRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onEdit", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["chipDidRequestEdit"])
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
