#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateBreadcrumb")
struct ElevateBreadcrumbTests {
    @Test("onCollapse is called")
    func onCollapseIsCalled() throws {
        let calls = ComponentTestState(0)
        let component = ElevateBreadcrumb(
            items: [],
            onCollapse: { calls.value += 1 }
        )
        let stored = Mirror(reflecting: component).descendant("onCollapse")
        let action = try #require(stored as? () -> Void)
        action()
        #expect(calls.value == 1)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateBreadcrumb(
            items: []
        )
    }
}
#endif
