import Foundation
import Testing

@Suite("A configuration of a stranger")
struct ProjectFolderTests {
    private let folder = TemporaryFolder()

    @Test(
        "is not followed out of its project: not by a link in place of the folder, nor by one on the way",
        arguments: [#"{"out": "ios"}"#, #"{"out": "link/ios"}"#, "{}"]
    )
    func links(configuration: String) async throws {
        try folder.makeFolder("outside")
        try folder.makeFolder("project")
        for name in ["ios", "link", "out"] { try folder.link("project/\(name)", to: folder.path("outside")) }
        try folder.write(configuration, to: "project/weblift.json")
        for words in [["generate", "weblift:sample"], ["verify"]] {
            let run = try await BuiltProgram.run(words, in: folder.path("project")).exits(2, "\(words)")
            #expect(run.errorText.contains("is a link"), "\(run.errorText)")
        }
        #expect(try FolderContents(folder.url).files.keys.sorted() == ["project/weblift.json"])
    }

    @Test("has all that is copied into a site, links included", arguments: ["../outside", "link", "link/index.js"])
    func live(place: String) async throws {
        try folder.write("1", to: "outside/index.js")
        try folder.write("1", to: "project/dist/index.js")
        try folder.link("project/link", to: folder.path("outside"))
        let words = ["docs", "weblift:sample", "--only", "elvt-divider", "--format", "html", "--out", "site"]
        try folder.write("{\"live\": [\"\(place)\"]}", to: "project/weblift.json")
        let run = try await BuiltProgram.run(words, in: folder.path("project")).exits(2)
        #expect(run.errorText.contains("is not in the project"), "\(run.errorText)")
        try await BuiltProgram.run(words + ["--live", place], in: folder.path("project")).exits(0)
        try folder.write("{\"live\": [\"dist\"]}", to: "project/weblift.json")
        try await BuiltProgram.run(words, in: folder.path("project")).exits(0)
    }

    @Test("may be in a folder that is a link, and the command line leads anywhere")
    func named() async throws {
        try folder.write(#"{"out": "ios"}"#, to: "project/weblift.json")
        try folder.link("link", to: folder.path("project"))
        let words = ["generate", "weblift:sample", "--emit", "tokens", "--config", "link/weblift.json"]
        #expect(try await folder.run(words).ending == .exit(0))
        #expect(try FolderContents(folder.url).files.keys.contains("project/ios/Package.swift"))
        try await folder.run(words + ["--out", "link/../other"]).exits(0)
    }
}
