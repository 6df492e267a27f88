import Foundation
import TestSupport
import Testing
import WebliftCLI

@Suite("Pages whose tables are what the registries say")
struct ChangesPageTests {
    private static let renewals: [String: @Sendable (String) -> String?] = [
        "Changes": { ChangesPage.renewed($0) }, "Drift": { DriftPage.renewed($0) },
    ]

    @Test("are current; WEBLIFT_RENEW_DOCUMENTATION=1 writes the tables anew", arguments: ["Changes", "Drift"])
    func isCurrent(name: String) throws {
        let page = Shared.project.appending(path: "Documentation/\(name).md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let renewed = try #require(Self.renewals[name]?(text), "a mark is missing")
        if ProcessInfo.processInfo.environment["WEBLIFT_RENEW_DOCUMENTATION"] == "1" {
            try Data(renewed.utf8).write(to: page)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == renewed)
    }

    @Test("without their marks are none", arguments: ["Changes", "Drift"])
    func marks(name: String) throws {
        let renewed = try #require(Self.renewals[name])
        #expect(renewed("# \(name)\n") == nil)
    }
}
