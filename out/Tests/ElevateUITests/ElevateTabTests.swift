#if os(iOS)
import SwiftUI
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
