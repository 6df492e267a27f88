import Foundation
import Testing

@testable import Workspace

@Suite("Writing a plan")
struct WritePlanTests {
    private func file(_ path: String, _ text: String, _ ownership: FileOwnership = .owned) throws -> OutputFile {
        OutputFile(try OutputPath(path), bytes: Array(text.utf8), ownership: ownership)
    }

    private func write(_ files: [OutputFile], into folder: borrowing TemporaryFolder) throws -> [WritePlan.Action] {
        let output = try OutputFolder(folder.path)
        let plan = try WritePlan(files, in: output)
        try plan.carryOut(in: output)
        return plan.steps.map(\.action)
    }

    @Test("files are made with their folders, and nothing else is left behind")
    func creating() throws {
        let folder = try TemporaryFolder()
        #expect(try write([file("b/c/d.swift", "d"), file("a.swift", "a")], into: folder) == [.create, .create])
        #expect(try folder.files() == ["a.swift", "b/c/d.swift"])
        #expect(try folder.text("b/c/d.swift") == "d")
    }

    @Test("planning alone writes nothing, not even a folder")
    func planning() throws {
        let folder = try TemporaryFolder()
        let output = try OutputFolder(folder.path)
        _ = try WritePlan([file("b/c.swift", "c")], in: output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("an identical file is not touched, a different one is replaced as a whole")
    func keepingAndReplacing() throws {
        let folder = try TemporaryFolder()
        try folder.put("same", at: "same.swift")
        try folder.put("a much longer text than before", at: "other.swift")
        let same = try folder.number(of: "same.swift")
        let other = try folder.number(of: "other.swift")
        let actions = try write([file("same.swift", "same"), file("other.swift", "new")], into: folder)
        #expect(actions == [.replace, .keep])
        #expect(try folder.number(of: "same.swift") == same)
        #expect(try folder.number(of: "other.swift") != other)
        #expect(try folder.text("other.swift") == "new")
    }

    @Test("a file of the same length is compared by its bytes")
    func equalLengths() throws {
        let folder = try TemporaryFolder()
        try folder.put(String(repeating: "a", count: 200_000) + "b", at: "a.swift")
        #expect(try write([file("a.swift", String(repeating: "a", count: 200_001))], into: folder) == [.replace])
    }

    @Test("what is written once stays as people made it")
    func once() throws {
        let folder = try TemporaryFolder()
        try folder.put("mine", at: "Package.swift")
        #expect(try write([file("Package.swift", "theirs", .once)], into: folder) == [.leave])
        #expect(try folder.text("Package.swift") == "mine")
    }

    @Test("the order of the files makes no difference")
    func order() throws {
        let folder = try TemporaryFolder()
        let files = try ["c", "a/b", "a/a", "b"].map { try file($0, $0) }
        let output = try OutputFolder(folder.path)
        #expect(try WritePlan(files, in: output) == WritePlan(files.reversed(), in: output))
    }

    @Test("what a killed run left behind is no obstacle")
    func leftovers() throws {
        let folder = try TemporaryFolder()
        try folder.put("half", at: ".a.swift.weblift-new")
        #expect(try write([file("a.swift", "whole")], into: folder) == [.create])
        #expect(try folder.files() == ["a.swift"])
    }

    // MARK: What is in the way

    private func error(_ files: [OutputFile], in folder: borrowing TemporaryFolder) throws -> WorkspaceError? {
        do {
            _ = try write(files, into: folder)
            return nil
        } catch let error as WorkspaceError {
            return error
        }
    }

    @Test("no link is followed, whether it is the file or a folder on the way")
    func links() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        try outside.put("precious", at: "a.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: outside.path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("a.swift"),
            withDestinationPath: outside.path("a.swift")
        )
        #expect(try error([file("link/a.swift", "x")], in: folder) == .link("link"))
        #expect(try error([file("a.swift", "x")], in: folder) == .link("a.swift"))
        #expect(try outside.text("a.swift") == "precious")
        #expect(try outside.files() == ["a.swift"])
    }

    @Test("a folder in the place of a file, and a file in the place of a folder, are named")
    func inTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.put("x", at: "folder/file")
        #expect(try error([file("folder", "x")], in: folder) == .inTheWay("folder"))
        #expect(try error([file("folder/file/deeper", "x")], in: folder) == .inTheWay("folder/file"))
    }

