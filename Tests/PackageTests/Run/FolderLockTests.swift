import Core
import Foundation
import Testing

@testable import Package

@Suite("Two runs at once")
struct FolderLockTests {
    /// Long enough to be noticed, and over at once.
    private let impatient = LockPatience(notice: .zero, limit: .milliseconds(60))

    @Test("while one writes, another one waits, says so once, and gives up when its patience is at an end")
    func writing() throws {
        let trial = try FolderTrial()
        let first = try trial.writing()
        var notices = 0
        var bag = DiagnosticBag()
        #expect(throws: WorkspaceError.busy) {
            _ = try FolderRun.writing(to: trial.folder.path, patience: impatient, waiting: { notices += 1 }, into: &bag)
        }
        #expect(notices == 1)
        let isLocked = first.isLocked
        #expect(isLocked)
        #expect(throws: WorkspaceError.busy) {
            _ = try FolderRun.looking(at: trial.folder.path, patience: impatient, waiting: {})
        }
    }

    @Test("several may look at once, and nobody writes meanwhile")
    func looking() throws {
        let trial = try FolderTrial()
        let first = try trial.looking()
        let second = try trial.looking()
        let areLocked = (first.isLocked, second.isLocked)
        #expect(areLocked == (true, true))
        var bag = DiagnosticBag()
        #expect(throws: WorkspaceError.busy) {
            _ = try FolderRun.writing(to: trial.folder.path, patience: impatient, waiting: {}, into: &bag)
        }
    }

    @Test("the second one goes on as soon as the first one has ended, and neither leaves anything of it behind")
    func waiting() throws {
        let trial = try FolderTrial()
        let path = trial.folder.path
        let generated = try Generated().view("x-a", "1").generation
        let isTaken = DispatchSemaphore(value: 0)
        let isWaiting = DispatchSemaphore(value: 0)
        let first = Thread {
            var bag = DiagnosticBag()
            guard let run = try? FolderRun.writing(to: path, waiting: {}, into: &bag) else { return }
            isTaken.signal()
            isWaiting.wait()
            guard let plan = try? run.plan(generated, into: &bag) else { return }
            _ = try? run.carryOut(plan)
        }
        first.start()
        isTaken.wait()
        var bag = DiagnosticBag()
        let patience = LockPatience(notice: .zero, limit: .seconds(60))
        let run = try FolderRun.writing(to: path, patience: patience, waiting: { isWaiting.signal() }, into: &bag)
        guard let run else { return #expect(Bool(false), "the ledger can't be read: \(bag.sorted)") }
        let plan = try run.plan(generated, into: &bag)
        #expect(plan?.steps.map(\.action) == [.keep])
        #expect(plan?.hasWork == false)
        let expected = [
            ".weblift/.gitignore", ".weblift/base/Sources/x-a.swift", ".weblift/ledger.json", "Sources/x-a.swift",
        ]
        #expect(try trial.folder.files() == expected)
    }
}
