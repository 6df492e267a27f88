#if os(iOS)
import SwiftUI
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
