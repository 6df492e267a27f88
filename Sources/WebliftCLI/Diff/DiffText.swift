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
                lines.append(palette.paint(TerminalText.line(heading(change)), .bold))
                tag = change.tag
            }
            lines += self.lines(of: change)
        }
        if !lines.isEmpty { lines.append("") }
        lines += tokens(changes.openTokens)
        lines += verdict(changes)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func heading(_ change: Change) -> String { "<\(change.tag)>" }

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
        let word = severity.rawValue
        let head = word + String(repeating: " ", count: max(0, Self.severityWidth - word.count))
        return "  \(palette.paint(head, style(of: severity)))  \(TerminalText.line(text))"
            + "  \(palette.paint("[\(id)]", .dim))"
    }

    private static let severityWidth = ChangeSeverity.allCases.map(\.rawValue.count).max() ?? 0

    // MARK: One change

    private func lines(of change: Change) -> [String] {
        let sentence = ChangeSentence(change: change)
        var text = sentence.title
        if !sentence.subject.isEmpty { text += " \(sentence.subject)" }
        if !sentence.parts.isEmpty { text += " (\(sentence.parts))" }
        var lines = [head(change.severity, text, id: change.rule.id)]
        let difference = sentence.difference
        lines += side("was", difference.before, change.before)
        lines += side("is", difference.after, change.after)
        if let reason = sentence.reason { lines.append(entry("as", TerminalText.line(reason))) }
        if let replacement = sentence.replacement {
            lines.append(entry("use", TerminalText.line(replacement)))
        }
        return lines + swift(change.swift) + uses(change.uses ?? [])
    }

    private func side(_ label: String, _ text: String?, _ side: ChangeSide?) -> [String] {
        guard let side else { return [] }
        let place = palette.paint(PrintedPlace.text(side.place), .dim)
        guard let text else { return [entry(label, place)] }
        return [entry(label, "\(Self.shortened(TerminalText.line(text)))  \(place)")]
    }

    private func swift(_ impact: SwiftImpact) -> [String] {
        guard impact.effect != .none else { return [] }
        let effort = impact.effort == .none ? "" : ", \(impact.effort.rawValue) effort"
        var lines = [entry("Swift", impact.effect.rawValue + effort)]
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

    private func entry(_ label: String, _ text: String) -> String {
        "             \(label)\(String(repeating: " ", count: 5 - label.count))  \(text)"
    }

    private func line(_ sign: String, _ text: String) -> String {
        "                    " + palette.paint("\(sign) \(TerminalText.line(text))", .cyan)
    }

    /// A type may be as long as a page.
    private static func shortened(_ text: String) -> String {
        text.count <= 160 ? text : text.prefix(159) + "…"
    }

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
        let figures = ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }
            .map { Count.of($0.noun, changes.count($0)) }
        return "\(figures.joined(separator: ", ")); required version bump: \(VersionAdvice(changes).part)"
    }

    func verdict(_ changes: LibraryChanges) -> [String] {
        var lines: [String] = []
        if changes.openCount == 0 {
            lines.append(palette.paint("API unchanged", .bold))
        } else {
            let figures = ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }
                .map { Count.of($0.noun, changes.count($0)) }
            lines.append(palette.paint(figures.joined(separator: ", "), .bold))
        }
        if let figures = BreakFigures(changes).sentence { lines.append(figures) }
        lines.append("required version bump: \(VersionAdvice(changes).text)")
        let suppressed = changes.count - changes.openCount
        if suppressed > 0 { lines.append("accepted by weblift.json: \(Count.of("change", suppressed))") }
        let decided = changes.decidedCount
        if decided > 0 { lines.append("severity by weblift.json: \(Count.of("change", decided))") }
        return lines
    }
}

// MARK: Design tokens

extension DiffText {
    private func tokens(_ changes: [TokenChange]) -> [String] {
        guard !changes.isEmpty else { return [] }
        let sorted = ChangeSeverity.allCases.reversed().flatMap { severity in
            changes.filter { $0.severity == severity }
        }
        return [palette.paint("Design tokens", .bold)] + sorted.flatMap(lines) + [""]
    }

    private func lines(of change: TokenChange) -> [String] {
        let sentence = TokenSentence(change: change)
        var lines = [
            head(change.severity, "\(sentence.title) \(sentence.subject)", id: change.rule.id)
        ]
        let difference = sentence.difference
        lines += side("was", difference.before, change.before?.place)
        lines += side("is", difference.after, change.after?.place)
        let remarks =
            [("by", sentence.comparison)] + sentence.contrasts.map { ("ratio", $0) }
            + [("with", sentence.followers), ("as", sentence.reason), ("use", change.replacement)]
        for (label, text) in remarks {
            if let text { lines.append(entry(label, TerminalText.line(text))) }
        }
        return lines + swift(change.swift) + uses(change.uses ?? [])
    }

    private func side(_ label: String, _ text: String?, _ place: SourceLocation?) -> [String] {
        guard let place else { return [] }
        let told = palette.paint(PrintedPlace.text(place), .dim)
        guard let text else { return [entry(label, told)] }
        return [entry(label, "\(Self.shortened(TerminalText.line(text)))  \(told)")]
    }
}
