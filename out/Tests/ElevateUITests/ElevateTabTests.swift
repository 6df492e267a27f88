#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateTab")
struct ElevateTabTests {
    @Test("Each init makes one")
    func inits() {
        _ = ElevateTab(
            "Label",
            value: "Value"
        )
    }
}
#endif
