import Core
import Generate
import Package
import Releases
import SwiftModel

/// Figures, then tasks file by file; tasks that were open before are counted at the end.
struct ReleaseText {
    let palette: Palette
    let folder: String
    /// Release that may drop the shims; nil where there are none.
    let until: String?
    let isFull: Bool
    let changes: LibraryChanges
    let plan: WritePlan
    let swift: SwiftLibrary
    let news: UntranslatedNews
    let ownLines: [AffectedLine]

    var summary: GenerateSummary { GenerateSummary(folder: folder, plan: plan, swift: swift, news: news) }

    var isDone: Bool { tasks.isEmpty }

    func print() -> [UInt8] {
        let tasks = tasks
        var lines = DiffText(palette: palette).verdict(changes)
        lines.append(summary.sentence)
        lines += ["", palette.paint(tasks.isEmpty ? "Nothing is left to do." : "What is left to do", .bold)] + tasks
        if let known { lines += ["", known] }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var tasks: [String] { files + yours + calls + items }

    // MARK: In files of the package

    private var files: [String] {
        plan.steps.flatMap { step -> [String] in
            let tasks = tasks(step)
            guard !tasks.isEmpty else { return [] }
            let path = OutputPlace.path(step.path.description, in: folder).typed
            return ["", palette.paint(TerminalText.name(path), .cyan)] + tasks.map { "  " + $0 }
        }
    }

    private func tasks(_ step: PlanStep) -> [String] {
        switch (step.action, step.reason) {
        case (.conflict, _):
            step.conflicts.map { conflict in
                "line \(conflict.lines.lowerBound): decide between your lines and those of the release"
            }
        case (_, .markers(let line)): ["line \(line): solve the conflicts of an earlier run, and generate again"]
        case (.orphan, _) where !step.isOld:
            ["nothing generates this any more, and you have edited it: delete it, or move it away"]
        case (_, .unknown): ["compare: this differs from what is generated, and no ledger tells who wrote what"]
        case (_, .baseLost): ["compare: what was generated last is lost, so that this was left as it is"]
        case (_, .deleted(isNew: true)):
            [
                "you have deleted this: it stays so unless you generate with --restore=\(TerminalText.name("\(step.path)"))"
            ]
        default: []
        }
    }

    // MARK: In lines of people

    private var yours: [String] {
        AffectedLine.Fate.allCases.flatMap { fate -> [String] in
            let lines = ownLines.filter { $0.fate == fate }
            guard let heading = heading(fate), !lines.isEmpty else { return [] }
            let count = palette.paint(Count.of("line", lines.count), .dim)
            return ["", "\(palette.paint(heading, .cyan))  \(count)"] + listed(lines)
        }
    }

    private func heading(_ fate: AffectedLine.Fate) -> String? {
        switch fate {
        case .stops: "Lines of yours that stop compiling"
        case .unclear: "Lines of yours to look at: what they name has changed, and may not compile"
        case .otherwise: "Lines of yours that compile, and do nothing or something else"
        case .kept:
            "Lines of yours that \(LibraryShims.folder) keeps compiling\(until.map { ", with warnings, until \($0)" } ?? "")"
        // An earlier release has told of these.
        case .known: nil
        }
    }

    private func listed(_ lines: [AffectedLine]) -> [String] {
        let most = isFull ? lines.count : Self.mostLines
        let told = lines.prefix(most).map { line in
            "  \(TerminalText.name(line.file)):\(line.line)  \(TerminalText.line(line.name)): \(TerminalText.line(line.reason))"
        }
        return told
            + (lines.count > most ? ["  … and \(lines.count - most) more: --\(Option.full.name) lists them"] : [])
    }

    private static let mostLines = 10

    // MARK: In code that uses the components

    private var calls: [String] {
        let open = changes.open.filter { $0.swift.effect >= .behavior }
        // Tokens that only look different leave nothing to do.
        let tokens = changes.openTokens.filter { $0.swift.effort > .none && $0.swift.effect >= .behavior }
        guard !open.isEmpty || !tokens.isEmpty else { return [] }
        let respite = until.map { ["  \(LibraryShims.folder) keeps what it can compiling, with warnings, until \($0)"] }
        return ["", palette.paint("In code that uses the components", .cyan)] + (respite ?? []) + open.flatMap(lines)
            + tokens.flatMap(lines)
    }

    private func lines(of change: Change) -> [String] {
        let sentence = ChangeSentence(change: change)
        let words = ["<\(change.tag)>", sentence.title, sentence.subject, sentence.parts].filter { !$0.isEmpty }
        return lines(words.joined(separator: " "), change.swift)
    }

    private func lines(of change: TokenChange) -> [String] {
        let sentence = TokenSentence(change: change)
        return lines("\(sentence.title) \(sentence.subject)", change.swift)
    }

    private func lines(_ text: String, _ impact: SwiftImpact) -> [String] {
        let ending = impact.effect == .behavior ? ": compiles, and does something else" : ""
        let edits = impact.edits.flatMap { edit in
            [edit.before.map { "- \($0)" }, edit.after.map { "+ \($0)" }].compactMap(\.self)
        }
        return ["  " + TerminalText.line(text) + ending]
            + edits.map { "    " + palette.paint(TerminalText.line($0), .dim) }
    }

    // MARK: In the matrix

    private var items: [String] {
        guard !news.new.isEmpty else { return [] }
        let lines = news.new.map { "  " + TerminalText.line("<\($0.tag)> \($0.item): \($0.reason)") }
        return ["", palette.paint("In the matrix: new items without a counterpart", .cyan)] + lines
    }

    // MARK: What is not new

    private var known: String? {
        let orphans = plan.steps.count { $0.action == .orphan && $0.isOld }
        let lines = ownLines.count { $0.fate == .known }
        let parts = [
            (orphans, "\(Count.of("file", orphans)) that nothing generates any more"),
            (lines, "\(Count.of("line", lines)) of yours that use what was deprecated before"),
            (news.knownCount, "\(Count.of("item", news.knownCount)) without a counterpart"),
        ]
        let told = parts.filter { $0.0 > 0 }.map(\.1)
        return told.isEmpty ? nil : "Known before, and not listed: \(told.joined(separator: ", "))"
    }
}
