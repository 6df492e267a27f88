#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateAvatar")
struct ElevateAvatarTests {
    private final class ComponentTestDelegate: ElevateUIKitAvatarDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func avatarDidError(_: ElevateUIKitAvatar) {
            self.calls.value.append("avatarDidError")
        }
    }

    @Test("Shape has the values of the web component")
    func shapeRawValues() {
        let expected: [AvatarTokens.Shape.RawValue] = [
            "circle",
            "square",
            "rounded",
        ]
        #expect(AvatarTokens.Shape.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitAvatar(frame: .zero)
        #expect(component.label == "")
        #expect(component.initials == nil)
        #expect(component.shape == .circle)
        #expect(component.size == .medium)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            AvatarTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("onError is called")
    func onErrorIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateAvatar(
            onError: { calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onError")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("icon takes a view")
    func iconTakesAView() {
        let component = ElevateAvatar(
            icon: { Text("Icon") }
        )
        #expect(Mirror(reflecting: component).descendant("icon") is Text)
    }

    @Test("badge takes a view")
    func badgeTakesAView() {
        let component = ElevateAvatar(
            badge: { Text("Badge") }
        )
        #expect(Mirror(reflecting: component).descendant("badge") is Text)
    }

    @Test("onError tells avatarDidError")
    func onErrorTells() throws {
        let component = ElevateUIKitAvatar(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitAvatarRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onError", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["avatarDidError"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateAvatar()
    }
}
#endif
