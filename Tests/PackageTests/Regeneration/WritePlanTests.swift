import Foundation
import Testing

@testable import Package

@Suite("Writing a plan")
struct WritePlanTests {
    @Test("files are made with their folders, and nothing but the ledger's folder is left beside them")
    func creating() throws {
        let trial = try FolderTrial()
        let outcome = try trial.generate(Generated().file("b/c/d.swift", "d").file("a.swift", "a"))
        #expect(outcome.changes == ["a.swift": .create, "b/c/d.swift": .create])
        #expect(try trial.contents() == ["a.swift": "a", "b/c/d.swift": "d"])
        #expect(try trial.folder.files() == [".weblift/.gitignore", ".weblift/ledger.json", "a.swift", "b/c/d.swift"])
    }

    @Test("planning alone writes nothing, not even a folder")
    func planning() throws {
        let trial = try FolderTrial()
        _ = try trial.plan(Generated().file("b/c.swift", "c"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: trial.folder.path) == [])
        let plan = try FolderRun.planForNothing(Generated().file("b/c.swift", "c").generation)
        #expect(plan.steps.map(\.action) == [.create])
    }

    @Test("an identical file is not touched, a different one is replaced as a whole")
    func keepingAndReplacing() throws {
        let trial = try FolderTrial()
        try trial.generate(Generated().file("same.swift", "same").file("other.swift", "a much longer text than now"))
        let same = try trial.folder.number(of: "same.swift")
        let other = try trial.folder.number(of: "other.swift")
        let outcome = try trial.generate(Generated().file("same.swift", "same").file("other.swift", "new"))
        #expect(outcome.changes == ["other.swift": .replace])
        #expect(try trial.folder.number(of: "same.swift") == same)
        #expect(try trial.folder.number(of: "other.swift") != other)
        #expect(try trial.text("other.swift") == "new")
    }

    @Test("a second run over the same finds everything as it is and touches nothing, the ledger included")
    func twice() throws {
        let generated = try Generated().file("a.swift", "a").view("x-b", "b").package("p")
        let trial = try FolderTrial.after(generated)
        let before = try trial.folder.files().map { try trial.folder.number(of: $0) }
        let outcome = try trial.generate(generated)
        #expect(outcome.changes == ["Package.swift": .leave])
        #expect(!outcome.plan.hasWork)
        #expect(try trial.folder.files().map { try trial.folder.number(of: $0) } == before)
    }

    @Test("a file of the same length is compared by its bytes")
    func equalLengths() throws {
        let trial = try FolderTrial.after(Generated().file("a.swift", String(repeating: "a", count: 200_000) + "b"))
        let outcome = try trial.generate(Generated().file("a.swift", String(repeating: "a", count: 200_001)))
        #expect(outcome.action("a.swift") == .replace)
    }

    @Test("the order of the files makes no difference")
    func order() throws {
        let trial = try FolderTrial()
        let names = ["c", "a/b", "a/a", "b"]
        let one = try names.reduce(Generated()) { try $0.file($1, $1) }
        let other = try names.reversed().reduce(Generated()) { try $0.file($1, $1) }
        #expect(try trial.plan(one).plan == trial.plan(other).plan)
    }

    @Test("what a file has of rights it keeps when it is written anew")
    func modes() throws {
        let trial = try FolderTrial.after(Generated().file("a.swift", "a"))
        try trial.folder.setPermissions(0o755, of: "a.swift")
        try trial.generate(Generated().file("a.swift", "b"))
        let attributes = try FileManager.default.attributesOfItem(atPath: trial.folder.path("a.swift"))
        #expect(attributes[.posixPermissions] as? Int == 0o755)
    }

    // MARK: What is in the way

    @Test("no link is followed, whether it is the file or a folder on the way")
    func links() throws {
        let trial = try FolderTrial()
        let outside = try TemporaryFolder()
        try outside.put("precious", at: "a.swift")
        try trial.folder.link("link", to: outside.path)
        try trial.folder.link("a.swift", to: outside.path("a.swift"))
        let (behind, own) = try (Generated().file("link/a.swift", "x"), Generated().file("a.swift", "x").forced())
        #expect(throws: WorkspaceError.link("link")) { try trial.generate(behind) }
        #expect(throws: WorkspaceError.link("a.swift")) { try trial.generate(own) }
        #expect(try outside.text("a.swift") == "precious")
        #expect(try outside.files() == ["a.swift"])
    }

