import Foundation
import TestSupport
import Testing

/// What release 1.0.0 promises to its callers is kept by all that come after it, until the release that may break them.
@Suite("Shims over several releases")
struct ShimStoryTests {
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

    private static func weblift(_ words: String..., in folder: TemporaryFolder) async throws -> ProgramRun {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = VerifyCache.xdgHome
        return try await BuiltProgram.run(words, in: folder.path, environment: environment, timeLimit: 600)
    }

    private static func bring(_ old: String, to new: String, in folder: TemporaryFolder) async throws {
        let run = try await weblift("release", "\(old).json", "\(new).json", "-o", "ios", "-q", in: folder)
        try #require(run.ending == .exit(0), "\(run.errorText)")
    }

    private static func shims(in folder: TemporaryFolder) -> String {
        let paths = ["AcmeButton", "AcmeUIKitButton"].map { "ios/Sources/AcmeUI/Deprecated/\($0)+Deprecated.swift" }
        return paths.compactMap { try? String(contentsOfFile: folder.path($0), encoding: .utf8) }.joined()
    }

    @Test("callers of each release compile against all that follow, until the one that may break them", .startsCompiler)
    func story() async throws {
        try await TemporaryFolder.with { folder in
            try Self.write(to: folder)
            let first = try await Self.weblift("generate", "1.0.0.json", "-o", "ios", "-q", in: folder)
            try #require(first.ending == .exit(0), "\(first.errorText)")
            let callers = [
                ("1.0.0", "AcmeButton(\"A\", tone: .danger, isFullWidth: true) {}"),
                ("1.1.0", "AcmeButton(\"A\", tone: .danger, stretched: true) {}"),
                ("1.2.0", "AcmeButton(\"A\", tone: .danger, fill: true) {}"),
            ]
            for (old, new) in zip(Self.releases, Self.releases.dropFirst()).prefix(2) {
                try await Self.bring(old.version, to: new.version, in: folder)
            }
            let bodies = callers.map { "            \($0.1)\n" }.joined()
            try folder.write(
                "import AcmeUI\nimport SwiftUI\n\n@available(*, deprecated)\nstruct Callers: View {\n    var body: some View {\n        VStack {\n\(bodies)"
                    + "        }\n    }\n}\n",
                to: "ios/Sources/Callers/Callers.swift"
            )
            let verified = try await Self.weblift("verify", "ios", in: folder)
            #expect(verified.ending == .exit(0), "\(verified.errorText)")
        }
    }

    @Test("a major release removes what it may, and a minor one after it begins anew")
    func ends() async throws {
        try await TemporaryFolder.with { folder in
            try Self.write(to: folder)
            _ = try await Self.weblift("generate", "1.0.0.json", "-o", "ios", "-q", in: folder)
            var told: [String] = []
            for (old, new) in zip(Self.releases, Self.releases.dropFirst()) {
                try await Self.bring(old.version, to: new.version, in: folder)
                let shims = Self.shims(in: folder)
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
    }

    @Test("who skips a release loses nothing, and a run without the former release writes the same")
    func skipped() async throws {
        try await TemporaryFolder.with { folder in
            try Self.write(to: folder)
            _ = try await Self.weblift("generate", "1.0.0.json", "-o", "ios", "-q", in: folder)
            try await Self.bring("1.0.0", to: "1.2.0", in: folder)
            let shims = Self.shims(in: folder)
            #expect(shims.contains("isFullWidth: Bool") && !shims.contains("stretched"))
            let plain = try await Self.weblift("generate", "1.2.0.json", "-o", "ios", "-q", in: folder)
            #expect(plain.ending == .exit(0), "\(plain.errorText)")
            #expect(Self.shims(in: folder) == shims)
            // A person may end it: this is the release that need not see to callers of before.
            let ended = try await Self.weblift(
                "generate",
                "1.2.0.json",
                "-o",
                "ios",
                "-q",
                "--until",
                "1.2.0",
                in: folder
            )
            #expect(ended.ending == .exit(0), "\(ended.errorText)")
            #expect(Self.shims(in: folder) == "")
        }
    }

    @Test("what is gone stays told until then")
    func gone() async throws {
        try await TemporaryFolder.with { folder in
            let sample = GeneratedInputs.sample.deletingLastPathComponent()
            let (old, new) = (sample.appending(path: "1.0").path, sample.appending(path: "2.0").path)
            _ = try await Self.weblift("generate", old, "-o", "ios", "-q", in: folder)
            let run = try await Self.weblift("release", old, new, "-o", "ios", "-q", in: folder)
            #expect(run.ending == .exit(0), "\(run.errorText)")
            let before = try FolderContents(folder.url.appending(path: "ios/Sources"))
            let plain = try await Self.weblift("generate", new, "-o", "ios", "-q", in: folder)
            #expect(plain.ending == .exit(0), "\(plain.errorText)")
            #expect(before.files.keys.contains { $0.hasSuffix("Deprecated/Gone.swift") })
            #expect(before.differences(from: try FolderContents(folder.url.appending(path: "ios/Sources"))) == [])
        }
    }
}
