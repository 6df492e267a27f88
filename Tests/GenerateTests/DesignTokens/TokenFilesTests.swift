import Core
import Foundation
import Ingest
import SwiftModel
import TestSupport
import Testing
import Tokens

@testable import Generate

/// Hand-made token files of all formats, whole and broken, and what becomes of each token in them. The names were counted by
/// `Tests/TokenFiles/count_tokens.py`, and what becomes of those in broken files was worked out by hand.
@Suite("Every token of a file is in Swift or in a diagnostic")
struct TokenFilesTests {
    private static let folder = Shared.project.appending(path: "Tests/TokenFiles")

    /// What becomes of the token files in one folder.
    private struct Reading {
        /// The tokens that are members, once for each member.
        let members: [String]
        let diagnostics: [Diagnostic]

        init(_ name: String) {
            var bag = DiagnosticBag()
            let files = Ingestion.files(at: [folder.appending(path: name).path], for: .tokens, into: &bag)
                .map { TokenFile($0, mode: TokenMode(fileName: $0.path)) }
            let declarations = TokenReader.read(files, into: &bag)
            let builder = TokenGraphBuilder(TokenSettings())
            let resolved = builder.resolved(declarations, into: &bag)
            let graph = builder.graph(of: resolved, components: ["chip", "breadcrumb-item"], into: &bag)
            let library = DesignTokenLibrary(graph, in: SwiftLibrary(prefix: "Elevate"), into: &bag)
            members = library.containers.flatMap { library.tokens(of: $0) }.map(\.token.name.text)
            diagnostics = bag.sorted
        }

        /// Whether a diagnostic, or one of its notes, is about a line of a file.
        func reports(_ id: String, in file: String, line: Int) -> Bool {
            diagnostics.contains { diagnostic in
                let places = [diagnostic.location] + diagnostic.notes.map(\.location)
                return diagnostic.id.rawValue == id
                    && places.contains { $0?.line == line && $0?.file.published.hasSuffix(file) == true }
            }
        }
    }

    private static func table(_ name: String) throws -> [[String]] {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static func cases(_ start: String) throws -> [String] {
        Set(try table("tokens.tsv").map { String($0[0].prefix { $0 != "/" }) }).filter { $0.hasPrefix(start) }.sorted()
    }

    @Test("All of a whole file are members, each once, and nothing else is, and nothing is wrong")
    func whole() throws {
        let names = try Self.table("tokens.tsv")
        let cases = try Self.cases("whole-")
        #expect(cases.count == 6)
        for name in cases {
            let reading = Reading(name)
            // A token of two files, as of light and dark, is one.
            let wanted = Set(names.filter { $0[0].hasPrefix(name + "/") }.map { $0[1] })
            #expect(!wanted.isEmpty)
            #expect(reading.members.sorted() == wanted.sorted(), "\(name)")
            let known: Set<DiagnosticID> = [.tokensSpelling, .tokensUnknownComponent]
            #expect(
                reading.diagnostics.filter { $0.severity != .note && !known.contains($0.id) }.map(\.message) == [],
                "\(name)"
            )
        }
    }

    @Test("Those of a broken file are members, or are told at their line")
    func broken() throws {
        let outcomes = try Self.table("outcomes.tsv").dropFirst()
        let cases = try Self.cases("broken-")
        #expect(cases.count == 6)
        for name in cases {
            let reading = Reading(name)
            let own = outcomes.filter { $0[0].hasPrefix(name + "/") }
            #expect(own.count > 4)
            #expect(reading.members.sorted() == own.filter { $0[2] == "swift" }.map { $0[1] }.sorted(), "\(name)")
            for row in own where row[2] != "swift" {
                let line = try #require(Int(row[3]))
                #expect(reading.reports(row[2], in: row[0], line: line), "\(row)")
            }
            // Nothing by which tokens are lost is about anything but these, or a file as a whole.
            // What is left of a token is told by the same ids.
            let losses = Set(own.map { $0[2] }).subtracting(["tokens.not-in-swift", "tokens.other-theme"])
            for loss in reading.diagnostics where loss.severity != .note && losses.contains(loss.id.rawValue) {
                let place = try #require(loss.location)
                let isKnown = own.contains { place.file.published.hasSuffix($0[0]) && $0[3] == "\(place.line)" }
                let isOfFile = [.inputNotUTF8, .tokensSyntax, .tokensStructure].contains(loss.id)
                #expect(isKnown || isOfFile, "\(loss.message)")
            }
        }
    }

    @Test("No token of the broken files is missing among those whose outcome is told")
    func counted() throws {
        let told = Set(try Self.table("outcomes.tsv").dropFirst().map { $0.prefix(2) })
        let counted = Set(try Self.table("tokens.tsv").filter { $0[0].hasPrefix("broken-") }.map { $0.prefix(2) })
        #expect(told.symmetricDifference(counted) == [])
        #expect(counted.count > 60)
    }
}
