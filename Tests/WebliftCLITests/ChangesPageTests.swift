import Foundation
import TestSupport
import Testing
import WebliftCLI

@Suite("The page of changes")
struct ChangesPageTests {
    private static let page = Shared.project.appending(path: "Documentation/Changes.md")

    @Test(
        "the tables of Documentation/Changes.md are what the registries say; WEBLIFT_RENEW_DOCUMENTATION=1 writes them anew"
    )
    func isCurrent() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let renewed = try #require(ChangesPage.renewed(text), "a mark is missing")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(renewed.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == renewed)
    }

    @Test("a page without its marks is none")
    func marks() {
        #expect(ChangesPage.renewed("# Changes\n") == nil)
    }
}
