import Foundation
import Testing

@testable import Package

@Suite("The life of files")
struct FileLifeTests {
    // MARK: Added and removed

    @Test("a component that is removed takes its files with it, and the folders that are empty then")
    func pruned() throws {
        let trial = try FolderTrial()
        let rest = try Generated().view("x-a", "a")
        try trial.generate(rest.view("x-b", "b", at: "Sources/B/x-b.swift").test("x-b", "t").tokens("x-b", "k"))
        let outcome = try trial.generate(rest)
        #expect(outcome.plan.count(of: .prune) == 3)
        #expect(try trial.contents() == ["Sources/x-a.swift": "a"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: trial.folder.path("Sources")) == ["x-a.swift"])
        #expect(!FileManager.default.fileExists(atPath: trial.folder.path("Tests")))
        let expected = [".weblift/base/Sources/x-a.swift"]
        #expect(try trial.folder.files().filter { $0.hasPrefix(".weblift/base") } == expected)
        #expect(try trial.generate(rest).changes == [:])
    }

    @Test("a folder with something of somebody else in it stays")
    func keptFolder() throws {
        let trial = try FolderTrial.after(Generated().view("x-b", "b", at: "Sources/B/x-b.swift").view("x-a", "a"))
        try trial.write("own", to: "Sources/B/own.txt")
        try trial.generate(Generated().view("x-a", "a"))
        #expect(try trial.contents() == ["Sources/B/own.txt": "own", "Sources/x-a.swift": "a"])
    }

    @Test("an edited file of a removed component is kept and named in each run, until somebody deletes or moves it")
    func orphaned() throws {
        let rest = try Generated().view("x-a", "a")
        let both = try rest.view("x-b", "1\n2\n3\n")
        let trial = try FolderTrial.after(both)
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-b.swift")
        for _ in 0..<3 {
            #expect(try trial.check(rest) == ["orphaned Sources/x-b.swift"])
            #expect(try trial.generate(rest).action("Sources/x-b.swift") == .orphan)
            #expect(try trial.text("Sources/x-b.swift") == "1\n2\n3\nmine\n")
        }
        try trial.move("Sources/x-b.swift", to: "Own/b.swift")
        #expect(try trial.generate(rest).changes == [:])
        #expect(try trial.check(rest) == [])
        #expect(try trial.text("Own/b.swift") == "1\n2\n3\nmine\n")
    }

