import Foundation
import TestSupport
import Testing

/// A package that people edit, and their app, over four releases and one that they skip. What is told of lines is compared
/// with what the compiler says to them.
@Suite("An edited package over several releases", .startsCompiler)
struct EditedPackageStoryTests {
    private let folder = TemporaryFolder()
    private static let button = "ios/Sources/AcmeUI/SwiftUI/AcmeButton+SwiftUI.swift"
    private static let app = ReleaseStory.app
    private static let team = ReleaseStory.team

    @Test("the edits stay, and each release tells exactly the lines that break, do something else or can wait, once")
    func story() async throws {
        let story = ReleaseStory(folder: folder)
        try await story.begin()
        let marks: Set<String> = ["1", "2", "3", "4"]
        #expect(try story.marks() == marks)
        let first = try await story.compile()
        #expect(first.errors == [] && first.deprecations == [], "\(first.text)")
        let width = [try story.place(Self.app, "\"A\""), try story.place(Self.team, "\"T\"")]

        // 1.1.0: the width has another name. The body of the button names what only the button sees.
        let renamed = try await story.bring("1.0.0", to: "1.1.0")
        #expect(try story.marks() == marks)
        #expect(renamed.stops == [try story.place(Self.button, "// edit 1")], "\(renamed.text)")
        #expect(renamed.kept == Set(width))
        #expect(renamed.otherwise == [] && renamed.knownCount == 0)
        #expect(try await story.compile().errors == renamed.stops)
        try story.mend(Self.button, ".opacity(isFullWidth", ".opacity(stretched")
        try await expect(renamed, in: story)

        // 1.2.0: the glow is gone. Of the width nothing is told again.
        let gone = try await story.bring("1.1.0", to: "1.2.0")
        #expect(try story.marks() == marks)
        #expect(gone.stops == [] && gone.kept == [], "\(gone.text)")
        #expect(gone.otherwise == [try story.place(Self.app, "\"B\"")])
        #expect(gone.knownCount == 2)
        try await expect(gone, besides: width, in: story)

        // 2.0.0, without 1.3.0: what was promised until then ends, the badge and a tone are gone.
        let major = try await story.bring("1.2.0", to: "2.0.0")
        #expect(try story.marks() == marks)
        let ended = width + [try story.place(Self.app, "\"B\"")]
        let body = try story.place(Self.button, "// edit 1")
        #expect(major.stops == Set(ended + [body]), "\(major.text)")
        #expect(major.knownCount == 0)
        #expect(major.text.contains("AcmeBadge+SwiftUI.swift\n  nothing generates this any more"))
        try story.mend(Self.button, ".opacity(stretched", ".opacity(fill")
        try story.mend(Self.team, "isFullWidth", "fill")
        let broken = try await story.compile()
        #expect(broken.errors == Set(ended.filter { !$0.hasPrefix(Self.team) }), "\(broken.text)")
        try story.mend(Self.app, "isFullWidth", "fill")
        try story.mend(Self.app, ", glow: true", "")
        try await expect(major, without: ended + [body], in: story)

        // 2.1.0: another default. The badge that nothing generates is no news.
        let quiet = try await story.bring("2.0.0", to: "2.1.0")
        #expect(try story.marks() == marks)
        #expect(quiet.stops == [] && quiet.kept == [], "\(quiet.text)")
        #expect(quiet.otherwise == [try story.place(Self.app, "\"F\"")])
        #expect(!quiet.text.contains("AcmeBadge+SwiftUI.swift"))
        #expect(quiet.text.contains("Known before, and not listed: 1 file that nothing generates any more"))
        #expect(quiet.knownCount == major.kept.union(major.otherwise).count)
    }

    /// What is told to stop compiling is mended; the rest compiles with warnings, and without the shims not at all.
    private func expect(
        _ report: ReleaseStory.Report,
        besides known: [String] = [],
        without mended: [String] = [],
        in story: ReleaseStory
    ) async throws {
        let compiled = try await story.compile()
        #expect(compiled.errors == [], "\(compiled.text)")
        let told = report.kept.union(report.otherwise).union(known).subtracting(mended)
        #expect(compiled.deprecations == told, "\(compiled.text)")
        let bare = try await story.compile(withShims: false)
        #expect(bare.errors == told, "\(bare.text)")
    }

    @Test("the same release again tells the same, and a dry run tells it before anything is written")
    func again() async throws {
        let story = ReleaseStory(folder: folder)
        try await story.begin()
        let before = try FolderContents(folder.url)
        let dry = try await story.release("1.0.0", to: "1.1.0", "--sources", "app", "--dry-run").exits(0)
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
        let first = try await story.bring("1.0.0", to: "1.1.0")
        #expect(!first.all.isEmpty)
        for place in first.all { #expect(dry.outputText.contains("  \(place)  "), "\(dry.outputText)") }
        let again = try await story.bring("1.0.0", to: "1.1.0")
        #expect(again.stops == first.stops && again.kept == first.kept && again.otherwise == first.otherwise)
    }

    @Test("without --sources the package is looked through alone; an app around the package is not told twice")
    func sources() async throws {
        let story = ReleaseStory(folder: folder)
        try await story.begin()
        let alone = try await story.release("1.0.0", to: "1.1.0", "--dry-run")
        #expect(alone.outputText.contains("  \(try story.place(Self.team, "\"T\""))  "))
        #expect(!alone.outputText.contains(Self.app))
        let around = try await story.release("1.0.0", to: "1.1.0", "--sources", ".", "--dry-run")
        let told = around.outputText.components(separatedBy: "\n").filter { $0.contains("Team.swift:") }
        #expect(told.count == 1, "\(around.outputText)")
        #expect(around.outputText.contains(try story.place(Self.app, "\"A\"")))
        let missing = try await story.release("1.0.0", to: "1.1.0", "--sources", "none")
        #expect(missing.ending == .exit(2) && missing.errorText.contains("[sources.unreadable]"))
    }
}
