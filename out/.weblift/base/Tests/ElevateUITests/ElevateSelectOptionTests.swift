#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateSelectOption")
struct ElevateSelectOptionTests {
    @Test("Each init makes one")
    func inits() {
        _ = ElevateSelectOption(
            "Label",
            value: "Value"
        )
    }
}
#endif
