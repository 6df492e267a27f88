import Core
import SwiftModel
import TestSupport
import Testing

@testable import Translate

@Suite("What the Swift names of a library begin with")
struct LibraryPrefixTests {
    private func names(_ tags: [String], matrix rows: String? = nil) throws -> Fixture {
        try Fixture(manifest: ComponentJSON.manifest(tags.map { ($0, ComponentJSON.of()) }), matrix: rows)
    }

    private func prefix(_ tags: [String], matrix rows: String? = nil) throws -> String {
        let translation = try names(tags, matrix: rows).translation
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
    func none() throws { #expect(try prefix(["a-button", "b-chip"]) == "") }

    private func tags(_ prefix: String, _ count: Int) -> [String] {
        (0..<count).map { "\(prefix)part\(Character(UnicodeScalar(UInt8(97 + $0))))" }
    }

    @Test("four of five tags make the prefix; a test fixture is told and keeps what it begins with")
    func majority() throws {
        let fixture = try names(tags("acme-", 4) + ["test-page"])
        #expect(fixture.translation.prefix == "Acme")
        #expect(fixture.translation.tagPrefix == "acme-")
        #expect(try fixture.component("acme-parta").component.names.tokens.name == "PartaTokens")
        #expect(try fixture.component("test-page").component.names.view.name == "TestPage")
        let told = fixture.diagnostics.filter { $0.id == .matrixPrefix }
        #expect(told.map(\.severity) == [.warning])
        #expect(told.first?.message.hasPrefix("<test-page> does not begin with `acme-`") == true)
        // Three of four are no majority.
        #expect(try prefix(tags("acme-", 3) + ["test-page"]) == "")
    }

    @Test("a prefix of two segments is one, also beside a fixture, and also where that has the first of them")
    func twoSegments() throws {
        #expect(try prefix(tags("acme-wc-", 4) + ["test-page"]) == "AcmeWc")
        #expect(try prefix(tags("acme-wc-", 20) + ["acme-page"]) == "AcmeWc")
    }

    @Test("a family of components is no prefix")
    func family() throws {
        let fixture = try names(tags("acme-menu-", 8) + ["acme-menu", "acme-button"])
        #expect(fixture.translation.tagPrefix == "acme-")
        #expect(!fixture.diagnostics.contains { $0.id == .matrixPrefix })
    }

    @Test("a row of the matrix gives an outlier its name, and then nothing is told")
    func namedOutlier() throws {
        let rows = "## Names\n\n| Web | Swift |\n|---|---|\n| `test-` | `Trial` |\n"
        let fixture = try names(tags("acme-", 4) + ["test-page"], matrix: rows)
        #expect(fixture.translation.prefix == "Acme")
        #expect(try fixture.component("test-page").component.names.view.name == "TrialPage")
        #expect(!fixture.diagnostics.contains { $0.id == .matrixPrefix })
    }

    @Test("the order of the components makes no difference")
    func anyOrder() throws {
        let all = tags("acme-", 5) + ["test-page"]
        for turn in all.indices { #expect(try prefix(Array(all[turn...] + all[..<turn])) == "Acme") }
    }

    @Test("what the prefix was stays, as long as a tag begins so")
    func kept() throws {
        func kept(_ known: String?, of tags: [String]) -> String {
            TagPrefix.common(of: tags, keeping: known, spelling: NameSpelling()).tag
        }
        let mixed = tags("acme-", 2) + tags("guest-", 8)
        #expect(kept(nil, of: mixed) == "guest-")
        #expect(kept("acme-", of: mixed) == "acme-")
        #expect(kept("", of: mixed) == "", "names that began with nothing go on so")
        #expect(kept("gone-", of: mixed) == "guest-")
    }
}
