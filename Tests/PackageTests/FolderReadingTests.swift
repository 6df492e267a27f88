import Foundation
import Testing

@testable import Package

@Suite("Reading a folder")
struct FolderReadingTests {
    private static let limits = FolderReading.Limits(fileCount: 10, size: 1000, depth: 3)

    private func read(
        _ folder: borrowing TemporaryFolder,
        limits: FolderReading.Limits = FolderReadingTests.limits
    ) -> FolderReading {
        FolderReading(folder.path, suffixes: [".t"], limits: limits)
    }

    @Test("files of the name are read at every depth, sorted; hidden ones and others are not")
    func files() throws {
        let folder = try TemporaryFolder()
        for name in ["b.t", "a/c.t", "a/b/d.t", ".hidden.t", ".git/e.t", "readme.md"] { try folder.put(name, at: name) }
        let reading = read(folder)
        #expect(reading.files.map(\.path) == ["a/b/d.t", "a/c.t", "b.t"])
        #expect(reading.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a/b/d.t", "a/c.t", "b.t"])
        #expect(reading.problems == [])
    }

    @Test("no link is followed, whether it leads to a file or to a folder; each is told")
    func links() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try outside.put("secret", at: "s.t")
        try folder.link("f.t", to: outside.path("s.t"))
        try folder.link("d", to: outside.path)
        let reading = read(folder)
        #expect(reading.files == [])
        #expect(reading.problems.map(\.path) == ["d", "f.t"])
        #expect(reading.problems.allSatisfy { $0.reason == .link })
    }

    @Test("the folder itself may be reached through a link, for the user named it")
    func linkToTheFolder() throws {
        let folder = try TemporaryFolder()
        try folder.put("x", at: "real/x.t")
        try folder.link("way", to: folder.path("real"))
        #expect(FolderReading(folder.path("way"), suffixes: [".t"], limits: Self.limits).files.map(\.path) == ["x.t"])
    }

    @Test("too many files, too many bytes and too deep a folder end the reading, and are told")
    func bounds() throws {
        let folder = try TemporaryFolder()
        for name in ["a.t", "b.t", "c.t"] { try folder.put("12345", at: name) }
        let tooMany = read(folder, limits: .init(fileCount: 2, size: 1000))
        #expect(tooMany.files.map(\.path) == ["a.t", "b.t"])
        #expect(tooMany.problems == [.init(path: "c.t", reason: .tooMany)])
        let tooLarge = read(folder, limits: .init(fileCount: 10, size: 9))
        #expect(tooLarge.files.map(\.path) == ["a.t"])
        #expect(tooLarge.problems == [.init(path: "b.t", reason: .tooLarge)])
        #expect(read(folder, limits: .init(fileCount: 3, size: 15)).problems == [], "the bounds themselves are allowed")
        try folder.put("x", at: "1/2/3/x.t")
        #expect(read(folder).problems == [.init(path: "1/2/3", reason: .tooDeep)])
    }

    @Test("a folder that is not there, and a pipe that nobody writes to, are told at once")
    func noFiles() throws {
        let folder = try TemporaryFolder()
        let absent = FolderReading(folder.path("nowhere"), suffixes: [".t"], limits: Self.limits)
        #expect(absent.problems.map(\.path) == [""])
        #expect(mkfifo(folder.path("pipe.t"), 0o644) == 0)
        #expect(read(folder).problems == [.init(path: "pipe.t", reason: .noFile)])
    }
}
