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

    /// Something at `place` that is no readable file, in place of an input or in a folder that is one.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let id: String
        let place: String
        let input: String
        let prepare: @Sendable (TemporaryFolder) throws -> Void

        init(
            _ description: String,
            _ id: String,
            at place: String,
            in input: String? = nil,
            prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
        ) {
            testDescription = description
            self.id = id
            self.place = place
            self.input = input ?? place
            self.prepare = prepare
        }

        /// A case for a file that is named, and one for a file in a folder that is named.
        static func both(
            _ description: String,
            _ id: String,
            prepare: @escaping @Sendable (TemporaryFolder) throws -> Void
        ) -> [Case] {
            let prepareInFolder: @Sendable (TemporaryFolder) throws -> Void = { folder in
                try folder.makeFolder("f")
                try prepare(folder)
            }
            return [(description, "f/a.json"), ("\(description), in a folder", "f")].map {
                Case($0, id, at: "f/a.json", in: $1, prepare: prepareInFolder)
            }
        }
    }

    private static let long = String(repeating: "n", count: 5000)
    private static let cases =
        [
            Case("a file that is not there", "input.not-found", at: "nowhere.json"),
            Case("a path that goes through a file", "input.not-found", at: "good.json/a"),
            Case("a name that is longer than the system allows", "input.unreadable", at: long),
            Case("a folder that is named like a file", "input.nothing-found", at: "x.json") {
                try $0.makeFolder("x.json")
            },
        ]
        + Case.both("a link that leads nowhere", "input.not-found") { try $0.link("f/a.json", to: "gone.json") }
        + Case.both("a link that leads to itself", "input.folder-loop") { try $0.link("f/a.json", to: "a.json") }
        + Case.both("a pipe that nobody writes to", "input.not-a-file") {
            #expect(mkfifo($0.path("f/a.json"), 0o600) == 0)
        }
        + Case.both("a device without an end, through a link", "input.not-a-file") {
            try $0.link("f/a.json", to: "/dev/zero")
        }
        + Case.both("a file of 200 MB, which is never in memory", "input.too-large") {
            try $0.write("[", to: "f/a.json")
            #expect(truncate($0.path("f/a.json"), 200_000_000) == 0)
        }

    @Test("are refused at once, with one error at their place", arguments: cases)
    func refused(bad: Case) async throws {
        let result = try await BadInputRun(bad.input) { try bad.prepare($0) }
        result.expectOneError(bad.id, at: bad.place)
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
