#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateProgress")
struct ElevateProgressTests {
    @Test("Kind has the values of the web component")
    func kindRawValues() {
        let expected: [ProgressTokens.Kind.RawValue] = [
            "bar",
            "circle",
        ]
        #expect(ProgressTokens.Kind.allCases.map(\.rawValue) == expected)
    }

    @Test("StrokeWidth has the values of the web component")
    func strokeWidthRawValues() {
        let expected: [ProgressTokens.StrokeWidth.RawValue] = [
            1,
            2,
            4,
        ]
        #expect(ProgressTokens.StrokeWidth.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitProgress(frame: .zero)
        #expect(component.label == "")
        #expect(component.value == nil)
        #expect(component.total == 100)
        #expect(component.type == .bar)
        #expect(component.strokeWidth == .two)
        #expect(component.tone == .primary)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateProgress(
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateProgress(
            content: { Text("Content") }
        )
        _ = ElevateProgress()
    }
}
#endif
