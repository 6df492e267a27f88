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
            let names1 = try await modules(Self.library, in: folder)
            #expect(names1 == ["AcmeUI"])
            let many = Self.library + ["test-a", "test-b", "test-c"]
            let names2 = try await modules(many, in: folder)
            #expect(names2 == ["AcmeUI"])
            let ledger = try String(contentsOfFile: folder.path("out/.weblift/ledger.json"), encoding: .utf8)
            #expect(ledger.contains("\"tags\": \"acme-\""))
            #expect(ledger.contains("\"module\": \"AcmeUI\""))
        }
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["test-a", "test-b", "test-c"]
            // Without a package of before; and that stays, too.
            let names3 = try await modules(many, in: folder)
            #expect(names3 == ["UI"])
            let names4 = try await modules(Self.library, in: folder)
            #expect(names4 == ["UI"])
        }
    }

    @Test("a library that is renamed as a whole renames its package")
    func renamed() async throws {
        try await TemporaryFolder.with { folder in
            let names5 = try await modules(Self.library, in: folder)
            #expect(names5 == ["AcmeUI"])
            let renamed = Self.library.map { $0.replacing("acme-", with: "other-") }
            let names6 = try await modules(renamed, in: folder)
            #expect(names6 == ["OtherUI"])
        }
    }

    @Test("a ledger that remembers no names keeps those of a package without a prefix")
    func formerLedger() async throws {
        try await TemporaryFolder.with { folder in
            let many = Self.library + ["acme-card", "test-a"]
            let names7 = try await modules(Self.library + ["test-a", "test-b"], in: folder)
            #expect(names7 == ["UI"])
            let path = folder.path("out/.weblift/ledger.json")
            let ledger = try String(contentsOfFile: path, encoding: .utf8)
            let start = try #require(ledger.range(of: "\"names\""))
            let end = try #require(ledger.range(of: "\"files\""))
            let former = String(ledger[..<start.lowerBound] + ledger[end.lowerBound...])
            try folder.write(former.replacing("\"schema\": 4", with: "\"schema\": 3"), to: "out/.weblift/ledger.json")
            let names8 = try await modules(many, in: folder)
            #expect(names8 == ["UI"])
        }
    }
}
