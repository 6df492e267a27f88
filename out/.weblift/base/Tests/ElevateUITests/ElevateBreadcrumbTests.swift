#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateBreadcrumb")
struct ElevateBreadcrumbTests {
    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitBreadcrumb(frame: .zero)
        #expect(component.isEnabled == true)
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
