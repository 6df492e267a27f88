import Foundation
import TestSupport
import Testing

/// A library of buttons, shelves and badges in six releases, the package that a team made of the first one, and its app.
struct ReleaseStory {
    /// What a run tells of lines, as “file:line” by the heading that they stand below.
    struct Report {
        var stops: Set<String> = []
        var otherwise: Set<String> = []
        var kept: Set<String> = []
        /// How many lines are counted only.
        var knownCount = 0
        let text: String

        var all: Set<String> { stops.union(otherwise).union(kept) }
    }

    /// What the compiler says, as “file:line”.
    struct Compiled {
        var errors: Set<String> = []
        var deprecations: Set<String> = []
        let text: String
    }

    let folder: TemporaryFolder

    // MARK: The library

    private struct Release {
        let version: String
        var width = "fill"
        var tones = ["primary", "danger"]
        var hasGlow = false
        var hasBadge = true
        var rows = "3"
    }

    private static let releases = [
        Release(version: "1.0.0", width: "wide", hasGlow: true),
        Release(version: "1.1.0", width: "stretched", hasGlow: true),
        Release(version: "1.2.0", width: "stretched"),
        Release(version: "1.3.0"),
        Release(version: "2.0.0", tones: ["primary", "critical"], hasBadge: false),
        Release(version: "2.1.0", tones: ["primary", "critical"], hasBadge: false, rows: "5"),
    ]

    private static func flag(_ name: String, _ text: String) -> String {
        SmallLibrary.attribute(name, "boolean", "false", text)
    }

    private static func component(_ name: String, _ attributes: [String]) -> String {
        SmallLibrary.component("acme-\(name)", attributes, SmallLibrary.slot)
    }

    private static func manifest(_ release: Release) -> String {
        let tones = release.tones.map { "'\($0)'" }.joined(separator: " | ")
        var button = [
            SmallLibrary.attribute("tone", tones, "'\(release.tones[0])'", "How much weight it has."),
            flag(release.width, "Whether it is as wide as its parent."),
        ]
        if release.hasGlow { button.append(flag("glow", "Whether light comes out of it.")) }
        let rows = SmallLibrary.attribute("rows", "number", release.rows, "How many rows there are.")
        var components = [component("button", button), component("shelf", [rows])]
        if release.hasBadge {
            let tone = SmallLibrary.attribute("tone", "'calm' | 'loud'", "'calm'", "How loud it is.")
            components.append(component("badge", [tone]))
        }
        return SmallLibrary.manifest(components, package: "acme \(release.version)")
    }

    // MARK: The team

    /// What people wrote, each line with a mark of its own.
    static let edits = [
        "ios/Sources/AcmeUI/SwiftUI/AcmeButton+SwiftUI.swift": [
            "        .opacity(isFullWidth ? 1 : 0.9) // edit 1", "        .shadow(radius: 3) // edit 2",
        ],
        "ios/Sources/AcmeUI/SwiftUI/AcmeShelf+SwiftUI.swift": ["        // edit 3"],
        "ios/Sources/AcmeUI/SwiftUI/AcmeBadge+SwiftUI.swift": ["        // edit 4"],
    ]

    static let team = "ios/Sources/AcmeUI/Team.swift"
    static let app = "app/Screen.swift"

    private static let teamText = """
        import SwiftUI

        @available(iOS 15, *)
        struct Team: View {
            var body: some View { AcmeButton("T", isFullWidth: true) {} }
        }

        """

    /// Each call is a property of its own, so that the compiler says something to each.
    private static let appText = """
        import AcmeUI
        import SwiftUI

        @available(iOS 15, *)
        public struct Screen: View {
            let tone: ButtonTokens.Tone = .danger
            var first: some View { AcmeButton("A", tone: .primary, isFullWidth: true) {} }
            var second: some View { AcmeButton("B", glow: true) {} }
            var third: some View { AcmeButton("C", tone: tone) {} }
            var fourth: some View { AcmeButton("D", tone: .danger) {} }
            var fifth: some View { AcmeShelf(rows: 2) { Text("E") } }
            var sixth: some View { AcmeShelf { Text("F") } }
            var seventh: some View { AcmeBadge("G", tone: .loud) }
            public var body: some View { VStack { first; second; third; fourth; fifth; sixth; seventh } }
        }

        """

