import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Inputs that are no readable file")
struct BadFileTests {
    private let folder = TemporaryFolder()

    private static let long = String(repeating: "n", count: 5000)

    @Test(
        "a file that is not there, a path through a file, a name that is too long, a folder that is named like a file",
        arguments: [
            ("nowhere.json", "input.not-found"), ("good.json/a", "input.not-found"), (long, "input.unreadable"),
            ("x.json", "input.nothing-found"),
        ]
    )
    func noFile(input: String, id: String) async throws {
        let result = try await BadInputRun(input) { try $0.makeFolder("x.json") }
        result.expectOneError(id, at: input)
    }

    /// Ways to make `f/a.json` something that nobody can read to its end.
    private static let endless: [(id: String, make: @Sendable (TemporaryFolder) throws -> Void)] = [
        ("input.not-found", { try $0.link("f/a.json", to: "gone.json") }),
        ("input.folder-loop", { try $0.link("f/a.json", to: "a.json") }),
        ("input.not-a-file", { #expect(mkfifo($0.path("f/a.json"), 0o600) == 0) }),
        ("input.not-a-file", { try $0.link("f/a.json", to: "/dev/zero") }),
        ("input.too-large", { #expect(truncate($0.path("f/a.json"), 200_000_000) == 0) }),
    ]

    @Test(
        "a link that leads nowhere or to itself, a pipe, a device and 200 MB are refused at once, named or in a folder",
        arguments: endless.indices,
        ["f/a.json", "f"]
    )
    func refused(index: Int, input: String) async throws {
        let (id, make) = Self.endless[index]
        let result = try await BadInputRun(input) { folder in
            try folder.makeFolder("f")
            if id == "input.too-large" { try folder.write("[", to: "f/a.json") }
            try make(folder)
        }
        result.expectOneError(id, at: "f/a.json")
        #expect(result.run.duration < .seconds(10))
    }

    @Test("a folder that contains itself through links is entered once")
    func folderLoop() async throws {
        let result = try await BadInputRun("f") { folder in
            try folder.write(BadContentTests.manifest, to: "f/a/in.json")
            try folder.link("f/a/up", to: "..")
            try folder.link("f/a/here", to: ".")
        }
        #expect(result.errors.map(\.id) == ["input.folder-loop", "input.folder-loop"])
        #expect(result.errors.map(\.file) == ["f/a/here", "f/a/up"])
        #expect(result.run.outputText.contains("c-ut"), "what is in the folder is read all the same")
    }

    @Test(
        "a file without permission to read it",
        .disabled(if: getuid() == 0, "the system lets the superuser read everything")
    )
    func unreadable() async throws {
        let result = try await BadInputRun("secret.json") { folder in
            try folder.write(BadContentTests.manifest, to: "secret.json")
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("secret.json"))
        }
        result.expectOneError("input.unreadable", at: "secret.json")
    }

    @Test("folders nested deeper than anyone needs")
    func deepFolders() async throws {
        let result = try await BadInputRun("f") { folder in
            try folder.write(BadContentTests.manifest, to: "f/" + String(repeating: "d/", count: 80) + "in.json")
        }
        #expect(result.errors.map(\.id) == ["input.folder-too-deep"])
    }

    @Test(
        "the limit of memory holds, so that the tests above say something",
        .enabled(if: BuiltProgram.canLimitMemory, "this system has no ulimit -v")
    )
    func memoryLimitHolds() async throws {
        try folder.write(BadInputRun.good, to: "good.json")
        let words = ["inspect", "good.json"]
        #expect(try await folder.run(words, memoryLimitInMegabytes: 2).ending != .exit(0))
    }
}
