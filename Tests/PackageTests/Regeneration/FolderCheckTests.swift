import Testing

@testable import Package

@Suite("Checking a folder")
struct FolderCheckTests {
    private func generated(_ text: String = "1\n") throws -> Generated {
        try Generated().view("x-a", text).view("x-b", text).test("x-a", text).tokens("x-a", text).support("S", text)
            .package(text)
    }

    @Test("every file that is not as it should be is named with its class, and nothing is written")
    func classes() throws {
        let trial = try FolderTrial.after(generated().view("x-c", "1\n").view("x-d", "1\n"))
        try trial.delete("Sources/Tokens/x-aTokens.swift")
        try trial.delete("Sources/x-b.swift")
        let conflict = "<<<<<<< yours\na\n||||||| last generated\nb\n=======\nc\n>>>>>>> now generated\n"
        try trial.write(conflict, to: "Tests/x-aTests.swift")
        for path in ["Support/S", "x-c", "Support/Own", "Support/Folder/Own", "Own"].map({ "Sources/\($0).swift" }) {
            try trial.write("edited", to: path)
        }
        try trial.write("own", to: "Own/Own.swift")
        let before = try trial.everything()
        let now = try Generated().view("x-a", "2\n").view("x-b", "1\n").test("x-a", "1\n").tokens("x-a", "1\n")
            .support("S", "1\n").support("T", "1\n").package("2\n")
        let expected = [
            "stale Package.swift", "foreign Sources/Support/Folder", "foreign Sources/Support/Own.swift",
            "edited Sources/Support/S.swift", "missing Sources/Support/T.swift",
            "missing Sources/Tokens/x-aTokens.swift", "stale Sources/x-a.swift", "missing Sources/x-b.swift",
            "orphaned Sources/x-c.swift", "orphaned Sources/x-d.swift", "conflicted Tests/x-aTests.swift",
        ]
        #expect(try trial.check(now) == expected)
        #expect(try trial.everything() == before)
    }

    @Test("without a ledger, or without the kept text of an edited file, these are what is missing")
    func remembered() throws {
        let trial = try FolderTrial.after(generated())
        try trial.write("edited", to: "Sources/x-a.swift")
        try trial.delete(".weblift/base/Sources/x-a.swift")
        try trial.delete(".weblift/base/Sources/x-b.swift")
        #expect(try trial.check(generated()) == ["missing .weblift/base/Sources/x-a.swift"])
        try trial.delete(".weblift")
        let expected = ["missing .weblift/base/Sources/x-a.swift", "missing .weblift/ledger.json"]
        #expect(try trial.check(generated()) == expected)
    }

    @Test("a folder that is not there lacks everything")
    func nothing() throws {
        let plan = try FolderRun.planForNothing(generated().generation)
        let findings = FolderRun.findingsForNothing(in: plan)
        #expect(findings.count == 7)
        #expect(findings.allSatisfy { $0.kind == .missing })
    }
}
