import Foundation
import TestSupport
import Testing
import WebliftCLI

@Suite("The page of drift")
struct DriftPageTests {
    private static let page = Shared.project.appending(path: "Documentation/Drift.md")

    @Test("the table of Documentation/Drift.md is what the registry says; WEBLIFT_RENEW_DOCUMENTATION=1 writes it anew")
    func isCurrent() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let renewed = try #require(DriftPage.renewed(text), "a mark is missing")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(renewed.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == renewed)
    }

    @Test("a page without its marks is none")
    func marks() {
        #expect(DriftPage.renewed("# Drift\n") == nil)
    }
}
