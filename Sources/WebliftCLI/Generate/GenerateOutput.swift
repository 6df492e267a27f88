import Core
import Package
import SwiftModel

struct GenerateOutput {
    let folder: String

    // MARK: Writing

    /// `close` tells of files that were written.
    func run(
        _ mode: GenerateMode,
        of generation: Generation,
        _ session: inout Session,
        close: (WritePlan, inout Session) -> Void
    ) -> ExitCode {
        switch mode {
        case .check: return check(generation, &session)
        case .dryRun(let options, let showsDiff): return show(generation, options, showsDiff: showsDiff, &session)
        case .write(let options):
            if let plan = carriedOut(generation, options, &session) { close(plan, &session) }
            return session.finish()
        }
    }

    /// nil where nothing was written.
    func carriedOut(_ generation: Generation, _ options: PlanOptions, _ session: inout Session) -> WritePlan? {
        do throws(WorkspaceError) {
            var console = session.console
            let line = session.progress
            let run = try FolderRun.writing(
                to: folder,
                waiting: { line.show("another run is writing into \(folder); waiting for it", on: &console) },
                into: &session.diagnostics
            )
            line.clear(on: &console)
            guard let run else { return nil }
            if !run.isLocked { PlanReport.reportNoLock(in: folder, into: &session.diagnostics) }
            guard let plan = try run.plan(generation, options, into: &session.diagnostics) else { return nil }
            let report = PlanReport(plan: plan, folder: folder)
            report.reportBefore(into: &session.diagnostics)
            guard !session.hasErrors() else { return nil }
            try run.carryOut(plan)
            report.reportAfter(into: &session.diagnostics)
            return plan
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return nil
        }
    }

    // MARK: Looking

    func show(_ generation: Generation, _ options: PlanOptions, showsDiff: Bool, _ session: inout Session) -> ExitCode {
        guard let plan = shown(generation, options, &session) else { return session.finish() }
        if showsDiff { session.write(PlanDiff.bytes(of: plan)) }
        session.show(Array(WritePlanText.print(plan).utf8), keepingLast: 1)
        session.close("nothing was written, as --dry-run asks")
        return session.finish()
    }

    /// Reports everything that a person would have to know.
    func shown(_ generation: Generation, _ options: PlanOptions, _ session: inout Session) -> WritePlan? {
        guard let plan = plan(generation, options, &session) else { return nil }
        let report = PlanReport(plan: plan, folder: folder)
        report.reportBefore(into: &session.diagnostics)
        report.reportUnresolved(into: &session.diagnostics)
        return plan
    }

    func check(_ generation: Generation, _ session: inout Session) -> ExitCode {
        do throws(WorkspaceError) {
            let run = try looking(&session)
            guard let run else {
                let plan = try FolderRun.planForNothing(generation)
                return finishCheck(FolderRun.findingsForNothing(in: plan), &session)
            }
            guard let plan = try run.plan(generation, into: &session.diagnostics) else { return session.finish() }
            return finishCheck(try run.findings(in: plan, of: generation), &session)
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return session.finish()
        }
    }

    func finishCheck(_ findings: [CheckFinding], _ session: inout Session) -> ExitCode {
        guard !session.hasErrors() else { return session.finish() }
        let narrowed = narrowed(&session)
        if !narrowed.isEmpty { session.show(Array(CheckText.print(narrowed).utf8)) }
        guard !findings.isEmpty else {
            let remark = narrowed.isEmpty ? "" : "; edits took API away from \(Count.of("file", narrowed.count))"
            session.close("\(folder) is up to date\(remark)", next: narrowed.isEmpty ? nil : "weblift drift \(folder)")
            return session.finish()
        }
        session.show(Array(CheckText.print(findings).utf8), keepingLast: 1)
        session.close("\(Count.of("file", findings.count)) in \(folder) not up to date", next: "weblift generate")
        return session.finish(hasFound: true)
    }

    /// Obstacles to looking are reported where the files are compared.
    private func narrowed(_ session: inout Session) -> [NarrowedFile] {
        do throws(WorkspaceError) {
            return try looking(&session)?.narrowed() ?? []
        } catch {
            return []
        }
    }

