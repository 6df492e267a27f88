#if os(iOS)
import Testing

@testable import ElevateUI

@Suite("Types that several components share")
struct SharedTypesTests {
    @Test("ElevateShape has the values of the web component")
    func elevateShapeRawValues() {
        let expected: [ElevateShape.RawValue] = [
            "box",
            "pill",
        ]
        #expect(ElevateShape.allCases.map(\.rawValue) == expected)
    }

    @Test("ElevateSize has the values of the web component")
    func elevateSizeRawValues() {
        let expected: [ElevateSize.RawValue] = [
            "s",
            "m",
            "l",
        ]
        #expect(ElevateSize.allCases.map(\.rawValue) == expected)
    }

    @Test("ElevateTone has the values of the web component")
    func elevateToneRawValues() {
        let expected: [ElevateTone.RawValue] = [
            "primary",
            "success",
            "warning",
            "danger",
            "emphasized",
            "neutral",
        ]
        #expect(ElevateTone.allCases.map(\.rawValue) == expected)
    }

}
#endif