    /// Generates the first release, and lets the team finish it.
    func begin() async throws {
        for release in Self.releases { try folder.write(Self.manifest(release), to: "\(release.version).json") }
        try await weblift(["generate", "1.0.0.json", "-o", "ios", "-q"]).succeeds()
        for (path, lines) in Self.edits {
            let head = "    public var body: some View {\n"
            var text = try self.text(path)
            let body = try #require(text.range(of: head), "\(path)")
            let (modifiers, comments) = (lines.filter { $0.contains(".") }, lines.filter { !$0.contains(".") })
            text.insert(contentsOf: comments.map { $0 + "\n" }.joined(), at: body.upperBound)
            if !modifiers.isEmpty {
                let last = try #require(text.range(of: "        .identified()\n"), "\(path)")
                text.insert(contentsOf: modifiers.map { $0 + "\n" }.joined(), at: last.upperBound)
            }
            try folder.write(text, to: path)
        }
        try folder.write(Self.teamText, to: Self.team)
        try folder.write(Self.appText, to: Self.app)
    }

    /// A person mends a line.
    func mend(_ path: String, _ old: String, _ new: String) throws {
        let text = try self.text(path)
        try #require(text.contains(old), "\(path)")
        try folder.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    /// Where a line stands, counted here.
    func place(_ path: String, _ part: String) throws -> String {
        let lines = try text(path).components(separatedBy: "\n")
        let found = lines.indices.filter { lines[$0].contains(part) }
        try #require(found.count == 1, "\(part) in \(path)")
        return "\(path):\(found[0] + 1)"
    }

    /// Which of the marks of people are still in the package.
    func marks() throws -> Set<String> {
        let files = try folder.paths(below: "ios/Sources").filter { $0.hasSuffix(".swift") }
        return Set(
            try files.flatMap { path in
                try text("ios/Sources/\(path)").matches(of: /\/\/ edit (.+)/).map { String($0.output.1) }
            }
        )
    }

    // MARK: Runs

    private func weblift(_ words: [String]) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    func release(_ old: String, to new: String, _ options: String...) async throws -> ProgramRun {
        try await weblift(["release", "\(old).json", "\(new).json", "-o", "ios", "-q"] + options)
    }

    func bring(_ old: String, to new: String) async throws -> Report {
        let run = try await release(old, to: new, "--sources", "app").succeeds()
        return Self.report(run.outputText)
    }

    /// Read by its headings, as a person does.
    private static func report(_ text: String) -> Report {
        var report = Report(text: text)
        var heading = ""
        for line in text.components(separatedBy: "\n") {
            guard let place = line.firstMatch(of: /^ {2}(.*?) {2}/)?.output.1 else {
                if line.hasPrefix("  ") { continue }
                heading = line
                if let known = line.firstMatch(of: /(\d+) lines? of yours/) {
                    report.knownCount = Int(known.output.1) ?? 0
                }
                continue
            }
            guard heading.hasPrefix("Lines of yours") else { continue }
            if heading.contains("stop compiling") { report.stops.insert(String(place)) }
            if heading.contains("something else") { report.otherwise.insert(String(place)) }
            if heading.contains("keeps compiling") { report.kept.insert(String(place)) }
        }
        return report
    }

    /// What the compiler says to the package with the app in it, with what keeps callers compiling or without.
    func compile(withShims: Bool = true) async throws -> Compiled {
        try? folder.remove("check")
        try FileManager.default.copyItem(atPath: folder.path("ios"), toPath: folder.path("check"))
        try folder.write(try text(Self.app), to: "check/Sources/App/Screen.swift")
        if !withShims { try? folder.remove("check/Sources/AcmeUI/Deprecated") }
        let run = try await weblift(["verify", "check"])
        var compiled = Compiled(text: run.outputText + run.errorText)
        for line in run.errorText.components(separatedBy: "\n") {
            let parts = line.components(separatedBy: ":")
            guard line.contains(": error: "), parts.count > 3 else { continue }
            let file = parts[0] == "check/Sources/App/Screen.swift" ? Self.app : "ios" + parts[0].dropFirst(5)
            let place = "\(file):\(parts[1])"
            if line.contains("[verify.warning]"), line.contains("deprecated") {
                compiled.deprecations.insert(place)
            } else {
                compiled.errors.insert(place)
            }
        }
        return compiled
    }

    func text(_ path: String) throws -> String { try folder.text(path) }
}
