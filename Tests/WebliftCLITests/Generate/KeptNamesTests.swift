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

    private func modules(_ tags: [String], in folder: TemporaryFolder) async throws -> [String] {
        try folder.write(manifest(tags), to: "custom-elements.json")
        let run = try await BuiltProgram.run(["generate", "custom-elements.json"], in: folder.path)
        #expect(run.ending == .exit(0), "\(run.errorText)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path("out/Sources")).sorted()
    }

    private static let library = ["acme-button", "acme-chip", "acme-tab"]

    @Test("fixtures that take the majority away leave prefix and module as they were")
    func fixtures() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await modules(Self.library, in: folder) == ["AcmeUI"])
            let many = Self.library + ["test-a", "test-b", "test-c"]
            #expect(try await modules(many, in: folder) == ["AcmeUI"])
            let ledger = try String(contentsOfFile: folder.path("out/.weblift/ledger.json"), encoding: .utf8)
            #expect(ledger.contains("\"tags\": \"acme-\""))
            #expect(ledger.contains("\"module\": \"AcmeUI\""))
        }
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["test-a", "test-b", "test-c"]
            #expect(try await modules(many, in: folder) == ["ComponentsUI"], "without a package of before")
            #expect(try await modules(Self.library, in: folder) == ["ComponentsUI"], "and that stays, too")
        }
    }

    @Test("a library that is renamed as a whole renames its package")
    func renamed() async throws {
        try await TemporaryFolder.with { folder in
            #expect(try await modules(Self.library, in: folder) == ["AcmeUI"])
            let renamed = Self.library.map { $0.replacing("acme-", with: "other-") }
            #expect(try await modules(renamed, in: folder) == ["OtherUI"])
        }
    }

    @Test("a ledger that remembers no names keeps those of a package without a prefix")
    func formerLedger() async throws {
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["acme-card", "test-a"]
            #expect(try await modules(Self.library + ["test-a", "test-b"], in: folder) == ["ComponentsUI"])
            let path = folder.path("out/.weblift/ledger.json")
            let ledger = try String(contentsOfFile: path, encoding: .utf8)
            let start = try #require(ledger.range(of: "\"names\""))
            let end = try #require(ledger.range(of: "\"files\""))
            let former = String(ledger[..<start.lowerBound] + ledger[end.lowerBound...])
            try folder.write(former.replacing("\"schema\": 4", with: "\"schema\": 3"), to: "out/.weblift/ledger.json")
            #expect(try await modules(many, in: folder) == ["ComponentsUI"])
        }
    }
}
