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
