import Core
import Foundation
import Testing

@testable import Package

/// A folder into which files are generated, and what people do with them.
struct FolderTrial: ~Copyable {
    /// What a run has decided, by path.
    struct Outcome {
        let plan: WritePlan
        let diagnostics: [Diagnostic]

        func action(_ path: String) -> PlanAction? { step(path)?.action }
        func reason(_ path: String) -> PlanReason? { step(path)?.reason }
        func step(_ path: String) -> PlanStep? { plan.steps.first { $0.path.description == path } }
        /// What becomes of the files that do not stay as they are.
        var changes: [String: PlanAction] {
            let steps = plan.steps.filter { $0.action != .keep }
            return Dictionary(steps.map { ($0.path.description, $0.action) }) { first, _ in first }
        }
    }

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A folder in which that is generated already.
    static func after(_ generated: Generated) throws -> FolderTrial {
        let trial = try FolderTrial()
        try trial.generate(generated)
        return trial
    }

    /// A run that writes, if it may.
    @discardableResult
    func generate(_ generated: Generated, calls: any WritingCalls = SystemCalls()) throws -> Outcome {
        let run = try writing(calls: calls)
        let outcome = try outcome(of: run, generated)
        if outcome.plan.isAllowed { try run.carryOut(outcome.plan) }
        return outcome
    }

    /// What a run would do; nothing is written.
    func plan(_ generated: Generated) throws -> Outcome { try outcome(of: try looking(), generated) }

    /// What a check finds: the kind and the path of each.
    func check(_ generated: Generated) throws -> [String] {
        let run = try looking()
        let plan = try outcome(of: run, generated).plan
        return try run.findings(in: plan, of: generated.generation).map { "\($0.kind.rawValue) \($0.path)" }
    }

    private func outcome(of run: borrowing FolderRun, _ generated: Generated) throws -> Outcome {
        var bag = DiagnosticBag()
        guard let plan = try run.plan(generated.generation, generated.options, into: &bag) else {
            throw Unreadable(diagnostics: bag.sorted)
        }
        return Outcome(plan: plan, diagnostics: bag.sorted)
    }

    func writing(calls: any WritingCalls = SystemCalls()) throws -> FolderRun {
        var bag = DiagnosticBag()
        guard let run = try FolderRun.writing(to: folder.path, calls: calls, waiting: {}, into: &bag) else {
            throw Unreadable(diagnostics: bag.sorted)
        }
        return run
    }

    func looking() throws -> FolderRun {
        guard let run = try FolderRun.looking(at: folder.path, waiting: {}) else { throw Unreadable(diagnostics: []) }
        return run
    }

    /// A ledger that can't be relied on.
    struct Unreadable: Error {
        let diagnostics: [Diagnostic]
    }

    // MARK: What people do

    func write(_ text: String, to path: String) throws { try folder.put(text, at: path) }

    func delete(_ path: String) throws { try FileManager.default.removeItem(atPath: folder.path(path)) }

    func move(_ path: String, to other: String) throws {
        let target = folder.url.appending(path: other)
        let parent = target.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.path(path), toPath: target.path)
    }

    func text(_ path: String) throws -> String { try folder.text(path) }

    /// All files but those of the ledger's folder, with what is in them.
    func contents() throws -> [String: String] { try everything().filter { !$0.key.hasPrefix(".weblift/") } }

    /// The same with the ledger's folder.
    func everything() throws -> [String: String] {
        var contents: [String: String] = [:]
        for path in try folder.files() { contents[path] = try folder.text(path) }
        return contents
    }
}
