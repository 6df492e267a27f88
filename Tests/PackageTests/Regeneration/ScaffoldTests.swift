import Core
import Foundation
import Testing

@testable import Package

@Suite("Scaffolds that people edit")
struct ScaffoldTests {
    private let path = "Sources/x-a.swift"
    private let base = ".weblift/base/Sources/x-a.swift"

    @Test("a ledger that has the hash of an edited file replaces no edit: the kept text shows it")
    func forgedHash() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n"))
        let mine = "1\n2\n3\nmine\n"
        try trial.write(mine, to: "Sources/x-a.swift")
        let hashes = ["1\n2\n3\n", mine].map { ContentHash(of: Array($0.utf8)).description }
        let ledger = try trial.text(".weblift/ledger.json")
        #expect(ledger.contains(hashes[0]))
        try trial.write(ledger.replacing(hashes[0], with: hashes[1]), to: ".weblift/ledger.json")
        try trial.generate(Generated().view("x-a", "new\n1\n2\n3\n"))
        #expect(try trial.text("Sources/x-a.swift") == "new\n1\n2\n3\nmine\n")
    }

    @Test("one that nobody has edited is replaced, with why: what it says, its templates, or the program")
    func untouched() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1"))
        #expect(try trial.generate(Generated().view("x-a", "2")).reason(path) == .inputs)
        #expect(try trial.generate(Generated().view("x-a", "3", template: "u")).reason(path) == .templates)
        #expect(try trial.text(path) == "3")
        #expect(try trial.text(base) == "3")
    }

    @Test("another version of the program is the reason where nothing else is")
    func product() throws {
        func generated(_ text: String, _ product: String) throws -> Generated {
            try Generated().by(product: product).view("x-a", text, inputs: "same")
        }
        let trial = try FolderTrial.after(generated("1", "1.0"))
        #expect(try trial.generate(generated("2", "1.1")).reason(path) == .product)
        #expect(try trial.generate(generated("3", "1.1")).reason(path) == .other)
    }

    @Test("one that is edited keeps the edits and gets what is new, and the new text is kept for the next time")
    func merged() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n4\n5\n"))
        try trial.write("1\n2\n3\n4\n5 mine\n", to: path)
        for (old, new) in [("1\n", "one\n"), ("one\n", "eins\n")] {
            let outcome = try trial.generate(Generated().view("x-a", "\(new)2\n3\n4\n5\n"))
            #expect(outcome.action(path) == .merge)
            #expect(try trial.text(path) == "\(new)2\n3\n4\n5 mine\n", "after \(old)")
            #expect(try trial.text(base) == "\(new)2\n3\n4\n5\n")
        }
    }

    @Test("what you and the generator add to one list of a Swift file is merged by element")
    func mergedByElement() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "f(\n    a: 1\n)\n"))
        try trial.write("f(\n    a: 1,\n    mine: 2\n)\n", to: path)
        let outcome = try trial.generate(Generated().view("x-a", "f(\n    a: 1,\n    new: 3\n)\n"))
        #expect(outcome.action(path) == .merge)
        #expect(try trial.text(path) == "f(\n    a: 1,\n    mine: 2,\n    new: 3\n)\n")
    }

    @Test("one that is edited while nothing new is generated is not touched")
    func onlyEdited() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n"))
        try trial.write("mine\n", to: path)
        let number = try trial.folder.number(of: path)
        #expect(try trial.generate(Generated().view("x-a", "1\n")).reason(path) == .edited)
        #expect(try trial.folder.number(of: path) == number)
    }

    @Test("one in which people have made the change that is generated now stays, and the new text is kept")
    func agreed() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n"))
        try trial.write("one\n2\n3\nmine\n", to: path)
        let second = try Generated().view("x-a", "one\n2\n3\n")
        #expect(try trial.check(second) == [])
        #expect(try trial.generate(second).reason(path) == .agreed)
        #expect(try trial.text(base) == "one\n2\n3\n")
    }

    @Test("where both changed the same lines a person decides, and until then the file is named and left alone")
    func conflict() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n"))
        try trial.write("1\nmine\n3\n", to: path)
        let second = try Generated().view("x-a", "1\ntwo\n3\n")
        let outcome = try trial.generate(second)
        #expect(outcome.action(path) == .conflict)
        #expect(outcome.step(path)?.conflicts.map(\.lines) == [2...8])
        let marked = try trial.text(path)
        #expect(marked.contains("<<<<<<< yours\nmine\n"))
        #expect(marked.contains("two\n>>>>>>> now generated\n"))

        let third = try Generated().view("x-a", "1\ntwo\nthree\n")
        for generated in [second, third] {
            #expect(try trial.check(generated) == ["conflicted \(path)"])
            #expect(try trial.generate(generated).reason(path) == .markers(line: 2))
            #expect(try trial.text(path) == marked)
            #expect(try trial.text(base) == "1\ntwo\n3\n", "what is kept is what the conflict came from")
        }
        try trial.write("1\nmine and two\n3\n", to: path)
        #expect(try trial.generate(second).reason(path) == .edited)
        #expect(try trial.check(second) == [])
        // What was decided is an edit like any other.
        try trial.write("0\n1\nmine and two\n3\n4\n5\n", to: path)
        try trial.generate(Generated().view("x-a", "1\ntwo\n3\n"))
        #expect(try trial.text(path) == "0\n1\nmine and two\n3\n4\n5\n")
    }

    @Test("what was generated in between does not get lost where a conflict was open meanwhile")
    func afterConflict() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n2\n3\n4\n5\n6\n"))
        try trial.write("1\nmine\n3\n4\n5\n6\n", to: path)
        try trial.generate(Generated().view("x-a", "1\ntwo\n3\n4\n5\n6\n"))
        let third = try Generated().view("x-a", "1\ntwo\n3\n4\n5\nsix\n")
        try trial.generate(third)
        try trial.write("1\nmine\n3\n4\n5\n6\n", to: path)
        #expect(try trial.generate(third).action(path) == .merge)
        #expect(try trial.text(path) == "1\nmine\n3\n4\n5\nsix\n")
    }
}
