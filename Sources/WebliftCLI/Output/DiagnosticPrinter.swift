import Core

struct DiagnosticPrinter {
    enum Format: String, CaseIterable {
        /// A page with all errors.
        case text
        case all
        case json
    }

    let format: Format
    let palette: Palette
    let errorsOnly: Bool

    /// `room`: lines that are left on the screen.
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

    /// Writes one line; every member is always there.
    private func json(_ diagnostic: Diagnostic) -> [UInt8] {
        let bytes = JSONWriter.bytes(.compact) { writer in
            writer.object { object in
                object.member("severity", diagnostic.severity.rawValue)
                object.member("id", diagnostic.id.rawValue)
                object.member("message", diagnostic.message)
                writePlace(diagnostic.location, to: &object)
                object.member("notes", objects: diagnostic.notes) { object, note in
                    object.member("message", note.message)
                    writePlace(note.location, to: &object)
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

/// Text of a run on a terminal, for a person to read at once; its size does not matter. `--full`, a file or a pipe get
/// all: a line that is left out could not be found there.
enum Screen {
    /// Limit for a whole run that succeeds.
    static let height = 40
    /// Rest of the screen is for diagnostics and the closing line.
    static let textHeight = 30
    static let leastDiagnostics = 9

    static func fits(_ text: [UInt8]) -> Bool { text.count { $0 == UInt8(ascii: "\n") } <= textHeight }

    /// The last `tail` lines must not be missing.
    static func fitted(_ text: [UInt8], keepingLast tail: Int) -> (text: [UInt8], lineCount: Int) {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.count > textHeight else { return (text, lines.count) }
        let end = lines.suffix(min(tail, textHeight - 2))
        let beginning = lines.prefix(textHeight - 1 - end.count)
        let rest = "… \(lines.count - beginning.count - end.count) more lines: --\(Option.full.name) prints them"
        let shown = beginning.map { Array($0) } + [Array(rest.utf8)] + end.map { Array($0) }
        return (shown.flatMap { $0 + [UInt8(ascii: "\n")] }, shown.count)
    }
}

/// Number with a noun that fits it: `1 file`, `2 files`.
enum Count {
    static func of(_ thing: String, _ number: Int) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

    /// `a, b, c and 4 more`
    static func listed(_ names: [String], most: Int) -> String {
        let rest = names.count - most
        return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

/// The colors of a terminal, or none of them.
struct Palette: Equatable {
    private let isColored: Bool

    static let plain = Palette(isColored: false)
    static let colored = Palette(isColored: true)

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "1;34"
        case cyan = "36"
    }

    func paint(_ text: String, _ style: Style) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
