import Core
import Foundation
import TestSupport
import Testing

/// The published parsing tests, which lie beside the package and are no part of it.
@Suite("JSON conformance", .needs("conformance/json"))
struct ConformanceTests {
    private static let files = Shared.files(in: "conformance/json")

    private func read(_ file: String) throws -> Reading {
        Reading(bytes: Array(try Data(contentsOf: Shared.file(file))))
    }

    @Test("the suite is complete: files that must pass, that must fail, and that are free")
    func suiteIsThere() {
        for (kind, least) in [("/y_", 90), ("/n_", 180), ("/i_", 30)] {
            #expect(Self.files.count { $0.contains(kind) } >= least)
        }
    }

    @Test("every file is accepted or rejected as the suite says", arguments: files)
    func verdict(file: String) throws {
        let reading = try read(file)
        #expect((reading.document == nil) == !reading.errors.isEmpty)
        for error in reading.errors {
            #expect(error.location != nil)
            #expect(error.id.rawValue.hasPrefix("json.") || error.id.rawValue.hasPrefix("input."))
            #expect(!error.message.isEmpty)
        }
        if file.contains("/y_") {
            #expect(reading.document != nil, "\(reading.errors)")
        } else if file.contains("/n_") {
            #expect(reading.document == nil)
        }
    }

    @Test("what is accepted means the same after it was written compactly", arguments: files)
    func roundTrip(file: String) throws {
        guard let root = try read(file).root else { return }
        let again = try #require(Reading(root.compactText).root)
        #expect(isSame(root, again))
    }
}
