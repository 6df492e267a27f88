#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateButton")
struct ElevateButtonTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitButton(frame: .zero)
        #expect(component.tone == .neutral)
        #expect(component.size == .medium)
        #expect(component.shape == .box)
        #expect(!component.isPulsing)
        #expect(component.label == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            ButtonTokens.dangerColors,
            ButtonTokens.neutralColors,
            ButtonTokens.primaryColors,
            ButtonTokens.emphasizedColors,
            ButtonTokens.successColors,
            ButtonTokens.warningColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("action is called")
    func actionIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateButton(
            action: { calls.value += 1 },
            label: { Text("Label") }
        )
        let stored = Mirror(reflecting: component).descendant("action")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateButton(
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateButton(
            label: { Text("Label") },
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("suffix takes a view")
    func suffixTakesAView() {
        let component = ElevateButton(
            label: { Text("Label") },
            suffix: { Text("Suffix") }
        )
        #expect(Mirror(reflecting: component).descendant("suffix") is Text)
    }

    @Test("action tells touchUpInside")
    func actionTells() throws {
        let component = ElevateUIKitButton(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("touchUpInside") }, for: .touchUpInside)
        let view = ElevateUIKitButtonRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("action", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime(component) {
            action()
        }
        #expect(calls.value == ["touchUpInside"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateButton(
            label: { Text("Label") }
        )
        _ = ElevateButton(
            "Label"
        )
    }
}
#endif
