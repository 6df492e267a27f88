#if os(iOS)
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDivider")
struct ElevateDividerTests {
    @Test("Direction has the values of the web component")
    func directionRawValues() {
        let expected: [DividerTokens.Direction.RawValue] = [
            "horizontal",
            "vertical",
        ]
        #expect(DividerTokens.Direction.allCases.map(\.rawValue) == expected)
    }

    @Test("Emphasis has the values of the web component")
    func emphasisRawValues() {
        let expected: [DividerTokens.Emphasis.RawValue] = [
            "default",
            "strong",
        ]
        #expect(DividerTokens.Emphasis.allCases.map(\.rawValue) == expected)
    }

    @Test("StrokeWidth has the values of the web component")
    func strokeWidthRawValues() {
        let expected: [DividerTokens.StrokeWidth.RawValue] = [
            1,
            2,
            3,
        ]
        #expect(DividerTokens.StrokeWidth.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDivider(frame: .zero)
        #expect(component.inset == nil)
        #expect(component.direction == .horizontal)
        #expect(component.strokeWidth == .one)
        #expect(component.emphasis == .default)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDivider()
    }
}
#endif
