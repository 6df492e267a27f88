#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTabGroup")
struct ElevateTabGroupTests {
    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [TabGroupTokens.Placement.RawValue] = [
            "top",
            "start",
        ]
        #expect(TabGroupTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitTabGroup(frame: .zero)
        #expect(component.placement == .top)
        #expect(component.selection == nil)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil),
            content: { Text("Content") }
        )
        _ = ElevateTabGroup(
            tabs: [],
            selection: .constant(nil)
        )
    }
}
#endif
