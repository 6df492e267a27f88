import Foundation
import TestSupport
import Testing

/// The real releases of other libraries, with every view finished by hand in between.
@Suite("weblift release of the corpus", .startsCompiler, .keepsGoing)
struct CorpusReleaseTests {
    private let folder = TemporaryFolder()

    private static let all = [
        ("glide-core-1-old", "glide-core-2-mid"), ("vscode-elements-1-old", "vscode-elements-2-new"),
    ]

    private static func manifest(_ name: String) -> String { Shared.file("corpus/manifests/\(name).json").path }

    private func weblift(_ words: [String]) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    /// A line of the team's own in the body of each view, by the component's name.
    private func finishByHand() throws -> Set<String> {
        let body = "    public var body: some View {\n"
        var names: Set<String> = []
        for path in try sources() where path.hasSuffix("+SwiftUI.swift") {
            var text = try folder.text("ios/\(path)")
            guard let range = text.range(of: body) else { continue }
            let name = String(path.split(separator: "/")[3].prefix { $0 != "+" })
            text.replaceSubrange(range, with: body + "        // \(name) as we like it\n")
            try folder.write(text, to: "ios/\(path)")
            names.insert(name)
        }
        return names
    }

    /// The names of the views that have such a line.
    private func finished() throws -> Set<String> {
        Set(
            try sources().flatMap { path in
                try folder.text("ios/\(path)").matches(of: /\/\/ (\w+) as we like it/).map { String($0.output.1) }
            }
        )
    }

    private func sources() throws -> [String] {
        try folder.paths(below: "ios").filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
    }

    @Test(
        "keeps a line in every view, compiles, and has nothing to do when it is run again",
        .needs("corpus/manifests"),
        arguments: Loop.tries(all.suffix(1), of: all[...])
    )
    func edits(old: String, new: String) async throws {
        try await weblift(["generate", Self.manifest(old), "--out", "ios", "--quiet"]).succeeds()
        let edited = try finishByHand()
        #expect(edited.count > 20)

        let release = ["release", Self.manifest(old), Self.manifest(new), "--until", "99.0.0", "--out", "ios"]
        try await weblift(release).exits(0)
        #expect(try finished() == edited)

        try await weblift(["verify", "ios"]).exits(0)
        let before = try FolderContents(folder.url)
        try await weblift(release).exits(0)
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }
}
