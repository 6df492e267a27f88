import Foundation
import Testing

@testable import Package

@Suite("Files that must be new")
struct NewFilesTests {
    private func write(_ paths: [String], into folder: borrowing TemporaryFolder) throws -> [WorkspaceError] {
        let output = try OutputFolder(folder.path)
        let files = try paths.map { OutputFile(try OutputPath($0), bytes: Array($0.utf8), ownership: .once) }
        return NewFiles.write(files, into: output)
    }

    @Test("all are written where none is there")
    func writing() throws {
        let folder = try TemporaryFolder()
        #expect(try write(["a", "b/c"], into: folder) == [])
        #expect(try folder.files() == ["a", "b/c"])
        #expect(try folder.text("b/c") == "b/c")
    }

    @Test("where some are there, also the same or as links to nowhere, each is told and nothing is written")
    func present() throws {
        let folder = try TemporaryFolder()
        try folder.put("a", at: "a")
        try folder.link("b", to: folder.path("none"))
        #expect(try write(["a", "b", "c"], into: folder) == [.present("a"), .present("b")])
        #expect(try folder.files() == ["a", "b"])
    }

    @Test("where one can't be made, those before it are taken back")
    func takingBack() throws {
        let folder = try TemporaryFolder()
        #expect(try write(["a", "b", "a/c"], into: folder) == [.inTheWay("a")])
        #expect(try folder.files() == [])
    }
}
