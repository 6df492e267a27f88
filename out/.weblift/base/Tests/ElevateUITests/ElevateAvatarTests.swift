#if os(iOS)
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateAvatar")
struct ElevateAvatarTests {
    @Test("Shape has the values of the web component")
    func shapeRawValues() {
        let expected: [AvatarTokens.Shape.RawValue] = [
            "circle",
            "square",
            "rounded",
        ]
        #expect(AvatarTokens.Shape.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitAvatar(frame: .zero)
        #expect(component.label == "")
        #expect(component.initials == nil)
        #expect(component.shape == .circle)
        #expect(component.size == .medium)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateAvatar()
    }
}
#endif
