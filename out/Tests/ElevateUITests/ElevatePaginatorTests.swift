#if os(iOS)
import SwiftUI
import Testing
import UIKit

@testable import ElevateUI

@MainActor
@Suite("ElevatePaginator")
struct ElevatePaginatorTests {
    @Test("Siblings has the values of the web component")
    func siblingsRawValues() {
        let expected: [PaginatorTokens.Siblings.RawValue] = [
            1,
            2,
            3,
        ]
        #expect(PaginatorTokens.Siblings.allCases.map(\.rawValue) == expected)
    }

    @Test("The defaults are those of the web component")
    func defaults() {
        let component = ElevateUIKitPaginator(frame: .zero)
        #expect(component.length == 0)
        #expect(component.siblings == .one)
        #expect(component.page == 0)
        #expect(component.pageSize == 25)
    }

    @Test("Each init makes one")
    func inits() {
        _ = ElevatePaginator(
            strings: PaginatorTokens.Strings(rangeLabel: { _, _, _ in "Range label" }),
            page: .constant(1),
            pageSize: .constant(1)
        )
    }
}
#endif
