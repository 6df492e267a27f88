#if os(iOS)
import SwiftUI
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateDropdown")
struct ElevateDropdownTests {
    @Test("Each init makes one")
    func inits() {
        _ = ElevateDropdown(
            items: [],
            label: { Text("Label") }
        )
    }
}
#endif
