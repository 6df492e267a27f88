import Changes
import Render
import SourceText
import SwiftModel
import Workspace

/// What came of a release, for people: the figures, then what is left to do, file by file.
struct ReleaseText {
    let palette: Palette
    let folder: String
    /// The release that may drop what keeps callers compiling; nil where nothing has to.
    let until: String?

    func print(_ changes: LibraryChanges, _ plan: WritePlan, of swift: SwiftLibrary) -> [UInt8] {
        let tasks = files(plan) + calls(changes) + items(swift)
        var lines = DiffText(palette: palette).verdict(changes)
        lines += GenerateSummary(folder: folder, plan: plan, swift: swift).text.split(separator: "\n").map(String.init)
        lines += ["", palette.paint(tasks.isEmpty ? "Nothing is left to do." : "What is left to do", .bold)] + tasks
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    // MARK: In files of the package

    private func files(_ plan: WritePlan) -> [String] {
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
        case (.orphan, _): ["nothing generates this any more, and you have edited it: delete it, or move it away"]
        case (_, .unknown): ["compare: this differs from what is generated, and no ledger tells who wrote what"]
        case (_, .baseLost): ["compare: what was generated last is lost, so that this was left as it is"]
        case (_, .deleted(isNew: true)):
            [
                "you have deleted this: it stays so unless you generate with --restore=\(TerminalText.name("\(step.path)"))"
            ]
        default: []
        }
    }

    // MARK: In code that uses the components

    private func calls(_ changes: LibraryChanges) -> [String] {
        let open = changes.open.filter { $0.swift.effect >= .behavior }
        guard !open.isEmpty else { return [] }
        let respite = until.map { ["  \(LibraryShims.folder) keeps what it can compiling, with warnings, until \($0)"] }
        return ["", palette.paint("In code that uses the components", .cyan)] + (respite ?? []) + open.flatMap(lines)
    }

    private func lines(of change: Change) -> [String] {
        let sentence = ChangeSentence(change: change)
        let words = ["<\(change.tag)>", sentence.title, sentence.subject, sentence.parts].filter { !$0.isEmpty }
        let ending = change.swift.effect == .behavior ? ": compiles, and does something else" : ""
        let edits = change.swift.edits.flatMap { edit in
            [edit.before.map { "- \($0)" }, edit.after.map { "+ \($0)" }].compactMap(\.self)
        }
        return ["  " + TerminalText.line(words.joined(separator: " ")) + ending]
            + edits.map { "    " + palette.paint(TerminalText.line($0), .dim) }
    }

    // MARK: In the matrix

    private func items(_ swift: SwiftLibrary) -> [String] {
        let lines = swift.components.flatMap { component in
            component.untranslated.map { "  <\(component.tag)> \($0.item): \($0.reason)" }
        }
        guard !lines.isEmpty else { return [] }
        return ["", palette.paint("In the matrix: items without a counterpart", .cyan)] + lines.map(TerminalText.line)
    }
}