    @Test("a ledger's folder that is a link is an error, and nothing is written through it", arguments: [true, false])
    func linkedLedger(isFolder: Bool) throws {
        let trial = try FolderTrial()
        let outside = try TemporaryFolder()
        let name = isFolder ? ".weblift" : ".weblift/ledger.json"
        if !isFolder { try trial.write("", to: ".weblift/.gitignore") }
        try trial.folder.link(name, to: outside.path)
        #expect(throws: WorkspaceError.link(name)) { try trial.generate(Generated().file("a.swift", "x")) }
        #expect(try outside.files() == [])
    }

    @Test("a folder in the place of a file, and a file in the place of a folder, are named")
    func inTheWay() throws {
        let trial = try FolderTrial()
        try trial.write("x", to: "folder/file")
        for (path, inTheWay) in [("folder", "folder"), ("folder/file/deeper", "folder/file")] {
            let generated = try Generated().file(path, "x")
            #expect(throws: WorkspaceError.inTheWay(inTheWay)) { try trial.generate(generated) }
        }
        #expect(try trial.contents() == ["folder/file": "x"])
    }

    @Test("two files that differ only by case, or one in the place of another's folder, are refused before any write")
    func sameNames() throws {
        let trial = try FolderTrial()
        let first = try Generated().file("A/card.swift", "1").file("a/Card.swift", "2").file("b", "3")
        let second = try Generated().file("a", "1").file("A/b", "2")
        for generated in [first, second] {
            #expect {
                try trial.generate(generated)
            } throws: {
                if case WorkspaceError.sameName = $0 { true } else { false }
            }
        }
        #expect(try trial.folder.files() == [])
    }

    @Test("no generated file gets into the ledger's folder, however it is spelled")
    func ledgerFolder() throws {
        let trial = try FolderTrial()
        for path in [".weblift/ledger.json", ".Weblift/x.swift"] {
            #expect(throws: WorkspaceError.inTheWay(path)) { try trial.generate(Generated().file(path, "x")) }
        }
        #expect(try trial.folder.files() == [])
    }

    @Test("a read-only file that would change is an error, and nothing is written")
    func readOnly() throws {
        let trial = try FolderTrial.after(Generated().file("a.swift", "1").file("b.swift", "1"))
        try trial.folder.setPermissions(0o444, of: "b.swift")
        let changed = try Generated().file("a.swift", "2").file("b.swift", "2")
        #expect(throws: WorkspaceError.readOnly("b.swift")) { try trial.generate(changed) }
        #expect(try trial.contents() == ["a.swift": "1", "b.swift": "1"])
        try trial.generate(Generated().file("a.swift", "2").file("b.swift", "1"))
        #expect(try trial.contents() == ["a.swift": "2", "b.swift": "1"])
    }

    @Test("of several folders that can't be looked at, always the first is told")
    func firstOfSeveral() throws {
        let trial = try FolderTrial()
        let paths = ["c", "a", "b"]
        for path in paths { try trial.write("in the way", to: path) }
        let generated = try paths.reduce(Generated()) { try $0.file("\($1)/file", $1) }
        for _ in 0..<20 { #expect(throws: WorkspaceError.inTheWay("a")) { try trial.generate(generated) } }
    }

    @Test("a folder that can't be made is told with the system's reason")
    func unwritable() throws { #expect(throws: WorkspaceError.self) { _ = try OutputFolder("/dev/null/out") } }

    @Test("a file in the place of the folder is told as what it is, without a path")
    func fileForFolder() throws {
        let folder = try TemporaryFolder()
        try folder.put("x", at: "file")
        #expect(throws: WorkspaceError.inTheWay("")) { _ = try OutputFolder(folder.path("file")) }
        #expect(throws: WorkspaceError.inTheWay("")) { _ = try FolderRun.looking(at: folder.path("file"), waiting: {}) }
    }
}
