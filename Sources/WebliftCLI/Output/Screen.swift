/// Limit for the text that a run prints on a terminal, for a person to read at once. `--full` prints all.
///
/// It does not depend on the size of the terminal. A file or a pipe gets all of a text: a line that is left out could
/// not be found there.
enum Screen {
    /// Lines of a whole run that succeeds.
    static let height = 40
    /// Lines of the requested text; the rest of the screen is for diagnostics and the closing line.
    static let textHeight = 30
    /// Lines that diagnostics have at least.
    static let leastDiagnostics = 9

    static func fits(_ text: [UInt8]) -> Bool { text.count { $0 == UInt8(ascii: "\n") } <= textHeight }

    /// A text that fits: its beginning, how much is left out, and the lines at its end that must not be missing.
    static func fitted(_ text: [UInt8], keepingLast tail: Int) -> (text: [UInt8], lineCount: Int) {
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // Text that ends in a line feed has nothing behind it.
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.count > textHeight else { return (text, lines.count) }
        let end = lines.suffix(min(tail, textHeight - 2))
        let beginning = lines.prefix(textHeight - 1 - end.count)
        let rest = "… \(lines.count - beginning.count - end.count) more lines: --\(Option.full.name) prints them"
        let shown = beginning.map { Array($0) } + [Array(rest.utf8)] + end.map { Array($0) }
        return (shown.flatMap { $0 + [UInt8(ascii: "\n")] }, shown.count)
    }
}
