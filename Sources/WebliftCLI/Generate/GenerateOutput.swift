import Core
import Package
import SwiftModel

/// The output folder of a run of `generate`, and the reports about it.
struct GenerateOutput {
    let folder: String
    let isQuiet: Bool

    // MARK: Writing

    func write(
        _ generation: Generation,
        _ options: PlanOptions,
        of swift: SwiftLibrary,
        remark: String? = nil,
        next: String? = nil,
        _ session: inout Session
    ) -> ExitCode {
        if let plan = carriedOut(generation, options, &session) {
            let summary = GenerateSummary(folder: folder, plan: plan, swift: swift)
            session.close(summary.sentence + (remark.map { "; \($0)" } ?? ""), next: next ?? summary.next)
        }
        return session.finish()
    }

    /// Writes the files and reports everything that a person has to know; nil where nothing was written.
    func carriedOut(
        _ generation: Generation,
        _ options: PlanOptions,
        _ session: inout Session
    ) -> WritePlan? {
        do throws(WorkspaceError) {
            var console = session.console
            let line = ProgressLine(isShown: console.errorIsTerminal && !isQuiet)
            let run = try FolderRun.writing(
                to: folder,
                waiting: { line.show("another run is writing into \(folder); waiting for it", on: &console) },
                into: &session.diagnostics
            )
            line.clear(on: &console)
            guard let run else { return nil }
            if !run.isLocked { PlanReport.reportNoLock(in: folder, into: &session.diagnostics) }
            guard let plan = try run.plan(generation, options, into: &session.diagnostics) else {
                return nil
            }
            let report = PlanReport(plan, in: folder)
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

    func show(
        _ generation: Generation,
        _ options: PlanOptions,
        showsDiff: Bool,
        _ session: inout Session
    ) -> ExitCode {
        guard let plan = shown(generation, options, &session) else { return session.finish() }
        if showsDiff { session.write(PlanDiff.bytes(of: plan)) }
        session.show(Array(WritePlanText.print(plan).utf8), keepingLast: 1)
        session.close("nothing was written, as --dry-run asks")
        return session.finish()
    }

    /// Plans the files without writing them, and reports everything that a person would have to know.
    func shown(_ generation: Generation, _ options: PlanOptions, _ session: inout Session) -> WritePlan? {
        guard let plan = plan(generation, options, &session) else { return nil }
        let report = PlanReport(plan, in: folder)
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

    /// Prints the findings of a check, and tells how it ended.
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

    /// Finds API that callers lost by edits. Obstacles to looking are reported where the files are compared.
    private func narrowed(_ session: inout Session) -> [NarrowedFile] {
        do throws(WorkspaceError) {
            return try looking(&session)?.narrowed() ?? []
        } catch {
            return []
        }
    }

    /// Reads the ledger of the folder, where there is one. Obstacles to looking are reported where the folder is
    /// compared with the generated files.
    func ledger(_ session: inout Session) -> Ledger? {
        var told = DiagnosticBag()
        do throws(WorkspaceError) {
            return try looking(&session)?.ledger(into: &told)
        } catch {
            return nil
        }
    }

    /// Reads the names that the package in the folder got first; nil where there is none.
    static func names(in folder: String, _ session: inout Session) -> PackageNames? {
        GenerateOutput(folder: folder, isQuiet: true).ledger(&session)?.packageNames
    }

    /// Finds the tag prefix that the package of a configuration was named after; nil where there is no package.
    static func tagPrefix(by configuration: Configuration?, _ session: inout Session) -> String? {
        ledger(by: configuration, &session)?.packageNames?.tags
    }

    /// Reads the ledger of the package that a configuration leads to; nil where there is none. Commands that only read
    /// need none, so that a package that can't be written into stops nobody.
    static func ledger(by configuration: Configuration?, _ session: inout Session) -> Ledger? {
        guard let folder = try? GenerateSettings.output(configuration) else { return nil }
        return GenerateOutput(folder: folder, isQuiet: true).ledger(&session)
    }

    /// The folder while nobody writes into it; nil where there is none.
    private func looking(_ session: inout Session) throws(WorkspaceError) -> FolderRun? {
        var console = session.console
        let line = ProgressLine(isShown: console.errorIsTerminal && !isQuiet)
        let run = try FolderRun.looking(at: folder) {
            line.show("another run is writing into \(folder); waiting for it", on: &console)
        }
        line.clear(on: &console)
        return run
    }

    private func plan(_ generation: Generation, _ options: PlanOptions, _ session: inout Session) -> WritePlan? {
        do throws(WorkspaceError) {
            guard let run = try looking(&session) else {
                return try FolderRun.planForNothing(generation, options)
            }
            return try run.plan(generation, options, into: &session.diagnostics)
        } catch {
            error.report(in: folder, into: &session.diagnostics)
            return nil
        }
    }
}
