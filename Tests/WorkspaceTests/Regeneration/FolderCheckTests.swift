import Foundation
import SourceText
import Testing

@testable import Workspace

@Suite("Checking a folder")
struct FolderCheckTests {
    private let fingerprint = ContentHash(of: [1])

    private func generate(_ generated: Generated, in trial: borrowing FolderTrial) throws {
        var bag = DiagnosticBag()
        let run = try trial.writing()
        let plan = try #require(try run.plan(generated.generation, into: &bag))
        try run.seal(fingerprint, ledger: run.carryOut(plan))
    }

    private func isSealed(_ trial: borrowing FolderTrial, _ fingerprint: ContentHash? = nil) throws -> Bool {
        let run = try trial.looking()
        return try run.isSealed(fingerprint ?? self.fingerprint)
    }

    private func generated(_ text: String = "1\n") throws -> Generated {
        try Generated().view("x-a", text).view("x-b", text).test("x-a", text).tokens("x-a", text).support("S", text)
            .package(text)
    }

    @Test("every file that is not as it should be is named with its class, and nothing is written")
    func classes() throws {
        let trial = try FolderTrial()
        try generate(generated().view("x-c", "1\n").view("x-d", "1\n"), in: trial)
        try trial.delete("Sources/Tokens/x-aTokens.swift")
        try trial.delete("Sources/x-b.swift")
        try trial.write("edited", to: "Sources/Support/S.swift")
        try trial.write("edited", to: "Sources/x-c.swift")
        try trial.write(
            "<<<<<<< yours\na\n||||||| last generated\nb\n=======\nc\n>>>>>>> now generated\n",
            to: "Tests/x-aTests.swift"
        )
        try trial.write("own", to: "Sources/Support/Own.swift")
        try trial.write("own", to: "Sources/Support/Folder/Own.swift")
        try trial.write("own", to: "Sources/Own.swift")
        try trial.write("own", to: "Own/Own.swift")
        let before = try trial.everything()
        let now = try Generated().view("x-a", "2\n").view("x-b", "1\n").test("x-a", "1\n").tokens("x-a", "1\n")
            .support("S", "1\n").support("T", "1\n").package("2\n")
        #expect(
            try trial.check(now) == [
                "foreign Sources/Support/Folder", "foreign Sources/Support/Own.swift",
                "edited Sources/Support/S.swift", "missing Sources/Support/T.swift",
                "missing Sources/Tokens/x-aTokens.swift", "stale Sources/x-a.swift", "missing Sources/x-b.swift",
                "orphaned Sources/x-c.swift", "orphaned Sources/x-d.swift", "conflicted Tests/x-aTests.swift",
            ]
        )
        #expect(try trial.everything() == before)
    }

    @Test("without a ledger, or without the kept text of an edited file, these are what is missing")
    func remembered() throws {
        let trial = try FolderTrial()
        try generate(generated(), in: trial)
        try trial.write("edited", to: "Sources/x-a.swift")
        try trial.delete(".weblift/base/Sources/x-a.swift")
        try trial.delete(".weblift/base/Sources/x-b.swift")
        #expect(try trial.check(generated()) == ["missing .weblift/base/Sources/x-a.swift"])
        try trial.delete(".weblift")
        #expect(
            try trial.check(generated())
                == ["missing .weblift/base/Sources/x-a.swift", "missing .weblift/ledger.json"]
        )
    }

    @Test("a folder that is not there lacks everything")
    func nothing() throws {
        let plan = try FolderRun.planForNothing(generated().generation)
        let findings = FolderRun.findingsForNothing(in: plan)
        #expect(findings.count == 7)
        #expect(findings.allSatisfy { $0.kind == .missing })
    }

    // MARK: Without generating

    @Test("where the seal fits, all is well without generating anything; with another fingerprint it says nothing")
    func sealed() throws {
        let trial = try FolderTrial()
        try generate(generated(), in: trial)
        #expect(try isSealed(trial))
        #expect(try !isSealed(trial, ContentHash(of: [2])))
        try trial.write("edited\n", to: "Sources/x-a.swift")
        try trial.write("edited\n", to: "Package.swift")
        #expect(try isSealed(trial), "people may edit these")
    }

    @Test("a run of a part, a ledger of another branch and a deleted seal open it")
    func opened() throws {
        for open in ["part", "ledger", "seal"] {
            let trial = try FolderTrial()
            try generate(generated(), in: trial)
            switch open {
            case "part": try trial.generate(Generated().view("x-a", "2\n").only(isWhole: false))
            case "ledger":
                let text = try trial.text(".weblift/ledger.json")
                try trial.write(text + "\n", to: ".weblift/ledger.json")
            default: try trial.delete(".weblift/seal")
            }
            #expect(try !isSealed(trial), "\(open)")
        }
    }

    /// What people, other programs and a killed run do to a folder.
    private static let changes: [(name: String, change: @Sendable (borrowing FolderTrial) throws -> Void)] = [
        ("nothing", { _ in }),
        ("edit a scaffold", { try $0.write("e\n", to: "Sources/x-a.swift") }),
        ("edit what is written once", { try $0.write("e\n", to: "Package.swift") }),
        ("delete what is written once", { try $0.delete("Package.swift") }),
        ("edit an owned file", { try $0.write("e\n", to: "Sources/Support/S.swift") }),
        ("delete an owned file", { try $0.delete("Sources/Tokens/x-aTokens.swift") }),
        ("delete a scaffold", { try $0.delete("Sources/x-b.swift") }),
        ("add among owned ones", { try $0.write("o\n", to: "Sources/Support/O.swift") }),
        ("add a hidden file among owned ones", { try $0.write("o\n", to: "Sources/Support/.DS_Store") }),
        ("add among scaffolds", { try $0.write("o\n", to: "Sources/O.swift") }),
        ("leave markers", { try $0.write("<<<<<<< yours\n=======\n>>>>>>> now generated\n", to: "Sources/x-a.swift") }),
        ("lose the kept text of one", { try $0.delete(".weblift/base/Sources/x-a.swift") }),
        ("change the kept text of one", { try $0.write("?\n", to: ".weblift/base/Sources/x-a.swift") }),
    ]

    @Test("told without generating or with it, the answer is the same, whatever has happened to the folder")
    func sameAnswer() throws {
        for first in Self.changes {
            for second in Self.changes {
                let trial = try FolderTrial()
                try generate(generated(), in: trial)
                try first.change(trial)
                do { try second.change(trial) } catch is CocoaError { continue }
                let findings = try trial.check(generated())
                #expect(
                    try isSealed(trial) == findings.isEmpty,
                    "\(first.name), then \(second.name): \(findings)"
                )
            }
        }
    }
}
