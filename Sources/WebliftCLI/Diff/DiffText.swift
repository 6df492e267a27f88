import Core
import Releases

struct DiffText {
    let palette: Palette

    func print(_ changes: LibraryChanges) -> [UInt8] {
        let entries = ReleaseEntries(changes)
        var lines = entries.groups.flatMap(self.lines)
        var tag: String?
        for change in entries.plain {
            if change.tag != tag {
                if !lines.isEmpty { lines.append("") }
                lines.append(palette.paint(TerminalText.line(change.subjectName), .bold))
                tag = change.tag
            }
            lines += self.lines(of: change)
        }
        if !lines.isEmpty { lines.append("") }
        if !changes.openTokens.isEmpty {
            lines.append(palette.paint("Design tokens", .bold))
            lines += changes.openTokens.bySeverity.flatMap { self.lines(of: $0) } + [""]
        }
        lines += verdict(changes)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    // MARK: One cause

    private func lines(of group: ReleaseEntries.Group) -> [String] {
        let sentence = CauseSentence(group: group)
        var lines = [head(group.severity, sentence.head, id: group.cause.kind.rawValue)]
        for evidence in group.cause.evidence {
            let place = evidence.place.map { "  \(palette.paint(PrintedPlace.text($0), .dim))" } ?? ""
            lines.append(entry("why", Self.shortened(TerminalText.line(evidence.text)) + place))
        }
        for effects in sentence.effects(atMost: Self.mostEffects) {
            lines.append(entry("what", TerminalText.line(effects)))
        }
        if let example = sentence.example { lines += swift(example) }
        return lines + uses(group.effects.flatMap { $0.uses ?? [] })
    }

    private static let mostEffects = 6

    private func head(_ severity: ChangeSeverity, _ text: String, id: String) -> String {
        let word = palette.paint(severity.rawValue.padded(to: Self.severityWidth), style(of: severity))
        return "  \(word)  \(TerminalText.line(text))  \(palette.paint("[\(id)]", .dim))"
    }

    private static let severityWidth = ChangeSeverity.allCases.map(\.rawValue.count).max() ?? 0

    // MARK: One change

    private func lines(of change: some ToldChange) -> [String] {
        let sentence = change.sentence
        var lines = [head(change.severity, sentence.headline, id: change.rule.id)]
        let difference = sentence.difference
        lines += side("was", difference.before, change.places.before)
        lines += side("is", difference.after, change.places.after)
        lines += sentence.remarks.map { entry($0.label, TerminalText.line($0.text)) }
        return lines + swift(change.swift) + uses(change.uses ?? [])
    }

    private func side(_ label: String, _ text: String?, _ place: SourceLocation?) -> [String] {
        guard let place else { return [] }
        let told = palette.paint(PrintedPlace.text(place), .dim)
        guard let text else { return [entry(label, told)] }
        return [entry(label, "\(Self.shortened(TerminalText.line(text)))  \(told)")]
    }

    private func swift(_ impact: SwiftImpact) -> [String] {
        guard let words = impact.words else { return [] }
        var lines = [entry("Swift", words)]
        for edit in impact.edits {
            if let before = edit.before { lines.append(line("-", before)) }
            if let after = edit.after { lines.append(line("+", after)) }
        }
        return lines
    }

    /// Shows the first of them; JSON has all.
    private func uses(_ uses: [SwiftUse]) -> [String] {
        var lines = uses.prefix(Self.mostUses).map { use in
            entry("used", "\(TerminalText.name(use.file)):\(use.line)  \(TerminalText.line(use.name))")
        }
        if uses.count > Self.mostUses { lines.append(entry("used", "… and \(uses.count - Self.mostUses) more")) }
        return lines
    }

    private static let mostUses = 10

    private func entry(_ label: String, _ text: String) -> String { "             \(label.padded(to: 5))  \(text)" }

    private func line(_ sign: String, _ text: String) -> String {
        "                    " + palette.paint("\(sign) \(TerminalText.line(text))", .cyan)
    }

    /// A type may be as long as a page.
    private static func shortened(_ text: String) -> String { text.count <= 160 ? text : text.prefix(159) + "…" }

    private func style(of severity: ChangeSeverity) -> Palette.Style {
        switch severity {
        case .breaking: .red
        case .uncertain, .warning: .yellow
        case .addition: .blue
        case .note: .dim
        }
    }

    // MARK: The whole

    static func summary(_ changes: LibraryChanges) -> String {
        guard changes.openCount > 0 else { return "API unchanged" }
        return "\(changes.figures); required version bump: \(VersionAdvice(changes).part)"
    }

    func verdict(_ changes: LibraryChanges) -> [String] {
        var lines = [palette.paint(changes.openCount == 0 ? "API unchanged" : changes.figures, .bold)]
        if let figures = BreakFigures(changes).sentence { lines.append(figures) }
        lines.append("required version bump: \(VersionAdvice(changes).text)")
        let suppressed = changes.count - changes.openCount
        if suppressed > 0 { lines.append("accepted by weblift.json: \(Count.of("change", suppressed))") }
        let decided = changes.decidedCount
        if decided > 0 { lines.append("severity by weblift.json: \(Count.of("change", decided))") }
        return lines
    }
}
