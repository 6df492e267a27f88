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

    /// The members that `inspect` lists, without the texts, which are in no total.
    private static let kinds = ["properties", "slots", "events", "methods", "cssParts", "cssProperties", "cssStates"]

    private func number(_ value: JSONInstance?, _ key: String) throws -> Int {
        guard case .number(let number)? = value?[key] else {
            Issue.record("there is no \(key)")
            return -1
        }
        return Int(number)
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
        var items = 0
        for (component, source) in zip(components, web) {
            #expect(component["tag"] == source["tag"])
            let listed = Self.kinds.reduce(0) { $0 + (source[$1]?.elements?.count ?? 0) }
            #expect(try sum(of: component["totals"]) == listed, "\(component["tag"]?.text ?? "")")
            #expect(component["items"]?.elements?.count == listed)
            items += listed
        }
        #expect(try sum(of: coverage["totals"]) == items)
        #expect(items > 0)
    }

    /// What is in use, inert, skipped and unmapped.
    private func sum(of counts: JSONInstance?) throws -> Int {
        let inUse = try number(counts, "inUse")
        #expect(try number(counts, "translated") + number(counts, "adapted") == inUse)
        return try inUse + number(counts, "inert") + number(counts, "skipped") + number(counts, "unmapped")
    }

    /// What a line says of a member: in a body nothing acts on it, and of an item no list.
    private static func inertMember(of line: Substring) -> String? {
        let text = line.drop { $0 == " " }
        for start in ["// TODO(weblift): nothing here acts on `", "// TODO(weblift): no list acts on `"]
        where text.hasPrefix(start) && text.hasSuffix("` yet") {
            return String(text.dropFirst(start.count).dropLast("` yet".count))
        }
        return nil
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

    private func inertMembers(of bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap {
            Self.inertMember(of: Substring(decoding: $0, as: UTF8.self))
        }
    }
}
