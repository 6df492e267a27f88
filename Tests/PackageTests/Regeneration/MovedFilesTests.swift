import Foundation
import Testing

@testable import Package

@Suite("Files that people move")
struct MovedFilesTests {
    /// A text that is unlike others: a line for each number.
    private func text(_ name: String, lines: Range<Int> = 0..<20) -> String {
        lines.map { "    let \(name)\($0) = \($0)\n" }.joined()
    }

    @Test("are found where they are, edited or not, and are kept up to date there", arguments: [false, true])
    func moved(isEdited: Bool) throws {
        let trial = try FolderTrial.after(Generated().view("x-a", text("a")).view("x-b", text("b")))
        let edit = isEdited ? "// mine\n" : ""
        try trial.write(text("a") + edit, to: "Sources/x-a.swift")
        try trial.move("Sources/x-a.swift", to: "Own/Deep/x-a.swift")
        let unchanged = try Generated().view("x-a", text("a")).view("x-b", text("b"))
        #expect(try trial.check(unchanged) == ["missing Sources/x-a.swift"])
        let outcome = try trial.generate(unchanged)
        #expect(outcome.action("Own/Deep/x-a.swift") == .follow)
        #expect(outcome.step("Own/Deep/x-a.swift")?.movedFrom?.description == "Sources/x-a.swift")
        #expect(try trial.check(unchanged) == [])
        let second = try Generated().view("x-a", "// new\n" + text("a")).view("x-b", text("b"))
        #expect(try trial.check(second) == ["stale Own/Deep/x-a.swift"])
        try trial.generate(second)
        let contents = ["Own/Deep/x-a.swift": "// new\n" + text("a") + edit, "Sources/x-b.swift": text("b")]
        #expect(try trial.contents() == contents)
        #expect(try trial.text(".weblift/base/Own/Deep/x-a.swift") == "// new\n" + text("a"))
        #expect(try !trial.folder.files().contains(".weblift/base/Sources/x-a.swift"))
        #expect(try trial.generate(second).changes == [:])
    }

    @Test("are found and brought up to date in one run")
    func movedAndNew() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", text("a")))
        try trial.move("Sources/x-a.swift", to: "Own/Renamed.swift")
        try trial.write(text("a") + "// mine\n", to: "Own/Renamed.swift")
        try trial.generate(Generated().view("x-a", "// new\n" + text("a")))
        #expect(try trial.contents() == ["Own/Renamed.swift": "// new\n" + text("a") + "// mine\n"])
    }

    @Test("stay where a person has put them, also where they are generated for another place then")
    func stay() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", text("a"), at: "Sources/One/A.swift"))
        try trial.move("Sources/One/A.swift", to: "Own/A.swift")
        let second = try Generated().view("x-a", text("a") + "// new\n", at: "Sources/Two/A.swift")
        try trial.generate(second)
        #expect(try trial.contents() == ["Own/A.swift": text("a") + "// new\n"])
        #expect(try trial.generate(second).changes == [:])
        try trial.move("Own/A.swift", to: "Sources/Two/A.swift")
        #expect(try trial.generate(second).plan.isAllowed)
        #expect(try trial.generate(second).changes == [:])
        try trial.generate(Generated().view("x-a", text("a"), at: "Sources/Three/A.swift"))
        #expect(try trial.contents() == ["Sources/Three/A.swift": text("a")], "at home, they follow again")
    }

    @Test("that are deleted at their new place count as deleted, and come back there")
    func deletedThere() throws {
        let generated = try Generated().view("x-a", text("a"))
        let trial = try FolderTrial.after(generated)
        try trial.move("Sources/x-a.swift", to: "Own/A.swift")
        try trial.generate(generated)
        try trial.delete("Own/A.swift")
        #expect(try trial.generate(generated).reason("Own/A.swift") == .deleted(isNew: true))
        #expect(try trial.generate(generated.restoring(.all)).action("Own/A.swift") == .restore)
        #expect(try trial.contents() == ["Own/A.swift": text("a")])
    }

    @Test("are not confused with what people write themselves")
    func ownFiles() throws {
        let generated = try Generated().view("x-a", text("a"))
        let trial = try FolderTrial.after(generated)
        try trial.delete("Sources/x-a.swift")
        try trial.write(text("a", lines: 0..<4) + text("own", lines: 0..<40), to: "Own/Other.swift")
        try trial.write("nothing of it\n", to: "Own/x-a.swift")
        #expect(try trial.generate(generated).reason("Sources/x-a.swift") == .deleted(isNew: true))
        #expect(try trial.text("Own/x-a.swift") == "nothing of it\n")
    }

    @Test("are not guessed where two may be meant: that is told, and the file counts as deleted")
    func ambiguous() throws {
        let generated = try Generated().view("x-a", text("a"))
        let trial = try FolderTrial.after(generated)
        try trial.write(text("a") + "// 1\n", to: "Own/One.swift")
        try trial.write(text("a") + "// 2\n", to: "Own/Two.swift")
        try trial.delete("Sources/x-a.swift")
        let outcome = try trial.generate(generated)
        let path = try OutputPath("Sources/x-a.swift")
        let places = try [OutputPath("Own/One.swift"), OutputPath("Own/Two.swift")]
        #expect(outcome.plan.remarks == [.movedAmbiguously(path, places)])
        #expect(outcome.reason("Sources/x-a.swift") == .deleted(isNew: true))
    }

    @Test("of like components are told apart: each is the one that it is most like")
    func likeComponents() throws {
        func like(_ name: String) -> String { text("same") + text(name, lines: 0..<6) }
        let generated = try Generated().view("x-a", like("a")).view("x-b", like("b"))
        let trial = try FolderTrial.after(generated)
        try trial.move("Sources/x-a.swift", to: "Own/1.swift")
        try trial.move("Sources/x-b.swift", to: "Own/2.swift")
        let outcome = try trial.generate(generated)
        #expect(outcome.step("Own/1.swift")?.movedFrom?.description == "Sources/x-a.swift")
        #expect(outcome.step("Own/2.swift")?.movedFrom?.description == "Sources/x-b.swift")
    }

    @Test("are not looked for in hidden folders, and no link is followed")
    func hidden() throws {
        let outside = try TemporaryFolder()
        let generated = try Generated().view("x-a", text("a"))
        let trial = try FolderTrial.after(generated)
        try outside.put(text("a"), at: "x-a.swift")
        try trial.move("Sources/x-a.swift", to: ".hidden/x-a.swift")
        try trial.folder.link("way", to: outside.path)
        #expect(try trial.generate(generated).reason("Sources/x-a.swift") == .deleted(isNew: true))
    }

    @Test("the share of a text's lines that is in another one counts lines that say something")
    func likeness() {
        func likeness(_ text: String) -> TextLikeness { TextLikeness(of: Array(text.utf8)) }
        #expect(likeness("let a\n}\nlet b\n").share(in: likeness("  let b\nlet c\n}\n")) == 0.5)
        #expect(likeness("}\n}\n").share(in: likeness("}\n")) == 0)
        #expect(likeness("same\nsame\n").share(in: likeness("same\r\n")) == 0.5)
    }
}
