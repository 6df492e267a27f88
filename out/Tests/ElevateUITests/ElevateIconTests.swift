#if os(iOS)
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateIcon")
struct ElevateIconTests {
    @Test("Rotate has the values of the web component")
    func rotateRawValues() {
        let expected: [IconTokens.Rotate.RawValue] = [
            0,
            90,
            180,
            270,
        ]
        #expect(IconTokens.Rotate.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitIcon(frame: .zero)
        #expect(component.label == "")
        #expect(component.icon == nil)
        #expect(component.size == nil)
        #expect(component.rotation == .degrees0)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateIcon()
    }
}
#endif
