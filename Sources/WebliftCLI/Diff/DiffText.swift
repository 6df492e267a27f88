import Changes
import SourceText

/// What a release changed, for people: component by component, the figures at the end.
struct DiffText {
    let palette: Palette

    func print(_ changes: LibraryChanges) -> [UInt8] {
        var lines: [String] = []
        var tag: String?
        for change in changes.open {
            if change.tag != tag {
                if tag != nil { lines.append("") }
                lines.append(palette.paint(TerminalText.line(heading(change)), .bold))
                tag = change.tag
            }
            lines += self.lines(of: change)
        }
        if !lines.isEmpty { lines.append("") }
        lines += verdict(changes)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func heading(_ change: Change) -> String { "<\(change.tag)>" }

    // MARK: One change

    private func lines(of change: Change) -> [String] {
        let sentence = ChangeSentence(change: change)
        var text = sentence.title
        if !sentence.subject.isEmpty { text += " \(sentence.subject)" }
        if !sentence.parts.isEmpty { text += " (\(sentence.parts))" }
        let severity = change.severity.rawValue
        let head = severity + String(repeating: " ", count: 8 - severity.count)
        var lines = [
            "  \(palette.paint(head, style(of: change.severity)))  \(TerminalText.line(text))"
                + "  \(palette.paint("[\(change.rule.id)]", .dim))"
        ]
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

    /// The first of them; all stand in the JSON.
    private func uses(_ uses: [SwiftUse]) -> [String] {
        var lines = uses.prefix(Self.mostUses).map { use in
            entry("used", "\(TerminalText.name(use.file)):\(use.line)  \(TerminalText.line(use.name))")
        }
        if uses.count > Self.mostUses { lines.append(entry("used", "… and \(uses.count - Self.mostUses) more")) }
        return lines
    }

    private static let mostUses = 10

    private func entry(_ label: String, _ text: String) -> String {
        "            \(label)\(String(repeating: " ", count: 5 - label.count))  \(text)"
    }

    private func line(_ sign: String, _ text: String) -> String {
        "                   " + palette.paint("\(sign) \(TerminalText.line(text))", .cyan)
    }

    /// A type may be as long as a page.
    private static func shortened(_ text: String) -> String {
        text.count <= 160 ? text : text.prefix(159) + "…"
    }

    private func style(of severity: ChangeSeverity) -> Palette.Style {
        switch severity {
        case .breaking: .red
        case .warning: .yellow
        case .addition: .blue
        case .note: .dim
        }
    }

    // MARK: The whole

    /// The figures in a sentence.
    static func summary(_ changes: LibraryChanges) -> String {
        guard changes.openCount > 0 else { return "API unchanged" }
        let figures = ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }
            .map { Count.of($0.noun, changes.count($0)) }
        return "\(figures.joined(separator: ", ")); required version bump: \(changes.bump.rawValue)"
    }

    /// The figures, and what they ask of the version.
    func verdict(_ changes: LibraryChanges) -> [String] {
        var lines: [String] = []
        if changes.openCount == 0 {
            lines.append(palette.paint("API unchanged", .bold))
        } else {
            let figures = ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }
                .map { Count.of($0.noun, changes.count($0)) }
            lines.append(palette.paint(figures.joined(separator: ", "), .bold))
        }
        lines.append("required version bump: \(changes.bump.rawValue)\(least(changes))")
        let suppressed = changes.changes.count - changes.openCount
        if suppressed > 0 { lines.append("accepted by weblift.json: \(Count.of("change", suppressed))") }
        return lines
    }

    private func least(_ changes: LibraryChanges) -> String {
        guard changes.bump != .none, let old = changes.old.version.flatMap({ SemanticVersion($0) }) else { return "" }
        return " (\(old) → \(changes.bump.leastVersion(after: old)))"
    }
}
