#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevateTable")
struct ElevateTableTests {
    private struct ExampleItem: Identifiable {
        let id = 0
    }

    @Test("Density has the values of the web component")
    func densityRawValues() {
        let expected: [TableTokens.Density.RawValue] = [
            "compact",
            "regular",
            "relaxed",
        ]
        #expect(TableTokens.Density.allCases.map(\.rawValue) == expected)
    }

    @Test("The text can be read on its fill, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(_ appearance: UIUserInterfaceStyle) {
        let sets: [ComponentColors] = [
            TableTokens.colors
        ]
        for colors in sets {
            #expect(ComponentTestContrast.ratio(of: colors.text, on: colors.background, in: appearance) >= 4.5)
        }
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevateTable(
            items: [ExampleItem()],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([]),
            row: { _ in Text("Row") }
        )
        _ = ElevateTable(
            items: [ExampleItem()],
            columns: [],
            strings: TableTokens.Strings(sortBy: { _ in "Sort by" }),
            selection: .constant([])
        )
    }
}
#endif
