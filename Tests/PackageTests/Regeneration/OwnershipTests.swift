import Foundation
import Testing

@testable import Package

@Suite("Whose a file is")
struct OwnershipTests {
    @Test("an owned file that was edited is refused, and then nothing at all is written")
    func edited() throws {
        let trial = try FolderTrial.after(Generated().support("A", "1").view("x-a", "1"))
        try trial.write("mine", to: "Sources/Support/A.swift")
        for text in ["1", "2"] {
            let outcome = try trial.generate(Generated().support("A", text).view("x-a", "2").view("x-b", "1"))
            #expect(outcome.action("Sources/Support/A.swift") == .refuse)
            #expect(outcome.reason("Sources/Support/A.swift") == .edited)
            #expect(try trial.contents() == ["Sources/Support/A.swift": "mine", "Sources/x-a.swift": "1"])
        }
    }

    @Test("with --force it is written anew, and scaffolds keep their edits all the same")
    func forced() throws {
        let trial = try FolderTrial.after(Generated().support("A", "1\n").view("x-a", "1\n2\n3\n"))
        try trial.write("mine", to: "Sources/Support/A.swift")
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        let outcome = try trial.generate(Generated().support("A", "2\n").view("x-a", "new\n1\n2\n3\n").forced())
        #expect(outcome.changes == ["Sources/Support/A.swift": .replace, "Sources/x-a.swift": .merge])
        #expect(try trial.text("Sources/Support/A.swift") == "2\n")
        #expect(try trial.text("Sources/x-a.swift") == "new\n1\n2\n3\nmine\n")
    }

    @Test("an owned file that is what is generated now is fine, whoever made it so")
    func sameAsGenerated() throws {
        let trial = try FolderTrial.after(Generated().support("A", "1"))
        try trial.write("2", to: "Sources/Support/A.swift")
        let outcome = try trial.generate(Generated().support("A", "2"))
        #expect(outcome.changes == [:])
        #expect(try trial.generate(Generated().support("A", "3")).action("Sources/Support/A.swift") == .replace)
    }

    @Test("an owned file that was deleted comes back by itself")
    func missing() throws {
        let generated = try Generated().support("A", "1").view("x-a", "1")
        let trial = try FolderTrial.after(generated)
        try trial.delete("Sources/Support/A.swift")
        let outcome = try trial.generate(generated)
        #expect(outcome.step("Sources/Support/A.swift")?.reason == .missing)
        #expect(try trial.text("Sources/Support/A.swift") == "1")
    }

    @Test("what is written once and edited stays, and does not come back by itself")
    func once() throws {
        let trial = try FolderTrial.after(Generated().package("1"))
        try trial.write("mine", to: "Package.swift")
        #expect(try trial.generate(Generated().package("1")).reason("Package.swift") == .once)
        for _ in 0..<2 {
            let outcome = try trial.generate(Generated().package("2"))
            #expect(outcome.reason("Package.swift") == .onceOther && outcome.action("Package.swift") == .leave)
            #expect(try trial.text("Package.swift") == "mine")
        }
        try trial.delete("Package.swift")
        #expect(try trial.generate(Generated().package("2")).reason("Package.swift") == .deleted(isNew: true))
        #expect(try trial.generate(Generated().package("2")).reason("Package.swift") == .deleted(isNew: false))
        #expect(try trial.contents() == [:])
        #expect(try trial.generate(Generated().package("2").restoring(.all)).action("Package.swift") == .restore)
        #expect(try trial.contents() == ["Package.swift": "2"])
    }

    @Test("what is written once and nobody has edited becomes what is generated today")
    func onceOther() throws {
        let trial = try FolderTrial.after(Generated().package("1"))
        #expect(try trial.generate(Generated().package("2")).action("Package.swift") == .replace)
        #expect(try trial.text("Package.swift") == "2")
        #expect(try trial.generate(Generated().package("2")).reason("Package.swift") == .once)
    }

    @Test("what was there before the first run is not ours: nothing is ever brought into it")
    func foreign() throws {
        let trial = try FolderTrial()
        try trial.write("theirs\n", to: "Package.swift")
        #expect(try trial.generate(Generated().package("1\n")).reason("Package.swift") == .once)
        let outcome = try trial.generate(Generated().package("2\n", after: ["1\n"]))
        #expect(outcome.reason("Package.swift") == .onceOther)
        #expect(try trial.text("Package.swift") == "theirs\n")
    }

