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

    private func write() throws {
        try folder.write(Self.manifest, to: "lib.json")
        try folder.write(":root {}", to: "none.css")
        for (number, text) in Self.releases.enumerated() { try folder.write(text, to: "r\(number).css") }
    }

    /// The changes of tokens from one release to another, or to one from nothing.
    private func diff(_ old: Int?, _ new: Int) async throws -> (tokens: [JSONInstance], bump: String?) {
        let old = old.map { "r\($0).css" } ?? "none.css"
        let words = ["diff", "lib.json", "lib.json", "--format", "json", "--fail-on", "never"]
        let run = try await folder.run(words + ["--old-tokens", old, "--tokens", "r\(new).css"])
        let json = try JSONInstance(run.output)
        return (try #require(json["tokens"]?.elements), json["bump"]?.text)
    }

    private static func isBreaking(_ change: JSONInstance) -> Bool {
        change.strings(at: "swift.effect") == ["source-breaking"]
    }

    /// An app that names every token of a release, each with its type: what was added since there were none.
    private func app(of release: Int) async throws -> String {
        let members = try await diff(nil, release).tokens.map { $0.strings(at: "after.swift", "after.type") }
        let lines = members.enumerated().compactMap { number, member -> String? in
            guard let reference = member[0], let type = member[1] else { return nil }
            return "    static var token\(number): \(type) { \(reference) }"
        }
        // Within what is deprecated itself nothing warns of that.
        return """
            import SwiftUI

            @available(*, deprecated)
            @available(iOS 15, *)
            @MainActor
            enum App {
            \(lines.joined(separator: "\n"))
            }

            """
    }

    private func verify() async throws -> ProgramRun { try await folder.runWithCompiler(["verify", "ios"]) }

    @Test(
        "an app of any release compiles against the next one with its shims, and not without where callers break",
        .startsCompiler
    )
    func story() async throws {
        try write()
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
            let gaps = folder.has(shims) ? try folder.text(shims).components(separatedBy: "// - ").dropFirst() : []
            let verified = try await verify()
            // What has another type can't be kept, and the file says so.
            #expect((verified.ending == .exit(0)) == gaps.isEmpty, "release \(number): \(verified.errorText)")
            #expect(gaps.isEmpty == (number != 3))

            let breaks = report.tokens.contains(where: Self.isBreaking)
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
        try write()
        let changes = try await diff(1, 4).tokens.filter(Self.isBreaking)
        let edits = changes.flatMap { $0["swift"]?["edits"]?.elements ?? [] }
        let (before, after) = (edits.compactMap { $0["before"]?.text }, edits.compactMap { $0["after"]?.text })
        #expect(edits.count >= 5)
        func compiles(_ lines: [String], _ release: Int) async throws -> Bool {
            let functions = lines.enumerated().map { number, line in
                let statement =
                    line.hasPrefix("let ")
                    ? "\(line); _ = \(line.split(separator: " ")[1].dropLast())" : "_ = \(line)"
                return "@available(iOS 15, *) @MainActor func line\(number)() { \(statement) }"
            }
            try await folder.run(["generate", "lib.json", "--tokens", "r\(release).css", "--out", "ios"]).exits(0)
            let file = "ios/Sources/ElevateUI/Lines.swift"
            try folder.write("import SwiftUI\n" + functions.joined(separator: "\n") + "\n", to: file)
            let verified = try await verify()
            try folder.remove(file)
            return verified.ending == .exit(0)
        }
        #expect(try await compiles(before, 1))
        #expect(try await compiles(after, 4))
        for line in before { #expect(try await !compiles([line], 4), "\(line)") }
    }
}
