import Core
import Foundation
import Testing

@testable import Package

/// A run of which everything can become of a file that there is: the calls are interrupted at each of them in turn.
@Suite("Runs that are interrupted at each of their writes")
struct InterruptedRunTests {
    private static let kinds = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]

    private static func text(_ name: String, _ release: String) -> String {
        "\(release)\n" + (0..<5).map { "    let \(name)\($0) = \($0)\n" }.joined() + "end of \(name)\n"
    }

    /// Release 1: untouched, edited, to conflict, deleted, moved, removed, removed and edited, renamed, and owned ones.
    private static func first() throws -> Generated {
        var generated = Generated()
        for name in kinds { generated = try generated.view("x-\(name)", text(name, "1")) }
        return try generated.test("x-a", text("t", "1")).tokens("x-a", text("k", "1")).tokens("x-f", text("k", "1"))
            .support("S", text("s", "1")).package("1")
    }

    /// Release 2 or later, in which x-h is called x-z, the first lines of all files are others, and two components are gone.
    private static func later(_ release: String) throws -> Generated {
        var generated = Generated()
        for name in kinds where !["f", "g", "h"].contains(name) {
            generated = try generated.view("x-\(name)", text(name, release))
        }
        return try generated.view("x-z", text("h", release)).view("x-new", text("n", release))
            .test("x-a", text("t", release)).tokens("x-a", text("k", release)).support("S", text("s", release))
            .package(release).renaming("x-h", to: "x-z")
    }

    /// What people do after release 1. Each file that they edit has a line with `mine` in it.
    private func edit(_ trial: borrowing FolderTrial) throws {
        for name in ["b", "e", "g", "h"] { try append("mine \(name)", to: "Sources/x-\(name).swift", trial) }
        try trial.write("mine c\n" + String(Self.text("c", "1").dropFirst(2)), to: "Sources/x-c.swift")
        try trial.delete("Sources/x-d.swift")
        try trial.move("Sources/x-e.swift", to: "Own/E.swift")
        try trial.write("mine once", to: "Package.swift")
        try trial.write("mine own", to: "Sources/Own.swift")
    }

    private func append(_ line: String, to path: String, _ trial: borrowing FolderTrial) throws {
        try trial.write(try trial.text(path) + "// \(line)\n", to: path)
    }

    /// What people have written in all files together, sorted.
    private func edits(_ trial: borrowing FolderTrial) throws -> [String] {
        try trial.contents().values.flatMap { $0.split(separator: "\n") }.filter { $0.contains("mine") }
            .map(String.init).sorted()
    }

    private func edited<Result>(_ body: (borrowing FolderTrial) throws -> Result) throws -> Result {
        let trial = try FolderTrial.after(Self.first())
        try edit(trial)
        return try body(trial)
    }

    /// All files after a run that nothing interrupts.
    private func uninterrupted(_ generated: Generated) throws -> [String: String] {
        try edited { trial in
            try trial.generate(generated)
            return try trial.everything()
        }
    }

    /// Copies of one folder, so that not each is generated anew.
    private func copies(while goesOn: () -> Bool, _ body: (borrowing FolderTrial) throws -> Void) throws {
        try edited { original in
            while goesOn() {
                let trial = try FolderTrial()
                try FileManager.default.removeItem(at: trial.folder.url)
                try FileManager.default.copyItem(at: original.folder.url, to: trial.folder.url)
                try body(trial)
            }
        }
    }

    /// Begins a run that is interrupted; how many calls it made, if it came to its end.
    private func interrupt(
        _ trial: borrowing FolderTrial,
        _ generated: Generated,
        at last: Int,
        _ mode: InterruptedCalls.Mode = .killed
    ) throws -> Int? {
        let calls = InterruptedCalls(at: last, mode)
        do {
            try trial.generate(generated, calls: calls)
            return calls.calls
        } catch is WorkspaceError {
            return nil
        }
    }

    /// For each call of a run, in turn, what becomes of a folder in which it is the last one.
    private func forEachCall(
        _ generated: Generated,
        step: Int = 1,
        _ body: (borrowing FolderTrial, Int) throws -> Void
    ) throws {
        var last = 0
        var isDone = false
        try copies(while: { !isDone }) { trial in
            isDone = try interrupt(trial, generated, at: last) != nil
            try body(trial, last)
            last += step
        }
        #expect(last > 40 / step, "there are as many calls as a run makes")
    }

    /// Each file by itself is as before, or as the run makes it.
    private func expectWhole(
        _ trial: borrowing FolderTrial,
        _ old: [String: String],
        _ new: [String: String],
        _ call: Int
    ) throws {
        for (path, text) in try trial.contents() {
            #expect(text == old[path] || text == new[path] || old.values.contains(text), "\(path) at call \(call)")
        }
    }

    private func expectSame(_ files: [String: String], _ expected: [String: String], after call: Int) {
        let differing = Set(files.keys).union(expected.keys).filter { files[$0] != expected[$0] }.sorted()
        for path in differing {
            let (text, other) = (files[path] ?? "absent", expected[path] ?? "absent")
            Issue.record("after call \(call), \(path) is \(text), and not \(other)")
        }
    }

    @Test("each file is old or new, no edit is lost, and the next run ends where an uninterrupted one does")
    func killed() throws {
        let second = try Self.later("2")
        let (old, allEdits) = try edited { trial in (try trial.contents(), try edits(trial)) }
        let everything = try uninterrupted(second)
        #expect(allEdits.count == 7)
        try forEachCall(second) { trial, call in
            try expectWhole(trial, old, everything, call)
            #expect(try edits(trial) == allEdits, "at call \(call)")
            try trial.generate(second)
            expectSame(try trial.everything(), everything, after: call)
        }
    }

    @Test("what people edit between the killed run and the next one is not lost either")
    func editedMeanwhile() throws {
        let second = try Self.later("2")
        try forEachCall(second, step: 2) { trial, call in
            var expected = try edits(trial)
            for path in try trial.contents().keys where path.hasPrefix("Sources/x-") || path.hasPrefix("Own/") {
                try append("mine later \(path)", to: path, trial)
                expected.append("// mine later \(path)")
            }
            let outcome = try trial.generate(second)
            #expect(outcome.plan.isAllowed, "at call \(call): \(outcome.changes)")
            #expect(try edits(trial) == expected.sorted(), "at call \(call)")
            for (path, text) in try trial.contents() where path.hasPrefix("Sources/x-") {
                // But for those that nothing generates any more and that were edited.
                guard outcome.action(path) != .orphan else { continue }
                #expect(text.contains("2\n"), "\(path) at call \(call) has what is new")
                #expect(text.components(separatedBy: "end of").count == 2, "\(path) at call \(call) has nothing twice")
            }
        }
    }

    @Test("where something else is generated by the next run, nothing of the killed one counts as edited")
    func otherNext() throws {
        let second = try Self.later("2")
        let third = try Self.later("3")
        let direct = try uninterrupted(third)
        try forEachCall(second, step: 3) { trial, call in
            let allEdits = try edits(trial)
            let outcome = try trial.generate(third)
            #expect(outcome.plan.isAllowed, "at call \(call): \(outcome.changes)")
            #expect(try edits(trial) == allEdits)
            for (path, text) in try trial.contents() where !text.contains("<<<<<<<") {
                #expect(text == direct[path] || path == "Sources/x-c.swift", "\(path) after call \(call)")
            }
        }
    }

    @Test(
        "where the next run generates what the one before did, nothing that waited for its place is left of the killed one"
    )
    func formerNext() throws {
        let (first, second) = (try Self.first(), try Self.later("2"))
        var last = 0
        var isDone = false
        while !isDone {
            let trial = try FolderTrial.after(first)
            let before = try trial.everything()
            isDone = try interrupt(trial, second, at: last) != nil
            let isUntouched = try trial.contents() == before.filter { !$0.key.hasPrefix(".weblift") }
            try trial.generate(first)
            let waiting = try trial.folder.files().filter { $0.contains("weblift-new") || $0.contains("/stage/") }
            #expect(waiting == [], "after call \(last)")
            if isUntouched { expectSame(try trial.everything(), before, after: last) }
            last += 1
        }
        #expect(last > 40)
    }

    @Test("a run that is killed again and again comes to the same end")
    func killedTwice() throws {
        let second = try Self.later("2")
        let everything = try uninterrupted(second)
        try forEachCall(second, step: 7) { trial, call in
            let allEdits = try edits(trial)
            for again in stride(from: 0, through: 60, by: 9) { _ = try interrupt(trial, second, at: again) }
            #expect(try edits(trial) == allEdits)
            try trial.generate(second)
            expectSame(try trial.everything(), everything, after: call)
        }
    }

    @Test("a first run that is killed anywhere is finished by the next one, whatever that generates")
    func firstRun() throws {
        let (first, other) = (try Self.first(), try Self.later("2"))
        for next in [first, other] {
            let clean = try FolderTrial()
            try clean.generate(next)
            var last = 0
            var isDone = false
            while !isDone {
                let trial = try FolderTrial()
                isDone = try interrupt(trial, first, at: last) != nil
                let outcome = try trial.generate(next)
                #expect(outcome.plan.isAllowed, "at call \(last): \(outcome.changes)")
                // What is written once is there from the first run, where it came that far.
                var (files, expected) = (try trial.contents(), try clean.contents())
                #expect(files.removeValue(forKey: "Package.swift") != nil)
                expected["Package.swift"] = nil
                expectSame(files, expected, after: last)
                last += 2
            }
        }
    }

    @Test(
        "an error of the system at any call is told, loses nothing, and the next run does the rest",
        arguments: [ENOSPC, EACCES]
    )
    func failures(code: Int32) throws {
        let second = try Self.later("2")
        let everything = try uninterrupted(second)
        var last = 0
        var failed = 0
        var calls = Int.max
        try copies(while: { last < calls }) { trial in
            let (old, allEdits) = (try trial.contents(), try edits(trial))
            let count = try interrupt(trial, second, at: last, .failed(code))
            if let count { calls = min(calls, count) } else { failed += 1 }
            #expect(try edits(trial) == allEdits, "at call \(last)")
            try expectWhole(trial, old, everything, last)
            try trial.generate(second)
            expectSame(try trial.everything(), everything, after: last)
            last += 3
        }
        #expect(failed > 20)
    }

    @Test("where the disk is full before all is written aside, no file has changed")
    func fullDisk() throws {
        let second = try Self.later("2")
        try edited { trial in
            let before = try trial.contents()
            for last in stride(from: 0, to: 20, by: 3) {
                #expect(try interrupt(trial, second, at: last, .failed(ENOSPC)) == nil)
                #expect(try trial.contents() == before)
            }
            #expect(try !trial.folder.files().contains { $0.hasPrefix(".weblift/stage") })
        }
    }

    @Test("a folder that somebody makes while the run is at it is filled, and what is in it stays")
    func folderMadeMeanwhile() throws {
        let trial = try FolderTrial.after(Generated().package("1"))
        let sources = trial.folder.url.appending(path: "Sources")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: false)
        let calls = InterruptedCalls { try Data("mine\n".utf8).write(to: sources.appending(path: "Own.swift")) }
        try trial.generate(Generated().package("1").view("x-a", "1\n").view("x-b", "1\n"), calls: calls)
        #expect(try trial.text("Sources/Own.swift") == "mine\n")
        #expect(try trial.text("Sources/x-a.swift") == "1\n")
        #expect(try !trial.folder.files().contains { $0.hasPrefix(".weblift/stage") })
    }

    @Test("a file that somebody changes while the run is at it is not overwritten: that is told")
    func changedMeanwhile() throws {
        let trial = try FolderTrial.after(Generated().view("x-a", "1\n").view("x-b", "1\n"))
        let file = trial.folder.url.appending(path: "Sources/x-a.swift")
        let calls = InterruptedCalls { try Data("mine\n".utf8).write(to: file) }
        let second = try Generated().view("x-a", "2\n").view("x-b", "2\n")
        #expect(throws: WorkspaceError.changed("Sources/x-a.swift")) { try trial.generate(second, calls: calls) }
        #expect(try trial.text("Sources/x-a.swift") == "mine\n")
        #expect(try trial.generate(second).action("Sources/x-a.swift") == .conflict)
    }
}
