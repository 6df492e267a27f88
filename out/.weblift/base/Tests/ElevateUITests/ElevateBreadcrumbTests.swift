#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateBreadcrumb")
struct ElevateBreadcrumbTests {
    @Test("Each init makes one")
    func inits() {
        _ = ElevateBreadcrumb(
            items: []
        )
    }
}
#endif
