import Foundation
import TestSupport
import Testing

/// Four releases of a design system, and an app that uses all of its tokens.
@Suite("weblift release, with design tokens")
struct TokenStoryTests {
    private let folder = TemporaryFolder()
    private static let manifest = SmallLibrary.manifest(SmallLibrary.component("elvt-chip"))

    private static let first = """
        --elvt-primitives-red: #ce0101; --elvt-primitives-m: 16px; --elvt-primitives-legacy: #123456;
        --elvt-alias-danger-fill: var(--elvt-primitives-red);
        --elvt-alias-text-body: 400 16px/1.5 "Inter", serif;
        --elvt-component-chip-fill-danger: var(--elvt-alias-danger-fill);
        --elvt-component-chip-shadow: 0 1px 2px var(--elvt-primitives-legacy);
        --elvt-component-gone-gap: var(--elvt-primitives-m);
        """

    /// One after the other: something new, other names, another value and another type, and what is gone.
    private static let releases: [String] = {
        let added = first + "--elvt-primitives-blue: #0055ff; --elvt-alias-action-fill: var(--elvt-primitives-blue);"
        let renamed = added.replacingOccurrences(of: "primitives-red", with: "primitives-crimson")
            .replacingOccurrences(of: "alias-danger-fill", with: "alias-danger-background")
        let changed = renamed.replacingOccurrences(of: "16px;", with: "14px;")
            .replacingOccurrences(of: "legacy: #123456", with: "legacy: 4px")
        let removed = changed.split(separator: ";").filter { declaration in
            !["legacy", "text-body", "gone", "blue"].contains { declaration.contains("-\($0)") }
        }
        return [first, added, renamed, changed, removed.joined(separator: ";") + ";"].map { ":root { \($0) }" }
    }()

    private func weblift(_ words: String...) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    private struct Report: Decodable {
        struct Change: Decodable {
            struct Side: Decodable {
                let swift: String?
                let type: String?
            }
            struct Swift: Decodable {
                struct Edit: Decodable {
                    let before: String?
                    let after: String?
                }
                let effect: String
                let edits: [Edit]
            }
            let rule: String
            let before: Side?
            let after: Side?
            let swift: Swift
        }
        let tokens: [Change]
        let bump: String
    }

    private func diff(_ old: Int?, _ new: Int) async throws -> Report {
        let old = old.map { "r\($0).css" } ?? "none.css"
        let words = ["diff", "lib.json", "lib.json", "--format", "json", "--fail-on", "never"]
        let run = try await folder.run(words + ["--old-tokens", old, "--tokens", "r\(new).css"])
        return try JSONDecoder().decode(Report.self, from: Data(run.outputText.utf8))
    }

    /// An app that names every token of a release, each with its type: what was added since there were none.
    private func app(of release: Int) async throws -> String {
        let members = try await diff(nil, release).tokens.compactMap(\.after)
        let lines = members.enumerated().compactMap { number, member in
            member.swift.flatMap { reference in
                member.type.map { "    static var token\(number): \($0) { \(reference) }" }
            }
        }
        // Within what is deprecated itself nothing warns of that.
        return
            "import SwiftUI\n\n@available(*, deprecated)\n@available(iOS 15, *)\n@MainActor\nenum App {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private func verify() async throws -> ProgramRun { try await weblift("verify", "ios") }

    @Test(
        "an app of any release compiles against the next one with its shims, and not without where callers break",
        .startsCompiler
    )
    func story() async throws {
        try folder.write(Self.manifest, to: "lib.json")
        try folder.write(":root {}", to: "none.css")
        for (number, text) in Self.releases.enumerated() { try folder.write(text, to: "r\(number).css") }
        let package = "ios/Sources/ElevateUI"
        let shims = "\(package)/Deprecated/DesignTokens+Deprecated.swift"
        let bumps = ["minor", "major", "major", "major"]
        for number in 1..<Self.releases.count {
            let report = try await diff(number - 1, number)
            #expect(report.bump == bumps[number - 1], "release \(number)")
            let words = ["release", "lib.json", "lib.json", "--out", "ios", "--until", "9.0.0"]
            let tokens = ["--old-tokens", "r\(number - 1).css", "--tokens", "r\(number).css"]
            try await folder.run(words + tokens).exits(0)
            try folder.write(try await app(of: number - 1), to: "\(package)/App.swift")
            let gaps = try text(shims)?.components(separatedBy: "// - ").dropFirst() ?? []
            let verified = try await verify()
            // What has another type can't be kept, and the file says so.
            #expect((verified.ending == .exit(0)) == gaps.isEmpty, "release \(number): \(verified.errorText)")
            #expect(gaps.isEmpty == (number != 3))

            let breaks = report.tokens.contains { $0.swift.effect == "source-breaking" }
            #expect(breaks == (number > 1))
            if breaks {
                try? folder.remove(shims)
                #expect(try await verify().ending == .exit(1), "release \(number)")
            }
            // Who has changed all lines needs no shims.
            try folder.write(try await app(of: number), to: "\(package)/App.swift")
            try await verify().exits(0)
        }
    }

    @Test(
        "every line that was written compiles before and not now, and every line to write compiles now",
        .startsCompiler,
        .onlyProof
    )
    func lines() async throws {
        try folder.write(Self.manifest, to: "lib.json")
        for (number, text) in Self.releases.enumerated() { try folder.write(text, to: "r\(number).css") }
        let report = try await diff(1, 4)
        let edits = report.tokens.filter { $0.swift.effect == "source-breaking" }.flatMap(\.swift.edits)
        #expect(edits.count >= 5)
        func compiles(_ lines: [String], _ release: Int) async throws -> Bool {
            let functions = lines.enumerated().map { number, line in
                let statement =
                    line.hasPrefix("let ")
                    ? "\(line); _ = \(line.split(separator: " ")[1].dropLast())" : "_ = \(line)"
                return "@available(iOS 15, *) @MainActor func line\(number)() { \(statement) }"
            }
            try await weblift("generate", "lib.json", "--tokens", "r\(release).css", "--out", "ios").exits(0)
            try folder.write(
                "import SwiftUI\n" + functions.joined(separator: "\n") + "\n",
                to: "ios/Sources/ElevateUI/Lines.swift"
            )
            let verified = try await verify()
            try folder.remove("ios/Sources/ElevateUI/Lines.swift")
            return verified.ending == .exit(0)
        }
        #expect(try await compiles(edits.compactMap(\.before), 1))
        #expect(try await compiles(edits.compactMap(\.after), 4))
        for before in edits.compactMap(\.before) { #expect(try await !compiles([before], 4), "\(before)") }
    }

    private func text(_ path: String) throws -> String? {
        guard folder.has(path) else { return nil }
        return try folder.text(path)
    }
}
