#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateMenuItem")
struct ElevateMenuItemTests {
    @Test("Kind has the values of the web component")
    func kindRawValues() {
        let expected: [MenuItemTokens.Kind.RawValue] = [
            "normal",
            "checkbox",
        ]
        #expect(MenuItemTokens.Kind.allCases.map(\.rawValue) == expected)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateMenuItem(
            "Label"
        )
    }
}
#endif
