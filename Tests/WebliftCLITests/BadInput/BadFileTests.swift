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

    private func expectOneError(
        _ id: String,
        at file: String,
        in result: BadInputRun,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result.errors.map(\.id) == [id], sourceLocation: sourceLocation)
        #expect(result.errors.map(\.file) == [file], sourceLocation: sourceLocation)
        #expect(result.errors.allSatisfy { $0.line == 1 && $0.column == 1 }, sourceLocation: sourceLocation)
    }

    @Test("a file that is not there")
    func missing() async throws {
        expectOneError("input.not-found", at: "nowhere.json", in: try await BadInputRun("nowhere.json") { _ in })
    }

    @Test("a path that goes through a file")
    func throughAFile() async throws {
        expectOneError("input.not-found", at: "good.json/a", in: try await BadInputRun("good.json/a") { _ in })
    }

    @Test("a link that leads nowhere", arguments: [false, true])
    func brokenLink(isInAFolder: Bool) async throws {
        let result = try await BadInputRun(isInAFolder ? "f" : "f/link.json") { folder in
            try folder.makeFolder("f")
            try folder.link("f/link.json", to: "gone.json")
        }
        expectOneError("input.not-found", at: "f/link.json", in: result)
    }

    @Test("a link that leads to itself", arguments: [false, true])
    func linkToItself(isInAFolder: Bool) async throws {
        let result = try await BadInputRun(isInAFolder ? "f" : "f/link.json") { folder in
            try folder.makeFolder("f")
            try folder.link("f/link.json", to: "link.json")
        }
        expectOneError("input.folder-loop", at: "f/link.json", in: result)
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
        expectOneError("input.unreadable", at: "secret.json", in: result)
    }

    @Test("a name that is longer than the system allows")
    func tooLongName() async throws {
        let name = String(repeating: "n", count: 5000)
        expectOneError("input.unreadable", at: name, in: try await BadInputRun(name) { _ in })
    }

    @Test("a pipe that nobody writes to, in any place", arguments: ["pipe.json", "f"])
    func pipe(input: String) async throws {
        let pipe = input == "f" ? "f/pipe.json" : input
        let result = try await BadInputRun(input) { folder in
            try folder.makeFolder("f")
            #expect(mkfifo(folder.path(pipe), 0o600) == 0)
        }
        expectOneError("input.not-a-file", at: pipe, in: result)
    }

    @Test("a device without an end, through a link", arguments: ["zero.json", "f"])
    func device(input: String) async throws {
        let link = input == "f" ? "f/zero.json" : input
        let result = try await BadInputRun(input) { folder in
            try folder.makeFolder("f")
            try folder.link(link, to: "/dev/zero")
        }
        expectOneError("input.not-a-file", at: link, in: result)
    }

    @Test("a folder that is named like a file")
    func folderNamedLikeAFile() async throws {
        let result = try await BadInputRun("x.json") { try $0.makeFolder("x.json") }
        expectOneError("input.nothing-found", at: "x.json", in: result)
    }

    @Test("folders nested deeper than anyone needs")
    func deepFolders() async throws {
        let result = try await BadInputRun("f") { folder in
            try folder.write(BadContentTests.manifest, to: "f/" + String(repeating: "d/", count: 80) + "in.json")
        }
        #expect(result.errors.map(\.id) == ["input.folder-too-deep"])
    }

    @Test("a file of 200 MB is refused at once and never in memory", arguments: ["big.json", "f"])
    func hugeFile(input: String) async throws {
        let file = input == "f" ? "f/big.json" : input
        let result = try await BadInputRun(input) { folder in
            try folder.write("[", to: file)
            #expect(truncate(folder.path(file), 200_000_000) == 0)
        }
        expectOneError("input.too-large", at: file, in: result)
        #expect(result.run.duration < .seconds(10))
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