    @Test("files of removed components stay as long as an edited one names what they declare, and go with it")
    func needed() throws {
        let rest = try Generated().view("x-a", "a")
        let all = try rest.view("x-list", "struct List {\n    let row: Row\n}\n").view(
            "x-row",
            "struct Row: Styled {}\n"
        )
        .view("x-style", "protocol Styled {}\n").view("x-other", "struct Other { struct Row {} }\n")
        .test("x-list", "let list = List()\n")
        let trial = try FolderTrial.after(all)
        try trial.write("struct List {\n    let row: Row\n    // mine\n}\n", to: "Sources/x-list.swift")
        for _ in 0..<3 {
            let outcome = try trial.generate(rest)
            #expect(try trial.check(rest) == ["orphaned Sources/x-list.swift"])
            #expect(outcome.action("Sources/x-list.swift") == .orphan)
            #expect(outcome.action("Sources/x-row.swift") == .keep)
            #expect(
                try trial.contents().keys.sorted() == [
                    "Sources/x-a.swift", "Sources/x-list.swift", "Sources/x-row.swift", "Sources/x-style.swift",
                ]
            )
        }
        // Generated again, they are what they were.
        #expect(try trial.generate(all).action("Sources/x-row.swift") == .keep)
        try trial.generate(rest)
        try trial.move("Sources/x-list.swift", to: "Own/list.swift")
        try trial.generate(rest)
        #expect(try trial.contents().keys.sorted() == ["Own/list.swift", "Sources/x-a.swift"])
        #expect(try trial.check(rest) == [])
    }

    @Test("a component that comes back finds its orphaned file, and its edits are merged")
    func back() throws {
        let trial = try FolderTrial.after(Generated().view("x-b", "1\n2\n3\n"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-b.swift")
        try trial.generate(Generated())
        #expect(try trial.generate(Generated().view("x-b", "new\n1\n2\n3\n")).action("Sources/x-b.swift") == .merge)
        #expect(try trial.text("Sources/x-b.swift") == "new\n1\n2\n3\nmine\n")
    }

    // MARK: Renamed

    @Test("where somebody says that a component is renamed, its files follow with their edits")
    func renamed() throws {
        let trial = try FolderTrial.after(
            Generated().view("x-old", "1\n2\n3\nold\n").test("x-old", "t").tokens("x-old", "k")
        )
        try trial.write("1 mine\n2\n3\nold\n", to: "Sources/x-old.swift")
        let second = try Generated().view("x-new", "1\n2\n3\nnew\n").test("x-new", "u").tokens("x-new", "l")
            .renaming("x-old", to: "x-new")
        let outcome = try trial.generate(second)
        #expect(outcome.step("Sources/x-new.swift")?.origin?.description == "Sources/x-old.swift")
        let contents = [
            "Sources/x-new.swift": "1 mine\n2\n3\nnew\n", "Tests/x-newTests.swift": "u",
            "Sources/Tokens/x-newTokens.swift": "l",
        ]
        #expect(try trial.contents() == contents)
        #expect(try trial.text(".weblift/base/Sources/x-new.swift") == "1\n2\n3\nnew\n")
        #expect(try !trial.folder.files().contains { $0.contains("x-old") })
        for again in [second, second.renaming("x-other", to: "x-nothing")] {
            #expect(try trial.generate(again).changes == [:])
        }
    }

    @Test("where nobody says so, the one is removed and the other is added")
    func notRenamed() throws {
        let trial = try FolderTrial.after(Generated().view("x-old", "1\n"))
        let outcome = try trial.generate(Generated().view("x-new", "1\n"))
        #expect(outcome.changes == ["Sources/x-old.swift": .prune, "Sources/x-new.swift": .create])
    }

    @Test("a renamed component whose files keep their places keeps its edits, said or not")
    func renamedInPlace() throws {
        let trial = try FolderTrial.after(Generated().view("x-old", "1\n2\n3\n", at: "Sources/A.swift"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/A.swift")
        #expect(
            try trial.generate(Generated().view("x-new", "new\n1\n2\n3\n", at: "Sources/A.swift"))
                .action("Sources/A.swift") == .merge
        )
        #expect(try trial.text("Sources/A.swift") == "new\n1\n2\n3\nmine\n")
    }

    @Test("where module, prefix or folder change, the whole tree moves, and the edits with it")
    func wholeTree() throws {
        let trial = try FolderTrial()
        func generated(_ module: String) throws -> Generated {
            try Generated().view("x-a", "1\n2\n3\n", at: "Sources/\(module)/A.swift")
                .view("x-b", "in \(module)\n2\n3\n", at: "Sources/\(module)/B.swift")
                .tokens("x-a", "k", at: "Sources/\(module)/Tokens/A.swift")
        }
        try trial.generate(try generated("One"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/One/A.swift")
        try trial.write("in One\n2\n3\nmine\n", to: "Sources/One/B.swift")
        try trial.write("own", to: "Sources/Own/O.swift")
        let outcome = try trial.generate(try generated("Two"))
        #expect(outcome.action("Sources/Two/A.swift") == .follow)
        #expect(outcome.action("Sources/Two/B.swift") == .merge)
        let contents = [
            "Sources/Two/A.swift": "1\n2\n3\nmine\n", "Sources/Two/B.swift": "in Two\n2\n3\nmine\n",
            "Sources/Two/Tokens/A.swift": "k", "Sources/Own/O.swift": "own",
        ]
        #expect(try trial.contents() == contents)
        #expect(try trial.generate(try generated("Two")).changes == [:])
        #expect(!FileManager.default.fileExists(atPath: trial.folder.path("Sources/One")))
    }

    @Test("a file whose name changes by case alone follows, and is there once")
    func caseOnly() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n", at: "Sources/card.swift"))
        try trial.write("mine\n", to: "Sources/card.swift")
        try trial.generate(Generated().view("x-a", "1\n", at: "Sources/Card.swift"))
        #expect(try trial.contents() == ["Sources/Card.swift": "mine\n"])
        // Also where it is the file of another component: on many file systems it would be the same file.
        try trial.generate(Generated().view("x-b", "1\n", at: "Sources/CARD.swift"))
        #expect(try trial.contents() == ["Sources/CARD.swift": "mine\n"])
    }

    @Test("a file that would follow to where another one is stays, and nothing is written")
    func taken() throws {
        let trial = try FolderTrial.after(
            Generated().view("x-a", "1\n", at: "A.swift").view("x-b", "2\n", at: "B.swift")
        )
        try trial.write("mine\n", to: "C.swift")
        let before = try trial.everything()
        let onOwn = try Generated().view("x-a", "1\n", at: "C.swift").view("x-b", "2\n", at: "B.swift")
        let exchanged = try Generated().view("x-a", "1\n", at: "B.swift").view("x-b", "2\n", at: "A.swift")
        let chained = try Generated().view("x-a", "1\n", at: "B.swift").view("x-b", "2\n", at: "D.swift")
        for generated in [onOwn, exchanged, chained] {
            #expect {
                try trial.generate(generated)
            } throws: {
                if case WorkspaceError.taken = $0 { true } else { false }
            }
            #expect(try trial.everything() == before)
        }
    }

    // MARK: Deleted

    @Test("a deleted scaffold stays deleted, is told once, and comes back where a person asks for it")
    func deleted() throws {
        let generated = try Generated().view("x-a", "1\n").view("x-b", "1\n").test("x-a", "t")
        let trial = try FolderTrial.after(generated)
        try trial.delete("Sources/x-a.swift")
        try trial.delete("Tests/x-aTests.swift")
        #expect(try trial.check(generated) == ["missing Sources/x-a.swift", "missing Tests/x-aTests.swift"])
        #expect(try trial.generate(generated).reason("Sources/x-a.swift") == .deleted(isNew: true))
        #expect(try trial.check(generated) == [])
        let later = try Generated().view("x-a", "2\n").view("x-b", "2\n").test("x-a", "u")
        #expect(try trial.generate(later).reason("Sources/x-a.swift") == .deleted(isNew: false))
        #expect(try trial.contents() == ["Sources/x-b.swift": "2\n"])
        #expect(try trial.generate(later.restoring(.below(["Sources"]))).action("Sources/x-a.swift") == .restore)
        #expect(try trial.contents() == ["Sources/x-a.swift": "2\n", "Sources/x-b.swift": "2\n"])
        #expect(try trial.generate(later.restoring(.all)).action("Tests/x-aTests.swift") == .restore)
        #expect(try trial.generate(later).changes == [:])
    }

    @Test("to bring back what was not deleted is a mistake, and nothing is written")
    func nothingToRestore() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n"))
        let outcome = try trial.generate(Generated().view("x-a", "2\n").restoring(.below(["Sources/x-b.swift"])))
        #expect(outcome.plan.remarks == [.nothingToRestore("Sources/x-b.swift")])
        #expect(try trial.text("Sources/x-a.swift") == "1\n")
        #expect(try trial.generate(Generated().view("x-a", "2\n").restoring(.all)).plan.isAllowed)
    }

    @Test("a deleted file that somebody puts back is merged as if it had never been away")
    func putBack() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        try trial.delete("Sources/x-a.swift")
        try trial.generate(Generated().view("x-a", "1\n2\n3\n"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        try trial.generate(Generated().view("x-a", "new\n1\n2\n3\n"))
        #expect(try trial.text("Sources/x-a.swift") == "new\n1\n2\n3\nmine\n")
        #expect(try trial.check(Generated().view("x-a", "new\n1\n2\n3\n")) == [])
    }

    @Test("the files of a removed component that were deleted before are forgotten")
    func deletedAndRemoved() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n").view("x-b", "1\n"))
        try trial.delete("Sources/x-a.swift")
        try trial.generate(Generated().view("x-b", "1\n"))
        #expect(
            try trial.generate(Generated().view("x-a", "2\n").view("x-b", "1\n")).action("Sources/x-a.swift") == .create
        )
    }

    @Test("a file that another part of the program writes from now on is the same file, for it is in the same place")
    func otherPart() throws {
        let place = "Sources/Support/A.swift"
        let trial = try FolderTrial.after(Generated().support("A", "1\n"))
        #expect(
            try trial.generate(Generated().view("x-a", "2\n", at: place, ownership: .owned)).action(place) == .replace
        )
        #expect(try trial.text(place) == "2\n")
    }
}
