import Foundation
import Releases
import TestSupport
import Testing
import Tokens

/// The tokens of real design systems. No two releases of one are here, so that a release is made of each: by changing its text, as
/// its people would.
@Suite("The design tokens of the corpus", .needs("corpus/wider/tokens"))
struct CorpusTokenTests {
    @Test("compared with themselves say nothing", arguments: CorpusTokens.all)
    func itself(system: CorpusTokens) throws {
        let files = try system.files()
        #expect(ComparedTokens.changes(files, files.reversed()).summary == [])
    }

    @Test("compared with each other are the mirror of the other way round", arguments: CorpusTokens.all)
    func mirrored(system: CorpusTokens) throws {
        let (files, others) = (try system.files(), try CorpusTokens.shoelace.files())
        func keys(_ changes: [TokenChange], _ rule: (ChangeRule) -> ChangeRule) -> [String] {
            changes.map { change in
                let names = [change.before?.name ?? "-", change.after?.name ?? "-"].sorted()
                return ([rule(change.rule).id] + names).joined(separator: " ")
            }
            .sorted()
        }
        let changes = ComparedTokens.changes(files, others)
        #expect(keys(ComparedTokens.changes(others, files), \.mirror) == keys(changes) { $0 })
    }

    @Test(
        "with another beginning of their names are all renamed, and nothing else",
        arguments: [CorpusTokens.shoelace, .material]
    )
    func prefix(system: CorpusTokens) throws {
        let files = try system.files()
        let count = ComparedTokens.release(files).graph.tokens.count
        let changes = ComparedTokens.changes(
            files,
            try system.files { $0.replacingOccurrences(of: "--\(system.prefix)-", with: "--zz-") }
        )
        let renames = changes.filter { $0.rule.id == "token.renamed" }
        #expect(renames.count == count)
        #expect(renames.allSatisfy { $0.evidence.contains(.prefix) })
        #expect(renames.allSatisfy { $0.before?.name.dropFirst(3) == $0.after?.name.dropFirst(3) })
        // A reference to a token that no file has is compared as it is written.
        #expect(changes.allSatisfy { $0.rule.id == "token.renamed" || $0.after?.kind == nil })
    }

    @Test("a word that got another one in all names is found in each")
    func word() throws {
        let files = try CorpusTokens.shoelace.files()
        let renamed = try CorpusTokens.shoelace.files {
            $0.replacingOccurrences(of: "-color-primary-", with: "-color-brand-")
        }
        let changes = ComparedTokens.changes(files, renamed)
        // By `grep -c -- '--sl-color-primary-[0-9]*:'`: 11 steps.
        #expect(changes.map(\.rule.id) == Array(repeating: "token.renamed", count: 11))
        for change in changes {
            #expect(change.before?.name.replacingOccurrences(of: "primary", with: "brand") == change.after?.name)
        }
    }

    @Test("one color of a ramp is one entry, and those that refer to it stand below")
    func ramp() throws {
        let files = try CorpusTokens.shoelace.files()
        let changed = try CorpusTokens.shoelace.files {
            $0.replacingOccurrences(
                of: "--sl-color-sky-600: hsl(200.4 98% 39.4%);",
                with: "--sl-color-sky-600: hsl(200.4 98% 30%);"
            )
        }
        let values = ComparedTokens.changes(files, changed).filter { $0.rule.id == "token.value-changed" }
        #expect(values.map(\.name) == ["sl-color-sky-600"])
        // By `grep`, again and again: what mentions it, and what mentions that.
        #expect(values.first?.followers == ["sl-color-primary-600", "sl-focus-ring", "sl-focus-ring-color"])
    }
}

/// A design system of the corpus.
struct CorpusTokens: Sendable, CustomTestStringConvertible {
    let names: [String]
    let prefix: String

    static let shoelace = CorpusTokens(names: ["shoelace-light.css"], prefix: "sl")
    static let material = CorpusTokens(names: ["awc-material3.css"], prefix: "md")
    static let all = [
        shoelace, material, CorpusTokens(names: ["charm-base-theme.css"], prefix: ""),
        CorpusTokens(names: ["infor-core.scss", "infor-dark.scss"], prefix: "ids"),
    ]

    var testDescription: String { names[0] }

    func files(_ change: (String) -> String = { $0 }) throws -> ComparedTokens.Files {
        try names.map { name in
            // A name that speaks of light would leave dark without values.
            (
                name.replacingOccurrences(of: "-light", with: ""),
                change(try String(contentsOf: Shared.file("corpus/wider/tokens/\(name)"), encoding: .utf8))
            )
        }
    }
}
