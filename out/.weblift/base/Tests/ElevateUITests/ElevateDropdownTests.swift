#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateDropdown")
struct ElevateDropdownTests {
    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            DropdownTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("content takes a view")
    func contentTakesAView() {
        let component = ElevateDropdown(
            items: [],
            content: { Text("Content") },
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("content") is Text)
    }

    @Test("label takes a view")
    func labelTakesAView() {
        let component = ElevateDropdown(
            items: [],
            label: { Text("Label") }
        )
        #expect(Mirror(reflecting: component).descendant("label") is Text)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateDropdown(
            items: [],
            label: { Text("Label") }
        )
        _ = ElevateDropdown(
            content: { Text("Content") },
            label: { Text("Label") }
        )
    }
}
#endif
