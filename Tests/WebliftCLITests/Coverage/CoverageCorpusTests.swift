import Foundation
import TestSupport
import Testing

/// Counted anew, from what `inspect` prints and from the files that `generate` writes.
@Suite("The coverage of real libraries adds up, and says of no member that it is in use while its file says otherwise")
struct CoverageCorpusTests {
    private let folder = TemporaryFolder()

    @Test("the bundled sample")
    func sample() async throws { try await check([]) }

    @Test("each manifest of the corpus", .needs("corpus"), arguments: Loop.libraries)
    func corpus(_ library: String) async throws { try await check([Shared.file(library).path]) }

    private func check(_ inputs: [String]) async throws {
        let run = try await folder.run(["coverage", "--format", "json", "--quiet"] + inputs).succeeds()
        let coverage = try JSONInstance(run.output)
        #expect(try JSONSchema(named: "coverage").problems(of: coverage) == [])
        let inspected = try await folder.run(["inspect", "--format", "json", "--quiet"] + inputs)
        try expectSums(coverage, of: try JSONInstance(inspected.output))
        let package = try await GeneratedPackage(inputs, in: folder)
        try expectComments(coverage, in: try package.bytes())
    }

    /// The lists of `inspect`, and what an item of each is called; texts are in no total.
    private static let kinds = [
        ("properties", "property"), ("slots", "slot"), ("events", "event"), ("methods", "method"),
        ("cssParts", "cssPart"), ("cssProperties", "cssProperty"), ("cssStates", "cssState"),
    ]

    private func number(_ value: JSONInstance?, _ key: String) throws -> Int {
        try #require(value?[key]?.wholeNumber, "there is no \(key)")
    }

    private func expectSums(_ coverage: JSONInstance, of library: JSONInstance) throws {
        let web = try #require(library["components"]?.elements)
        let components = try #require(coverage["components"]?.elements)
        let states = try ["working", "completed", "container", "skipped"].map { state in
            let count = try number(coverage["componentTotals"], state)
            #expect(count == components.count { $0["state"]?.text == state })
            return count
        }
        #expect(states.reduce(0, +) == web.count)
        func names(_ component: JSONInstance, _ list: String, _ kind: String? = nil) -> [String] {
            (component[list]?.elements ?? []).map { "\(kind ?? $0["kind"]?.text ?? "") \($0["name"]?.text ?? "")" }
        }
        var count = 0
        for (component, source) in zip(components, web) {
            let tag = component["tag"]?.text ?? ""
            #expect(component["tag"] == source["tag"])
            let listed = Self.kinds.flatMap { names(source, $0, $1) }
            #expect(names(component, "items").sorted() == listed.sorted(), "\(tag)")
            #expect(names(component, "textItems").sorted() == names(source, "intl", "text").sorted(), "\(tag)")
            #expect(try sum(of: component["totals"]) == listed.count, "\(tag)")
            for state in ["translated", "adapted", "inert", "skipped", "unmapped"] {
                let found = component["items"]?.elements?.count { $0["state"]?.text == state }
                #expect(try number(component["totals"], state) == found, "\(tag): \(state)")
            }
            count += listed.count
        }
        #expect(try sum(of: coverage["totals"]) == count)
        #expect(count > 0)
    }

    /// What is in use, inert, skipped and unmapped.
    private func sum(of counts: JSONInstance?) throws -> Int {
        let inUse = try number(counts, "inUse")
        #expect(try number(counts, "translated") + number(counts, "adapted") == inUse)
        return try inUse + number(counts, "inert") + number(counts, "skipped") + number(counts, "unmapped")
    }

    /// Each member that the coverage calls inert has its line in the file of its component, and no other one has.
    private func expectComments(_ coverage: JSONInstance, in files: [String: [UInt8]]) throws {
        var lines = 0
        for component in try #require(coverage["components"]?.elements) {
            let name = try #require(component["swift"]?.text)
            let inert = (component["inert"]?.elements ?? []).compactMap { $0["member"]?.text }
            let file = files.first { $0.key.hasSuffix("/SwiftUI/\(name)+SwiftUI.swift") }?.value
            #expect((file == nil) == (component["state"]?.text == "skipped"), "\(name)")
            let comments = inertMembers(of: file ?? [])
            #expect(comments == inert, "\(name)")
            lines += comments.count
        }
        let all = files.values.reduce(0) { $0 + inertMembers(of: $1).count }
        #expect(lines == all)
    }

    /// What lines say of members: in a body nothing acts on one, and of an item no list.
    private func inertMembers(of bytes: [UInt8]) -> [String] {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasSuffix("` yet") }
        return lines.compactMap { line in
            let said = line.wholeMatch(of: #/ *// TODO\(weblift\): (?:nothing here|no list) acts on `(.*)` yet/#)
            return said.map { String($0.output.1) }
        }
    }
}
