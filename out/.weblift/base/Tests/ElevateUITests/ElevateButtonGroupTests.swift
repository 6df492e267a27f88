#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateButtonGroup")
struct ElevateButtonGroupTests {
    private struct ExampleItem: Identifiable {
        let id = 0
    }

    @Test("Direction has the values of the web component")
    func directionRawValues() {
        let expected: [ButtonGroupTokens.Direction.RawValue] = [
            "row",
            "column",
        ]
        #expect(ButtonGroupTokens.Direction.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitButtonGroup(frame: .zero)
        #expect(component.label == "")
        #expect(component.direction == .horizontal)
        #expect(component.size == .medium)
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateButtonGroup(
            content: { Text("Content") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateButtonGroup(
            content: { Text("Content") }
        )
        _ = ElevateButtonGroup(
            [ExampleItem()],
            rowContent: { _ in Text("Row") }
        )
    }
}
#endif
