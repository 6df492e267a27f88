#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateIconButton")
struct ElevateIconButtonTests {
    @Test("Size has the values of the web component")
    func sizeRawValues() {
        let expected: [IconButtonTokens.Size.RawValue] = [
            "s",
            "m",
            "l",
        ]
        #expect(IconButtonTokens.Size.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitIconButton(frame: .zero)
        #expect(component.label == "")
        #expect(component.tone == .neutral)
        #expect(component.size == .medium)
        #expect(component.shape == .box)
        #expect(component.icon == "")
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            IconButtonTokens.dangerColors,
            IconButtonTokens.neutralColors,
            IconButtonTokens.primaryColors,
            IconButtonTokens.emphasizedColors,
            IconButtonTokens.successColors,
            IconButtonTokens.warningColors,
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("action is called")
    func actionIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateIconButton(
            "Label",
            action: { calls.value += 1 },
            icon: { Text("Icon") }
        )
        let stored = Mirror(reflecting: component).descendant("action")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("icon takes a view")
    func iconTakesAView() {
        let component = ElevateIconButton(
            "Label",
            icon: { Text("Icon") }
        )
        #expect(Mirror(reflecting: component).descendant("icon") is Text)
    }

    @Test("action tells touchUpInside")
    func actionTells() throws {
        let component = ElevateUIKitIconButton(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("touchUpInside") }, for: .touchUpInside)
        let view = ElevateUIKitIconButtonRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("action", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime(component) {
            action()
        }
        #expect(calls.value == ["touchUpInside"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateIconButton(
            "Label",
            icon: { Text("Icon") }
        )
        _ = ElevateIconButton(
            "Label",
            icon: "Icon"
        )
    }
}
#endif
