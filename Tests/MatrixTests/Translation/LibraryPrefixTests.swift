import SwiftModel
import Testing

@testable import Matrix

@Suite("What the Swift names of a library begin with")
struct LibraryPrefixTests {
    private func prefix(_ tags: [String], matrix rows: String? = nil) throws -> String {
        let declarations = tags.map { #"{"kind":"class","customElement":true,"name":"C","tagName":"\#($0)"}"# }
        let manifest = """
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js",
            "declarations":[\(declarations.joined(separator: ",\n"))]}]}
            """
        let translation = try TranslationFixture(manifest: manifest, matrix: rows).translation
        #expect(translation.swift.prefix == translation.prefix)
        return translation.prefix
    }

    @Test("it is the one that the matrix has for the tags, else what all tags begin with")
    func prefixes() throws {
        #expect(try prefix(["elvt-button", "elvt-chip"]) == "Elevate")
        #expect(try prefix(["acme-button", "acme-chip"]) == "Acme")
        let rows = "## Names\n\n| Web | Swift |\n|---|---|\n| `acme-` | `ACME` |\n"
        #expect(try prefix(["acme-button", "acme-chip"], matrix: rows) == "ACME")
    }

    @Test("of several libraries that are read together, it is the one that most components have")
    func mostFrequent() throws {
        let rows = "## Names\n\n| Web | Swift |\n|---|---|\n| `acme-` | `ACME` |\n"
        #expect(try prefix(["acme-a", "elvt-button", "elvt-chip"], matrix: rows) == "Elevate")
        #expect(try prefix(["acme-a", "acme-b", "elvt-button"], matrix: rows) == "ACME")
    }

    @Test("tags that have nothing in common have none")
    func none() throws {
        #expect(try prefix(["a-button", "b-chip"]) == "")
    }
}
