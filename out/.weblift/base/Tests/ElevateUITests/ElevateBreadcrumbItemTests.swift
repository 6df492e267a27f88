#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateBreadcrumbItem")
struct ElevateBreadcrumbItemTests {
    @Test("Each init makes one")
    func inits() {
        _ = ElevateBreadcrumbItem(
            "Label"
        )
    }
}
#endif
