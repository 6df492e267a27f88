#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateLink")
struct ElevateLinkTests {
    @Test("Variant has the values of the web component")
    func variantRawValues() {
        let expected: [LinkTokens.Variant.RawValue] = [
            "inverted",
            "default",
            "subtle",
        ]
        #expect(LinkTokens.Variant.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitLink(frame: .zero)
        #expect(component.variant == .default)
        #expect(component.tone == .primary)
        #expect(component.label == "")
    }

    @Test("action is called")
    func actionIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateLink(
            url: URL(fileURLWithPath: "/"),
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
        let component = ElevateLink(
            url: URL(fileURLWithPath: "/"),
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("prefix takes a view")
    func prefixTakesAView() {
        let component = ElevateLink(
            url: URL(fileURLWithPath: "/"),
            label: { Text("Label") },
            prefix: { Text("Prefix") }
        )
        #expect(Mirror(reflecting: component).descendant("prefix") is Text)
    }

    @Test("suffix takes a view")
    func suffixTakesAView() {
        let component = ElevateLink(
            url: URL(fileURLWithPath: "/"),
            label: { Text("Label") },
            suffix: { Text("Suffix") }
        )
        #expect(Mirror(reflecting: component).descendant("suffix") is Text)
    }

    @Test("action tells touchUpInside")
    func actionTells() throws {
        let component = ElevateUIKitLink(frame: .zero)
        component.url = URL(fileURLWithPath: "/")
        let calls = ComponentTestState<[String]>([])
        component.addAction(UIAction { _ in calls.value.append("touchUpInside") }, for: .touchUpInside)
        let view = ElevateUIKitLinkRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("action", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime(component) {
            action()
        }
        #expect(calls.value == ["touchUpInside"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateLink(
            url: URL(fileURLWithPath: "/"),
            label: { Text("Label") }
        )
        _ = ElevateLink(
            "Label",
            url: URL(fileURLWithPath: "/")
        )
    }
}
#endif
