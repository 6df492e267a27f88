#if os(iOS)
import SwiftUI
import Testing

@testable import ElevateUI

@MainActor
@Suite("ElevateTable")
struct ElevateTableTests {
    @Test("Density has the values of the web component")
    func densityRawValues() {
        let expected: [TableTokens.Density.RawValue] = [
            "compact",
            "regular",
            "relaxed",
        ]
        #expect(TableTokens.Density.allCases.map(\.rawValue) == expected)
    }

    @Test("SortDetailDirection has the values of the web component")
    func sortDetailDirectionRawValues() {
        let expected: [TableTokens.SortDetailDirection.RawValue] = [
            "asc",
            "desc",
            "none",
        ]
        #expect(TableTokens.SortDetailDirection.allCases.map(\.rawValue) == expected)
    }

    @Test("StickyColumns has the values of the web component")
    func stickyColumnsRawValues() {
        let expected: [TableTokens.StickyColumns.RawValue] = [
            0,
            1,
            2,
        ]
        #expect(TableTokens.StickyColumns.allCases.map(\.rawValue) == expected)
    }

}
#endif
