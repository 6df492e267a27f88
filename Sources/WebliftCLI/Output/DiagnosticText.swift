import Core

struct DiagnosticText {
    let palette: Palette

    /// `file:line:column: severity: message [id]`, then notes and the suggestion.
    func lines(_ diagnostic: Diagnostic) -> [String] {
        let severity = palette.paint(diagnostic.severity.rawValue, style(of: diagnostic.severity))
        let first = "\(place(diagnostic.location))\(severity): \(TerminalText.line(diagnostic.message))"
        let notes = diagnostic.notes.map { note in
            "    \(place(note.location))\(palette.paint("note", .blue)): \(TerminalText.line(note.message))"
        }
        return ["\(first) \(palette.paint("[\(diagnostic.id.rawValue)]", .dim))"] + notes + suggestion(of: diagnostic)
    }

    func lineCount(of diagnostic: Diagnostic) -> Int {
        1 + diagnostic.notes.count + (diagnostic.suggestion == nil ? 0 : 1)
    }

    func line(_ group: DiagnosticGroup) -> String {
        let count = palette.paint(Count.of(group.severity.rawValue, group.count), style(of: group.severity))
        return "\(count) \(palette.paint("[\(group.id.rawValue)]", .dim))"
    }

    func lines(_ group: DiagnosticGroup, examples: Int) -> [String] {
        let examples = group.examples(examples).flatMap { example in
            ["    \(place(example.location))\(TerminalText.line(example.message))"]
                + suggestion(of: example).map { "    \($0)" }
        }
        return ["\(line(group)), for example:"] + examples
    }

    private func suggestion(of diagnostic: Diagnostic) -> [String] {
        diagnostic.suggestion.map { ["    \(palette.paint("suggestion", .cyan)): \(TerminalText.line($0))"] } ?? []
    }

    private func place(_ location: SourceLocation?) -> String {
        location.map { "\(TerminalText.name($0.description)): " } ?? ""
    }

    private func style(of severity: Severity) -> Palette.Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }
}
