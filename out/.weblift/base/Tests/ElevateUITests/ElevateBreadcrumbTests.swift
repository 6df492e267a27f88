#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateBreadcrumb")
struct ElevateBreadcrumbTests {
    private final class ComponentTestDelegate: ElevateUIKitBreadcrumbDelegate {
        private let calls: ComponentTestState<[String]>

        init(_ calls: ComponentTestState<[String]>) {
            self.calls = calls
        }

        func breadcrumbDidCollapse(_: ElevateUIKitBreadcrumb) {
            self.calls.value.append("breadcrumbDidCollapse")
        }
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitBreadcrumb(frame: .zero)
        #expect(component.isEnabled)
    }

    @Test("onCollapse is called")
    func onCollapseIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateBreadcrumb(
            items: [],
            onCollapse: { calls.value += 1 },
            content: { Text("Content") }
        )
        let stored = Mirror(reflecting: component).descendant("onCollapse")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateBreadcrumb(
            items: [],
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("separator takes a view")
    func separatorTakesAView() {
        let component = ElevateBreadcrumb(
            items: [],
            content: { Text("Content") },
            separator: { Text("Separator") }
        )
        #expect(Mirror(reflecting: component).descendant("separator") is Text)
    }

    @Test("onCollapse tells breadcrumbDidCollapse")
    func onCollapseTells() throws {
        let component = ElevateUIKitBreadcrumb(frame: .zero)
        let calls = ComponentTestState<[String]>([])
        let delegate = ComponentTestDelegate(calls)
        component.delegate = delegate
        let view = ElevateUIKitBreadcrumbRoot(component: component, version: 0).body
        let stored = ComponentTestView.stored("onCollapse", as: (() -> Void).self, in: view)
        let action = try #require(stored)
        withExtendedLifetime((component, delegate)) {
            action()
        }
        #expect(calls.value == ["breadcrumbDidCollapse"])
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateBreadcrumb(
            items: [],
            content: { Text("Content") }
        )
        _ = ElevateBreadcrumb(
            items: []
        )
        _ = ElevateBreadcrumb(
            items: []
        )
        _ = ElevateBreadcrumb(
            content: { Text("Content") }
        )
    }
}
#endif
