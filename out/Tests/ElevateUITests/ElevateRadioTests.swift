#if os(iOS)
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateRadio")
struct ElevateRadioTests {
    @Test("Size has the values of the web component")
    func sizeRawValues() {
        let expected: [RadioTokens.Size.RawValue] = [
            "s",
            "m",
        ]
        #expect(RadioTokens.Size.allCases.map(\.rawValue) == expected)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateRadio(
            "Label",
            value: "Value"
        )
    }
}
#endif
