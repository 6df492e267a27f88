import Testing

@testable import Package

@Suite("What a run was not asked for")
struct ScopeTests {
    private func all(_ text: String) throws -> Generated {
        try Generated().view("x-a", text).view("x-b", text).test("x-a", text).support("S", text)
    }

    @Test("of some components only, it leaves the others as they are: not missing, not stale, not removed")
    func onlySome() throws {
        let trial = try FolderTrial.after(all("1\n"))
        let before = try trial.everything()
        let part = try Generated().view("x-a", "2\n").support("S", "1\n").only(isWhole: false)
        #expect(try trial.generate(part).changes == ["Sources/x-a.swift": .replace])
        var expected = try trial.contents()
        #expect(expected.removeValue(forKey: "Sources/x-a.swift") == "2\n")
        for (path, text) in expected { #expect(before[path] == text) }
        #expect(
            try trial.generate(Generated().view("x-a", "2\n").view("x-b", "1\n").test("x-a", "1\n").support("S", "1\n"))
                .changes == [:]
        )
    }

    @Test("of some components only, an unknown file among the program's own is not its business")
    func onlySomeForeign() throws {
        let trial = try FolderTrial.after(all("1\n"))
        try trial.write("x", to: "Sources/Support/Own.swift")
        try trial.write("edited", to: "Sources/Support/S.swift")
        #expect(try trial.check(Generated().view("x-a", "1\n").only(isWhole: false)) == [])
        #expect(try trial.check(all("1\n")) == ["foreign Sources/Support/Own.swift", "edited Sources/Support/S.swift"])
    }

    @Test("of some kinds only, it leaves the others as they are, and still removes what is gone of its own")
    func onlyKinds() throws {
        let trial = try FolderTrial.after(all("1\n"))
        let views = try Generated().view("x-a", "1\n").support("S", "1\n").only(kinds: ["view", "support"])
        #expect(try trial.check(views) == ["orphaned Sources/x-b.swift"])
        #expect(try trial.generate(views).changes == ["Sources/x-b.swift": .prune])
        #expect(try trial.contents().keys.contains("Tests/x-aTests.swift"))
        #expect(
            try trial.generate(Generated().view("x-a", "1\n").test("x-a", "1\n").support("S", "1\n")).changes == [:]
        )
    }
}