    /// nil where there is none, or where it can't be read: obstacles are reported where the folder is compared with the
    /// generated files.
    static func ledger(in folder: String) -> Ledger? {
        var told = DiagnosticBag()
        do throws(WorkspaceError) {
            return try FolderRun.looking(at: folder, waiting: {})?.ledger(into: &told)
        } catch {
            return nil
        }
    }

    /// The ledger of the project's package: nil where there is none, for commands that only read need no ledger.
    static func ledger(of project: Project) -> Ledger? {
        (try? GenerateSettings.output(project.configuration)).flatMap { ledger(in: $0) }
    }

    /// Names in the project's package depend on it.
    static func tagPrefix(of project: Project) -> String? { ledger(of: project)?.packageNames?.tags }

    /// Nobody writes meanwhile; nil where there is no folder.
    private func looking(_ session: inout Session) throws(WorkspaceError) -> FolderRun? {
        var console = session.console
        let line = session.progress
        let run = try FolderRun.looking(at: folder) {
            line.show("another run is writing into \(folder); waiting for it", on: &console)
        }
        line.clear(on: &console)
        return run
    }

    private func plan(_ generation: Generation, _ options: PlanOptions, _ session: inout Session) -> WritePlan? {
        do throws(WorkspaceError) {
            guard let run = try looking(&session) else { return try FolderRun.planForNothing(generation, options) }
            return try run.plan(generation, options, into: &session.diagnostics)
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return nil
        }
    }
}

enum CheckText {
    private static let width = CheckFinding.Kind.allCases.map(\.rawValue.count).max() ?? 0

    /// People may take API away from callers, and nobody else would tell.
    static func print(_ narrowed: [NarrowedFile]) -> String {
        narrowed.map { file in
            let head = "narrowed".padded(to: width + 2) + TerminalText.name(file.path.description)
            let lost = file.lost.map { "  - \(TerminalText.line($0))" }
            return ([head] + lost).map { $0 + "\n" }.joined()
        }.joined()
    }

    static func print(_ findings: [CheckFinding]) -> String {
        let lines = findings.map { finding in
            let reason = finding.step.flatMap(StepReasonText.text).map { "  (\($0))" } ?? ""
            let kind = finding.kind.rawValue.padded(to: width + 2)
            return kind + TerminalText.name(finding.path.description) + reason + "\n"
        }
        let totals = CheckFinding.Kind.allCases.compactMap { kind in
            let count = findings.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        return lines.joined() + Count.of("file", findings.count) + ": " + totals.joined(separator: ", ") + "\n"
    }
}

enum PlanDiff {
    private static let nothing = "/dev/null"

    static func bytes(of plan: WritePlan) -> [UInt8] { plan.steps.flatMap(bytes) }

    private static func bytes(of step: PlanStep) -> [UInt8] {
        let isPruned = step.action == .prune
        guard let new = isPruned ? [] : step.text else { return [] }
        let path = TerminalText.name(step.path.description)
        let origin = step.origin.map { TerminalText.name($0.description) } ?? path
        return UnifiedDiff(
            old: step.present?.bytes ?? [],
            new: new,
            oldName: step.present == nil ? nothing : "a/\(origin)",
            newName: isPruned ? nothing : "b/\(path)"
        ).bytes
    }
}

/// Changed files first.
enum WritePlanText {
    private static let width = PlanAction.allCases.map(\.rawValue.count).max() ?? 0

    static func print(_ plan: WritePlan) -> String {
        let (changed, unchanged) = (plan.steps.filter { !isUnchanged($0) }, plan.steps.filter(isUnchanged))
        let lines = (changed + unchanged).map { step in
            let reason = StepReasonText.text(step).map { "  (\($0))" } ?? ""
            let action = step.action.rawValue.padded(to: width + 2)
            return action + TerminalText.name(step.path.description) + reason + "\n"
        }
        let totals = PlanAction.allCases.compactMap { action in
            let count = plan.count(of: action)
            return count > 0 ? "\(count) to \(action.rawValue)" : nil
        }
        let sum = totals.isEmpty ? "" : ": " + totals.joined(separator: ", ")
        return lines.joined() + Count.of("file", plan.steps.count) + sum + "\n"
    }

    private static func isUnchanged(_ step: PlanStep) -> Bool { step.action == .keep || step.action == .leave }
}