    @Test("a file that becomes the program's own is refused where it was edited, and its kept text goes")
    func changedOwnership() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1"))
        let owned = try Generated().view("x-a", "2", ownership: .owned)
        try trial.write("mine", to: "Sources/x-a.swift")
        #expect(try trial.generate(owned).action("Sources/x-a.swift") == .refuse)
        try trial.write("1", to: "Sources/x-a.swift")
        try trial.generate(owned)
        #expect(try trial.contents() == ["Sources/x-a.swift": "2"])
        #expect(try !trial.folder.files().contains(".weblift/base/Sources/x-a.swift"))
    }

    // MARK: Without a ledger

    @Test("where there is no ledger, files that are as they are generated are ours")
    func adoptedSame() throws {
        let trial = try FolderTrial()
        try trial.write("1", to: "Sources/Support/A.swift")
        try trial.write("1", to: "Sources/x-a.swift")
        let generated = try Generated().support("A", "1").view("x-a", "1")
        #expect(try trial.generate(generated).changes == [:])
        #expect(
            try trial.generate(Generated().support("A", "2").view("x-a", "2")).changes.values.allSatisfy {
                $0 == .replace
            }
        )
    }

    @Test("a differing file of the program is refused, and one of people is left, told, and from then on merged")
    func adoptedOther() throws {
        let trial = try FolderTrial()
        try trial.write("old", to: "Sources/Support/A.swift")
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        let generated = try Generated().support("A", "1").view("x-a", "1\n2\n3\n")
        let refused = try trial.generate(generated)
        #expect(refused.reason("Sources/Support/A.swift") == .unknown)
        #expect(try trial.contents()["Sources/Support/A.swift"] == "old")
        let adopted = try trial.generate(generated.forced())
        #expect(adopted.reason("Sources/x-a.swift") == .unknown)
        #expect(try trial.contents() == ["Sources/Support/A.swift": "1", "Sources/x-a.swift": "1\n2\n3\nmine\n"])
        #expect(try trial.generate(generated).changes == [:])
        try trial.generate(Generated().support("A", "1").view("x-a", "new\n1\n2\n3\n"))
        #expect(try trial.text("Sources/x-a.swift") == "new\n1\n2\n3\nmine\n")
    }

    @Test("a deleted ledger loses nothing where the kept texts are there: edits are told from them")
    func deletedLedger() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n").view("x-b", "1\n"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        try trial.delete(".weblift/ledger.json")
        let outcome = try trial.generate(Generated().view("x-a", "new\n1\n2\n3\n").view("x-b", "2\n"))
        #expect(outcome.changes == ["Sources/x-a.swift": .merge, "Sources/x-b.swift": .replace])
        #expect(try trial.text("Sources/x-a.swift") == "new\n1\n2\n3\nmine\n")
    }

    @Test("a kept text that is lost is told, the file is left, and from then on merged")
    func lostBase() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n").view("x-b", "1\n"))
        try trial.write("1\n2\n3\nmine\n", to: "Sources/x-a.swift")
        try trial.delete(".weblift/base")
        let second = try Generated().view("x-a", "new\n1\n2\n3\n").view("x-b", "2\n")
        let outcome = try trial.generate(second)
        #expect(outcome.reason("Sources/x-a.swift") == .baseLost)
        #expect(outcome.action("Sources/x-b.swift") == .replace, "its hash tells that nobody has edited it")
        #expect(try trial.text("Sources/x-a.swift") == "1\n2\n3\nmine\n")
        #expect(try trial.text(".weblift/base/Sources/x-a.swift") == "new\n1\n2\n3\n")
        #expect(try trial.generate(second).changes == [:])
    }

    @Test("a kept text that is lost while nothing new is generated comes back unnoticed")
    func lostBaseOfTheSame() throws {
        let generated = try Generated().view("x-a", "1\n").view("x-b", "1\n")
        let trial = try FolderTrial.after(generated)
        try trial.write("1\nmine\n", to: "Sources/x-a.swift")
        try trial.delete(".weblift/base")
        #expect(try trial.generate(generated).reason("Sources/x-a.swift") == .edited)
        #expect(try trial.text(".weblift/base/Sources/x-a.swift") == "1\n")
        #expect(try trial.text(".weblift/base/Sources/x-b.swift") == "1\n")
    }
}
