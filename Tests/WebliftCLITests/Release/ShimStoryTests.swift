import Foundation
import TestSupport
import Testing

/// What release 1.0.0 promises to its callers is kept by all that come after it, until the release that may break them.
@Suite("Shims over several releases")
struct ShimStoryTests {
    private let folder = TemporaryFolder()

    /// The button of each release: its properties by their names.
    private static let releases = [
        (version: "1.0.0", tone: "tone", width: "wide"), (version: "1.1.0", tone: "tone", width: "stretched"),
        (version: "1.2.0", tone: "tone", width: "fill"), (version: "2.0.0", tone: "tone", width: "fill"),
        (version: "2.1.0", tone: "mood", width: "fill"), (version: "3.0.0", tone: "mood", width: "fill"),
    ]

    /// Generates the first release, with all others beside it.
    private func begin() async throws {
        for (version, tone, width) in Self.releases {
            let attributes = [
                SmallLibrary.attribute(tone, "'primary' | 'danger'", "'primary'", "How much weight it has."),
                SmallLibrary.attribute(width, "boolean", "false", "Whether it is as wide as its parent."),
            ]
            let button = SmallLibrary.component("acme-button", attributes, SmallLibrary.slot)
            try folder.write(SmallLibrary.manifest(button, package: "acme \(version)"), to: "\(version).json")
        }
        try await weblift("generate", "1.0.0.json", "-o", "ios", "-q").succeeds()
    }

    private func weblift(_ words: String...) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    private func bring(_ old: String, to new: String) async throws {
        try await weblift("release", "\(old).json", "\(new).json", "-o", "ios", "-q").succeeds()
    }

    private func shims() -> String {
        let paths = ["AcmeButton", "AcmeUIKitButton"].map { "ios/Sources/AcmeUI/Deprecated/\($0)+Deprecated.swift" }
        return paths.compactMap { try? folder.text($0) }.joined()
    }

    @Test("callers of each release compile against all that follow, until the one that may break them", .startsCompiler)
    func story() async throws {
        try await begin()
        try await bring("1.0.0", to: "1.1.0")
        try await bring("1.1.0", to: "1.2.0")
        let callers = """
            import AcmeUI
            import SwiftUI

            @available(*, deprecated)
            struct Callers: View {
                var body: some View {
                    VStack {
                        AcmeButton("A", tone: .danger, isFullWidth: true) {}
                        AcmeButton("A", tone: .danger, stretched: true) {}
                        AcmeButton("A", tone: .danger, fill: true) {}
                    }
                }
            }

            """
        try folder.write(callers, to: "ios/Sources/Callers/Callers.swift")
        try await weblift("verify", "ios").exits(0)
    }

    @Test("a major release removes what it may, and a minor one after it begins anew")
    func ends() async throws {
        try await begin()
        var told: [String] = []
        for (old, new) in zip(Self.releases, Self.releases.dropFirst()) {
            try await bring(old.version, to: new.version)
            let shims = self.shims()
            let kept = ["isFullWidth: Bool", "stretched: Bool", "tone: ButtonTokens.Mood"].filter(shims.contains)
            let end = ["2.0.0", "3.0.0"].filter { shims.contains("May be dropped in \($0)") }
            told.append("\(new.version): \((kept + end).joined(separator: ", "))")
        }
        #expect(
            told == [
                "1.1.0: isFullWidth: Bool, 2.0.0", "1.2.0: isFullWidth: Bool, stretched: Bool, 2.0.0", "2.0.0: ",
                "2.1.0: tone: ButtonTokens.Mood, 3.0.0", "3.0.0: ",
            ]
        )
    }

    @Test("who skips a release loses nothing, and a run without the former release writes the same")
    func skipped() async throws {
        try await begin()
        try await bring("1.0.0", to: "1.2.0")
        let shims = self.shims()
        #expect(shims.contains("isFullWidth: Bool") && !shims.contains("stretched"))
        try await weblift("generate", "1.2.0.json", "-o", "ios", "-q").exits(0)
        #expect(self.shims() == shims)
        // A person may end it: this is the release that need not see to callers of before.
        try await weblift("generate", "1.2.0.json", "-o", "ios", "-q", "--until", "1.2.0").exits(0)
        #expect(self.shims() == "")
    }
}
