import Foundation
import TestSupport
import Testing

/// What callers import is named once.
@Suite("A component more does not rename a package")
struct KeptNamesTests {
    private func manifest(_ tags: [String]) -> String {
        let classes = tags.map { #"{"kind":"class","name":"C","customElement":true,"tagName":"\#($0)"}"# }
        return #"""
            {"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"a.js","declarations":[
            \#(classes.joined(separator: ",\n"))]}]}
            """#
    }

    private func expectModule(_ name: String, of tags: [String], in folder: TemporaryFolder) async throws {
        try folder.write(manifest(tags), to: "custom-elements.json")
        let run = try await BuiltProgram.run(["generate", "custom-elements.json"], in: folder.path)
        #expect(run.ending == .exit(0), "\(run.errorText)")
        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path("out/Sources")).sorted()
        #expect(modules == [name])
    }

    private static let library = ["acme-button", "acme-chip", "acme-tab"]

    @Test("fixtures that take the majority away leave prefix and module as they were")
    func fixtures() async throws {
        try await TemporaryFolder.with { folder in
            try await expectModule("AcmeUI", of: Self.library, in: folder)
            let many = Self.library + ["test-a", "test-b", "test-c"]
            try await expectModule("AcmeUI", of: many, in: folder)
            let ledger = try String(contentsOfFile: folder.path("out/.weblift/ledger.json"), encoding: .utf8)
            #expect(ledger.contains("\"tags\": \"acme-\""))
            #expect(ledger.contains("\"module\": \"AcmeUI\""))
        }
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["test-a", "test-b", "test-c"]
            // Without a package of before; and that stays, too.
            try await expectModule("UI", of: many, in: folder)
            try await expectModule("UI", of: Self.library, in: folder)
        }
    }

    @Test("a library that is renamed as a whole renames its package")
    func renamed() async throws {
        try await TemporaryFolder.with { folder in
            try await expectModule("AcmeUI", of: Self.library, in: folder)
            let renamed = Self.library.map { $0.replacing("acme-", with: "other-") }
            try await expectModule("OtherUI", of: renamed, in: folder)
        }
    }

    @Test("a ledger that remembers no names keeps those of a package without a prefix")
    func formerLedger() async throws {
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["acme-card", "test-a"]
            try await expectModule("UI", of: Self.library + ["test-a", "test-b"], in: folder)
            let path = folder.path("out/.weblift/ledger.json")
            let ledger = try String(contentsOfFile: path, encoding: .utf8)
            let start = try #require(ledger.range(of: "\"names\""))
            let end = try #require(ledger.range(of: "\"files\""))
            let former = String(ledger[..<start.lowerBound] + ledger[end.lowerBound...])
            try folder.write(former.replacing("\"schema\": 4", with: "\"schema\": 3"), to: "out/.weblift/ledger.json")
            try await expectModule("UI", of: many, in: folder)
        }
    }
}