    @Test(
        "two files that differ only by case, or one in the place of another's folder, are refused before anything is written"
    )
    func sameNames() throws {
        let folder = try TemporaryFolder()
        let first = try [file("A/card.swift", "1"), file("a/Card.swift", "2"), file("b", "3")]
        let second = try [file("a", "1"), file("A/b", "2")]
        for files in [first, second] {
            guard case .sameName = try error(files, in: folder) else {
                Issue.record("the names were accepted")
                continue
            }
        }
        #expect(try folder.files() == [])
    }

    @Test("a folder that can't be written into keeps no other from being written, and is told")
    func oneFolderOfSeveral() throws {
        let folder = try TemporaryFolder()
        let output = try OutputFolder(folder.path)
        let plan = try WritePlan([file("a/x", "1"), file("b/y", "2"), file("c/z", "3")], in: output)
        try folder.put("in the way", at: "b")
        #expect(throws: WorkspaceError.inTheWay("b")) { try plan.carryOut(in: output) }
        #expect(try folder.files() == ["a/x", "b", "c/z"])
    }

    @Test("of several folders that can't be looked at, always the first is told")
    func firstOfSeveral() throws {
        let folder = try TemporaryFolder()
        let paths = ["c", "a", "b"]
        for path in paths { try folder.put("in the way", at: path) }
        let files = try paths.map { try file("\($0)/file", $0) }
        for _ in 0..<20 { #expect(try error(files, in: folder) == .inTheWay("a")) }
    }

    @Test("a folder that can't be made is told with the system's reason")
    func unwritable() throws {
        #expect(throws: WorkspaceError.self) { _ = try OutputFolder("/dev/null/out") }
    }
}

@Suite("Writing a plan by the path of its folder")
struct WritePlanBelowTests {
    private func files() throws -> [OutputFile] {
        try ["a.swift", "b/c.swift"].map { OutputFile(try OutputPath($0), bytes: Array($0.utf8), ownership: .owned) }
    }

    @Test("planning makes no folder, carrying out makes it and those above it")
    func making() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("x/y/z")
        let plan = try WritePlan(files(), below: path)
        #expect(plan.steps.map(\.action) == [.create, .create])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        try plan.carryOut(below: path)
        #expect(try folder.files() == ["x/y/z/a.swift", "x/y/z/b/c.swift"])
    }

    @Test("the same files once more: every one is kept, and none is touched")
    func twice() throws {
        let folder = try TemporaryFolder()
        try WritePlan(files(), below: folder.path).carryOut(below: folder.path)
        let past = Date(timeIntervalSince1970: 1_000_000)
        for name in ["a.swift", "b/c.swift"] {
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path(name))
        }
        let numbers = try [folder.number(of: "a.swift"), folder.number(of: "b/c.swift")]
        let plan = try WritePlan(files(), below: folder.path)
        #expect(plan.count(of: .keep) == 2)
        #expect(!plan.hasWork)
        try plan.carryOut(below: folder.path)
        #expect(try [folder.number(of: "a.swift"), folder.number(of: "b/c.swift")] == numbers)
        for name in ["a.swift", "b/c.swift"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
            #expect(attributes[.modificationDate] as? Date == past)
        }
    }

    @Test("where there is nothing to write, no folder is made")
    func nothing() throws {
        let folder = try TemporaryFolder()
        try WritePlan([], below: folder.path("x")).carryOut(below: folder.path("x"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("files that can't both be there are refused for a folder that is not there, too")
    func sameNames() throws {
        let folder = try TemporaryFolder()
        let files = try ["a", "A"].map { OutputFile(try OutputPath($0), bytes: [], ownership: .owned) }
        #expect(throws: WorkspaceError.self) { try WritePlan(files, below: folder.path("x")) }
    }

    @Test("a file in the place of the folder is told as what it is, without a path")
    func inTheWay() throws {
        let folder = try TemporaryFolder()
        try folder.put("x", at: "out")
        let path = folder.path("out")
        #expect(throws: WorkspaceError.inTheWay("")) { try WritePlan([], below: path) }
        #expect(throws: WorkspaceError.inTheWay("")) { _ = try OutputFolder(path + "/deeper") }
    }
}
