#if os(iOS)
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateSkeleton")
struct ElevateSkeletonTests {
    @Test("Shape has the values of the web component")
    func shapeRawValues() {
        let expected: [SkeletonTokens.Shape.RawValue] = [
            "text",
            "box",
            "circle",
        ]
        #expect(SkeletonTokens.Shape.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitSkeleton(frame: .zero)
        #expect(component.lines == 1)
        #expect(component.shape == .text)
        #expect(component.isAnimated)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateSkeleton()
    }
}
#endif
