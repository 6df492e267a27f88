import Core

/// Prints diagnostics: for people, or one JSON object a line.
struct DiagnosticPrinter {
    enum Format: String, CaseIterable {
        /// Page with all errors, for people.
        case text
        /// List of all diagnostics, for people.
        case all
        /// List of all diagnostics, for programs.
        case json
    }

    let format: Format
    let palette: Palette
    let errorsOnly: Bool

    /// `room` is how many lines a person has left on the screen.
    func print(_ diagnostics: DiagnosticBag, room: Int = Screen.height) -> [UInt8] {
        let sorted = (errorsOnly ? diagnostics.errors : diagnostics).sorted
        let text = DiagnosticText(palette: palette)
        let isShort = sorted.reduce(0) { $0 + text.lineCount(of: $1) } <= room
        switch format {
        case .json:
            return sorted.flatMap(json)
        // A run for errors alone gets nothing else.
        case .text where isShort || errorsOnly, .all where isShort || errorsOnly:
            return sorted.flatMap { text.lines($0) }.flatMap { "\($0)\n".utf8 }
        case .text, .all:
            let digest = DiagnosticDigest(diagnostics, room: room, isWhole: format == .all)
            return digest.lines(text).flatMap { "\($0)\n".utf8 }
        }
    }

    /// Writes one object on one line; every member is always there.
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
}
