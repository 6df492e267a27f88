import Foundation
import TestSupport
import Testing

/// What release 1.0.0 promises to its callers is kept by all that come after it, until the release that may break them.
@Suite("Shims over several releases")
struct ShimStoryTests {
    private let folder = TemporaryFolder()

    /// The button of a release: its properties, as names with what is said of them.
    private struct Release {
        let version: String
        let tone: String
        let width: String?
    }

    private static let releases = [
        Release(version: "1.0.0", tone: "tone", width: "wide"),
        Release(version: "1.1.0", tone: "tone", width: "stretched"),
        Release(version: "1.2.0", tone: "tone", width: "fill"),
        Release(version: "2.0.0", tone: "tone", width: "fill"),
        Release(version: "2.1.0", tone: "mood", width: "fill"),
        Release(version: "3.0.0", tone: "mood", width: "fill"),
    ]

    private static func manifest(_ release: Release) -> String {
        let width = release.width.map {
            """
            , {"name": "\($0)", "fieldName": "\($0)", "type": {"text": "boolean"}, "default": "false",
            "description": "Whether it is as wide as its parent."}
            """
        }
        return """
            {"schemaVersion": "1.0.0", "package": {"name": "acme", "version": "\(release.version)"}, "modules": [{
            "kind": "javascript-module", "path": "a.js", "declarations": [{"kind": "class", "name": "AcmeButton",
            "customElement": true, "tagName": "acme-button", "slots": [{"name": ""}], "attributes": [
            {"name": "\(release.tone)", "fieldName": "\(release.tone)", "type": {"text": "'primary' | 'danger'"},
            "default": "'primary'", "description": "How much weight it has."}\(width ?? "")]}]}]}
            """
    }

    private static func write(to folder: TemporaryFolder) throws {
        for release in releases { try folder.write(manifest(release), to: "\(release.version).json") }
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
        try Self.write(to: folder)
        try await weblift("generate", "1.0.0.json", "-o", "ios", "-q").succeeds()
        let callers = [
            ("1.0.0", "AcmeButton(\"A\", tone: .danger, isFullWidth: true) {}"),
            ("1.1.0", "AcmeButton(\"A\", tone: .danger, stretched: true) {}"),
            ("1.2.0", "AcmeButton(\"A\", tone: .danger, fill: true) {}"),
        ]
        for (old, new) in zip(Self.releases, Self.releases.dropFirst()).prefix(2) {
            try await bring(old.version, to: new.version)
        }
        let bodies = callers.map { "            \($0.1)\n" }.joined()
        try folder.write(
            "import AcmeUI\nimport SwiftUI\n\n@available(*, deprecated)\nstruct Callers: View {\n    var body: some View {\n        VStack {\n\(bodies)"
                + "        }\n    }\n}\n",
            to: "ios/Sources/Callers/Callers.swift"
        )
        try await weblift("verify", "ios").exits(0)
    }

    @Test("a major release removes what it may, and a minor one after it begins anew")
    func ends() async throws {
        try Self.write(to: folder)
        _ = try await weblift("generate", "1.0.0.json", "-o", "ios", "-q")
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
        try Self.write(to: folder)
        _ = try await weblift("generate", "1.0.0.json", "-o", "ios", "-q")
        try await bring("1.0.0", to: "1.2.0")
        let shims = self.shims()
        #expect(shims.contains("isFullWidth: Bool") && !shims.contains("stretched"))
        try await weblift("generate", "1.2.0.json", "-o", "ios", "-q").exits(0)
        #expect(self.shims() == shims)
        // A person may end it: this is the release that need not see to callers of before.
        try await weblift("generate", "1.2.0.json", "-o", "ios", "-q", "--until", "1.2.0").exits(0)
        #expect(self.shims() == "")
    }

    @Test("what is gone stays told until then")
    func gone() async throws {
        let sample = GeneratedInputs.sample.deletingLastPathComponent()
        let (old, new) = (sample.appending(path: "1.0").path, sample.appending(path: "2.0").path)
        _ = try await weblift("generate", old, "-o", "ios", "-q")
        try await weblift("release", old, new, "-o", "ios", "-q").exits(0)
        let before = try folder.contents(of: "ios/Sources")
        try await weblift("generate", new, "-o", "ios", "-q").exits(0)
        #expect(before.files.keys.contains { $0.hasSuffix("Deprecated/Gone.swift") })
        #expect(before.differences(from: try folder.contents(of: "ios/Sources")) == [])
    }
}
