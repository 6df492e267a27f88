import Foundation
import TestSupport
import Testing

/// A month in the life of a team: the package of 1.0 was finished by hand, and 2.0 is out.
@Suite("weblift release")
struct ReleaseStoryTests {
    private let folder = TemporaryFolder()

    private static func release(_ version: String) -> String {
        Shared.project.appending(path: "specs/elevate/\(version)").path
    }

    private func weblift(_ words: [String]) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    private func source(_ name: String) -> String { "ios/Sources/ElevateUI/SwiftUI/\(name)+SwiftUI.swift" }

    /// Replaces a text wherever it stands.
    private func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try folder.text(path)
        try #require(text.contains(old), "\(path) was not edited")
        try folder.write(text.replacing(old, with: new), to: path)
    }

    /// Bodies, a modifier, the name of a private member, a file gone, a file of the team's own.
    private func finishByHand() async throws {
        try await weblift(["generate", Self.release("1.0"), "--out", "ios", "--quiet"]).succeeds()
        let body = "    public var body: some View {\n"
        try edit(source("ElevateCard"), body, "\(body)        // our own\n")
        let focus = "        .focused($isFocused)\n"
        try edit(source("ElevateButton"), focus, "\(focus)        .shadow(radius: 3)\n")
        try edit(source("ElevateCard"), "outline", "ourShape")
        try folder.remove("ios/Tests/ElevateUITests/ElevateIconTests.swift")
        try folder.write("struct TeamsOwn {}\n", to: "ios/Sources/ElevateUI/TeamsOwn.swift")
    }

    private func bringUpToDate(_ words: String...) async throws -> ProgramRun {
        try await weblift(["release", Self.release("1.0"), Self.release("2.0"), "--out", "ios"] + words)
    }

    @Test("keeps every edit, brings the new API, compiles, and says what is left to do", .startsCompiler)
    func story() async throws {
        try await finishByHand()
        let run = try await bringUpToDate().exits(0)

        let card = try folder.text(source("ElevateCard"))
        for part in ["        // our own\n", "@ViewBuilder media: () -> Media"] { #expect(card.contains(part)) }
        #expect(try folder.text(source("ElevateButton")).contains("        .shadow(radius: 3)\n"))
        #expect(card.contains("private var ourShape: ComponentShape") && !card.contains("outline"))
        #expect(!folder.has("ios/Tests/ElevateUITests/ElevateIconTests.swift"))
        #expect(try folder.text("ios/Sources/ElevateUI/TeamsOwn.swift") == "struct TeamsOwn {}\n")

        let lines = run.outputText.split(separator: "\n", omittingEmptySubsequences: false)
        for line in [
            "What is left to do", "ios/Tests/ElevateUITests/ElevateIconTests.swift",
            "  <elvt-card> property removed elevated",
            "    - ElevateSlider(showTooltip: true, values: .constant([1]))",
            "    + ElevateSlider(withTooltip: true, values: .constant([1]))",
        ] as [Substring] {
            #expect(lines.contains(line), "\(line)")
        }

        // Until the next release that may break them, callers of 1.0 are kept compiling.
        let shims = try folder.text("ios/Sources/ElevateUI/Deprecated/ElevateSlider+Deprecated.swift")
        #expect(shims.contains("        showTooltip: Bool = false,\n"))
        #expect(shims.contains("may be dropped in 3.0.0."))

        let dialog = try folder.text("ios/Sources/ElevateUI/Deprecated/ElevateDialog+Deprecated.swift")
        #expect(dialog.contains("    public func elevateDialog<"))

        try await weblift(["verify", "ios"]).exits(0)
        let since = ["--since", Self.release("1.0"), "--until", "3.0.0"]
        let generate = ["generate", Self.release("2.0"), "--out", "ios", "--check"]
        try await weblift(generate + since).exits(0)
        #expect(folder.has("ios/Sources/ElevateUI/Deprecated/Gone.swift"))
        // Without them the ledger knows what was promised: only the page that tells of the release differs.
        let kept = try await weblift(generate)
        #expect(!kept.outputText.contains("Deprecated/") && kept.outputText.contains("Translation/Release.md"))
        let before = try FolderContents(folder.url)
        #expect(try await bringUpToDate().ending == .exit(0))
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }

    @Test("names each conflict by file and line, fails, and goes on where a person has decided", .startsCompiler)
    func conflict() async throws {
        try await finishByHand()
        let slider = source("ElevateSlider")
        try edit(slider, "    private let showTooltip: Bool\n", "    let showTooltip: Bool\n")
        let run = try await bringUpToDate().exits(1)
        let lines = try folder.text(slider).split(separator: "\n", omittingEmptySubsequences: false)
        let marker = try #require(lines.firstIndex { $0.hasPrefix("<<<<<<< yours") })
        #expect(run.outputText.contains("\n\(slider)\n  line \(marker + 1): decide between your lines"))
        #expect(
            run.errorText.contains("\(slider):\(marker + 1):1: error: ") && run.errorText.contains("[output.conflict]")
        )

        let again = try await bringUpToDate().exits(1)
        #expect(again.outputText.contains("\n\(slider)\n  line \(marker + 1): solve the conflicts"))
        #expect(again.errorText.contains("[output.unresolved]"))
        let check = try await weblift(["generate", Self.release("2.0"), "--out", "ios", "--check"]).exits(1)
        #expect(check.outputText.contains("\nconflicted  \(slider.dropFirst("ios/".count))"))

        // Of every conflict, what is generated now.
        let yours = /(?ms)^<<<<<<< yours.*?^=======\n|^>>>>>>> now generated.*?\n/
        try folder.write(try folder.text(slider).replacing(yours, with: ""), to: slider)
        try await bringUpToDate().exits(0)
        try await weblift(["verify", "ios"]).exits(0)
    }

    @Test("says in each shim until when it stays: as told, or the next release after the new one that may break")
    func until() async throws {
        let shims = "ios/Sources/ElevateUI/Deprecated/ElevateSlider+Deprecated.swift"
        for (words, until) in [(["--until", "2.5.0"], "2.5.0"), (["--declared", "4.1.0"], "5.0.0"), ([], "3.0.0")] {
            try await TemporaryFolder.with { folder in
                let release = ["release", Self.release("1.0"), Self.release("2.0"), "--out", "ios", "--quiet"]
                try await folder.runWithCompiler(release + words).exits(0)
                #expect(try folder.text(shims).contains("May be dropped in \(until)."))
            }
        }
        try await bringUpToDate("--until", "soon").exits(2)
    }

    @Test("fails where callers break and nobody knows until when they are to be kept, and writes nothing")
    func unknownEnd() async throws {
        try folder.write(GenerateSinceTests.manifest(["wide", "label"]), to: "old.json")
        try folder.write(GenerateSinceTests.manifest(["label"]), to: "new.json")
        let run = try await weblift(["release", "old.json", "new.json", "--out", "ios"])
        #expect(run.ending == .exit(1) && run.errorText.contains("[changes.until]"))
        #expect(!folder.has("ios"))
        // Where nothing breaks, nothing is to be kept.
        try await weblift(["release", "old.json", "old.json", "--out", "ios"]).exits(0)
    }

    @Test("fails where the version that is declared says too little")
    func declared() async throws {
        let small = try await bringUpToDate("--declared", "1.1.0", "--dry-run")
        #expect(small.ending == .exit(1) && small.errorText.contains("1.1.0 is too small after 1.0.0"))
        #expect(try await bringUpToDate("--declared", "2.0.0", "--dry-run").ending == .exit(0))
    }

    // MARK: What is old

    /// A shelf with methods that no row of the matrix is about.
    private func release(_ methods: [[String]]) async throws -> ProgramRun {
        for (number, methods) in methods.enumerated() {
            let members = methods.map { #"{"kind": "method", "name": "\#($0)"}"# }
            let shelf = SmallLibrary.component("acme-shelf", members, SmallLibrary.slot)
            try folder.write(SmallLibrary.manifest(shelf, package: "acme 1.\(number).0"), to: "\(number).json")
        }
        return try await weblift(["release", "0.json", "1.json", "-o", "ios", "-q"]).exits(0)
    }

    @Test("an item that the former release had no counterpart for either is counted, and a new one is listed")
    func items() async throws {
        let run = try await release([["ponder", "muse"], ["ponder", "wander", "muse"]])
        #expect(run.outputText.contains("; 1 new item without a counterpart, 2 known"))
        let listed = run.outputText.components(separatedBy: "\n").filter { $0.hasPrefix("  <acme-shelf>") }
        #expect(listed == ["  <acme-shelf> wander(): no rule"])
        #expect(run.outputText.contains("Known before, and not listed: 2 items without a counterpart\n"))
    }

    @Test("where all items without a counterpart are old, nothing is left to do")
    func nothing() async throws {
        let run = try await release([["ponder"], ["ponder"]])
        #expect(run.outputText.contains("\nNothing is left to do.\n") && !run.outputText.contains("ponder"))
        #expect(run.outputText.contains("1 item without a counterpart"))
    }
}
