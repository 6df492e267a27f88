import Foundation
import TestSupport
import Testing

/// The real releases of other libraries, with every view finished by hand in between.
@Suite("weblift release of the corpus", .startsCompiler, .keepsGoing)
struct CorpusReleaseTests {
    private let folder = TemporaryFolder()

    struct Pair: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String

        var testDescription: String { "\(old) to \(new)" }
    }

    private static let all = [
        Pair(old: "glide-core-1-old", new: "glide-core-2-mid"),
        Pair(old: "vscode-elements-1-old", new: "vscode-elements-2-new"),
    ]
    static let pairs = Loop.tries(all.suffix(1), of: all[...])

    private static func manifest(_ name: String) -> String { Shared.file("corpus/manifests/\(name).json").path }

    private func weblift(_ words: [String]) async throws -> ProgramRun { try await folder.runWithCompiler(words) }

    /// A line of the team's own in the body of each view, by the component's name.
    private func finishByHand() throws -> Set<String> {
        let body = "    public var body: some View {\n"
        var names: Set<String> = []
        for path in try folder.paths(below: "ios")
        where path.hasPrefix("Sources/") && path.hasSuffix("+SwiftUI.swift") {
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
        var names: Set<String> = []
        for path in try folder.paths(below: "ios")
        where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let text = try folder.text("ios/\(path)")
            for line in text.split(separator: "\n") where line.hasSuffix(" as we like it") {
                names.formUnion(line.split(separator: " ").dropFirst().prefix(1).map(String.init))
            }
        }
        return names
    }

    @Test(
        "keeps a line in every view, compiles, and has nothing to do when it is run again",
        .needs("corpus/manifests"),
        arguments: pairs
    )
    func edits(pair: Pair) async throws {
        try await weblift(["generate", Self.manifest(pair.old), "--out", "ios", "--quiet"]).succeeds()
        let edited = try finishByHand()
        #expect(edited.count > 20)

        let release = ["release", Self.manifest(pair.old), Self.manifest(pair.new), "--until", "99.0.0"]
        try await weblift(release + ["--out", "ios"]).exits(0)
        #expect(try finished() == edited)

        try await weblift(["verify", "ios"]).exits(0)
        let before = try FolderContents(folder.url)
        #expect(try await weblift(release + ["--out", "ios"]).ending == .exit(0))
        #expect(before.differences(from: try FolderContents(folder.url)) == [])
    }
}
