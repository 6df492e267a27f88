#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDrawer")
struct ElevateDrawerTests {
    @Test("Placement has the values of the web component")
    func placementRawValues() {
        let expected: [DrawerTokens.Placement.RawValue] = [
            "start",
            "end",
            "top",
            "bottom",
        ]
        #expect(DrawerTokens.Placement.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitDrawer(frame: .zero)
        #expect(component.isContained == false)
        #expect(component.noHeader == false)
        #expect(component.isPresented == false)
        #expect(component.label == nil)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDrawer(
            isPresented: .constant(false),
            content: { Text("Content") },
            label: { Text("Label") }
        )
        _ = ElevateDrawer(
            nil,
            isPresented: .constant(false),
            content: { Text("Content") }
        )
        _ = ElevateDrawer(
            isPresented: .constant(false)
        )
    }
}
#endif
