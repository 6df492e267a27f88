import Testing

@testable import Package

@Suite("Support code of a package")
struct UnusedSupportTests {
    /// Three that use each other, and one that stands alone.
    private func library(_ views: (String, String)...) throws -> Generated {
        var generated = try Generated().shared("Row", "struct Row { let mark = Mark() }\n")
            .shared("Mark", "struct Mark: Styled {}\n").shared("Styled", "protocol Styled {}\n")
            .shared("View+Shadow", "extension View {\n    func shadowed() -> some View { self }\n}\n")
        for (tag, text) in views { generated = try generated.view(tag, text) }
        return generated
    }

    private func support(_ trial: borrowing FolderTrial) throws -> [String] {
        try trial.contents().keys.filter { $0.hasPrefix("Sources/Support/") }.map { String($0.dropFirst(16)) }.sorted()
    }

    @Test("is written where a file of the package names it, with all that it names itself")
    func used() throws {
        let generated = try library(("x-list", "let row: Row\n"))
        let trial = try FolderTrial.after(generated)
        #expect(try support(trial) == ["Mark.swift", "Row.swift", "Styled.swift"])
        #expect(try trial.check(generated) == [])
        #expect(try trial.generate(generated).changes == [:])
    }

    @Test("comes with the component that needs it, and goes with it")
    func comesAndGoes() throws {
        let trial = try FolderTrial.after(library(("x-a", "let a = 1\n")))
        #expect(try support(trial) == [])
        let more = try library(("x-a", "let a = 1\n"), ("x-b", "view.shadowed()\n"))
        #expect(try trial.check(more) == ["missing Sources/Support/View+Shadow.swift", "missing Sources/x-b.swift"])
        try trial.generate(more)
        #expect(try support(trial) == ["View+Shadow.swift"])
        try trial.generate(library(("x-a", "let a = 1\n")))
        #expect(try support(trial) == [])
    }

    @Test(
        "is written where documentation refers to it with a key path or a link, because then apps use it",
        arguments: [
            ("/// Add it to `\\.shadowed`, or not.", ["View+Shadow.swift"]),
            ("    /// See ``Styled/other``: it is so.", ["Styled.swift"]),
            ("/// `Row`, `shadowed()` and Mark are words. ` `` `Mark` `\\", []),
            ("/// `\\.shadowed", ["View+Shadow.swift"]),
            ("// - `.shadowed`, ```Mark```", []),
        ]
    )
    func documented(line: String, written: [String]) throws {
        let trial = try FolderTrial.after(library(("x-list", "\(line)\nlet a = 1\n")))
        #expect(try support(trial) == written)
    }

    @Test("stays while a file of people names it, or one that they have edited")
    func people() throws {
        let before = try library(("x-a", "let row: Row\n"))
        let after = try library(("x-a", "let row = 1\n"))
        let trial = try FolderTrial.after(before)
        try trial.write("let mine: Mark\n", to: "Sources/Own/Mine.swift")
        try trial.generate(after)
        #expect(try support(trial) == ["Mark.swift", "Styled.swift"])
        #expect(try trial.check(after) == [])
        try trial.write("let row = 1\nlet kept: Row\n", to: "Sources/x-a.swift")
        try trial.generate(after)
        #expect(try support(trial) == ["Mark.swift", "Row.swift", "Styled.swift"])
        try trial.write("view.shadowed()\n", to: "Sources/Own/Mine.swift")
        try trial.generate(after)
        #expect(try support(trial) == ["Mark.swift", "Row.swift", "Styled.swift", "View+Shadow.swift"])
        try trial.write("let mine = 1\n", to: "Sources/Own/Mine.swift")
        try trial.write("let row = 1\n", to: "Sources/x-a.swift")
        try trial.generate(after)
        #expect(try support(trial) == [])
    }

    @Test("stays while an edited file of a component that is gone names it, or what that one needs")
    func orphans() throws {
        let before = try library(("x-a", "let tokens: ATokens\n")).tokens(
            "x-a",
            "enum ATokens { static let mark = Mark() }\n"
        )
        let trial = try FolderTrial.after(before)
        try trial.write("let tokens: ATokens\n// mine\n", to: "Sources/x-a.swift")
        try trial.generate(library(("x-b", "let b = 1\n")))
        #expect(try support(trial) == ["Mark.swift", "Styled.swift"])
    }

    @Test("goes with the files that go, and a second run has nothing to do")
    func goneAtOnce() throws {
        let before = try library(("x-a", "let a: ATokens\n"), ("x-b", "view.shadowed()\n"), ("x-c", "let c = 1\n"))
            .tokens("x-a", "enum ATokens {}\n").tokens("x-b", "enum BTokens { static let mark = Mark() }\n")
        let trial = try FolderTrial.after(before)
        try trial.write("let a: ATokens\n// mine\n", to: "Sources/x-a.swift")
        let after = try library(("x-c", "let c = 1\n"))
        try trial.generate(after)
        #expect(try support(trial) == [])
        #expect(try trial.generate(after).changes == ["Sources/x-a.swift": .orphan])
    }

    @Test("is not written for the sake of a page that names it")
    func pages() throws {
        let whole = try library(("x-a", "let a = 1\n")).file("Documentation/Row.md", "`Row`\n")
        let trial = try FolderTrial.after(whole)
        try trial.write("Row\n", to: "Own.md")
        try trial.generate(library(("x-a", "let a = 2\n")).only(isWhole: false))
        #expect(try support(trial) == [])
    }

    @Test("stays in a run for some of the components, and while files name it that a run was not asked for")
    func parts() throws {
        let trial = try FolderTrial.after(library(("x-a", "let row: Row\n"), ("x-b", "view.shadowed()\n")))
        let part = try library(("x-b", "view.shadowed()\n")).only(isWhole: false)
        try trial.generate(part)
        #expect(try support(trial) == ["Mark.swift", "Row.swift", "Styled.swift", "View+Shadow.swift"])
        let kinds = try library().tokens("x-b", "enum BTokens {}\n").only(kinds: ["tokens", "support"])
        try trial.generate(kinds)
        #expect(try support(trial) == ["Mark.swift", "Row.swift", "Styled.swift", "View+Shadow.swift"])
        try trial.generate(library(("x-b", "view.shadowed()\n")))
        #expect(try support(trial) == ["View+Shadow.swift"])
    }

    @Test("that people have edited stays as any other file that they have edited, and is told")
    func edited() throws {
        let trial = try FolderTrial.after(library(("x-a", "let row: Row\n")))
        try trial.write("struct Row { let mine = 1 }\n", to: "Sources/Support/Row.swift")
        let outcome = try trial.generate(library(("x-a", "let row = 1\n")))
        #expect(outcome.action("Sources/Support/Row.swift") == .orphan)
    }
}
