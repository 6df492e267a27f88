import JSON
import SourceText

/// Prints diagnostics: for people, or one JSON object a line.
struct DiagnosticPrinter {
    enum Format: String {
        case text, json
    }

    let format: Format
    let palette: Palette
    /// Weaker ones are left out.
    let least: Severity

    func print(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var output: [UInt8] = []
        for diagnostic in diagnostics where includes(diagnostic.severity) {
            switch format {
            case .text: output += Array(text(diagnostic).utf8)
            case .json: output += json(diagnostic)
            }
        }
        return output
    }

    private func includes(_ severity: Severity) -> Bool {
        switch least {
        case .note: true
        case .warning: severity != .note
        case .error: severity == .error
        }
    }

    /// `file:line:column: severity: message [id]`, then indented notes and the suggestion.
    private func text(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { "\(TerminalText.name($0.description)): " } ?? ""
        let severity = palette.paint(diagnostic.severity.rawValue, style(of: diagnostic.severity))
        let id = palette.paint("[\(diagnostic.id.rawValue)]", .dim)
        var lines = ["\(place)\(severity): \(TerminalText.line(diagnostic.message)) \(id)"]
        for note in diagnostic.notes {
            let place = note.location.map { "\(TerminalText.name($0.description)): " } ?? ""
            lines.append("    \(place)\(palette.paint("note", .blue)): \(TerminalText.line(note.message))")
        }
        if let suggestion = diagnostic.suggestion {
            lines.append("    \(palette.paint("suggestion", .cyan)): \(TerminalText.line(suggestion))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One object on one line; every member is always there.
    private func json(_ diagnostic: Diagnostic) -> [UInt8] {
        let bytes = JSONWriter.bytes(.compact) { writer in
            writer.object { object in
                object.member("severity", diagnostic.severity.rawValue)
                object.member("id", diagnostic.id.rawValue)
                object.member("message", diagnostic.message)
                writePlace(diagnostic.location, to: &object)
                object.member("notes", array: diagnostic.notes) { writer, note in
                    writer.object { object in
                        object.member("message", note.message)
                        writePlace(note.location, to: &object)
                    }
                }
                object.member("suggestion", diagnostic.suggestion)
            }
        }
        return bytes + [UInt8(ascii: "\n")]
    }

    private func writePlace(_ location: SourceLocation?, to object: inout JSONObjectWriter) {
        object.member("file", location?.file.typed)
        object.member("line", location?.line)
        object.member("column", location?.column)
    }

    private func style(of severity: Severity) -> Palette.Style {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }
}
