import Core

/// Keeps unknown lines, so that a crash of the compiler is not lost.
struct CompilerOutput: Sendable, Equatable {
    private(set) var messages: [CompilerMessage] = []
    private(set) var unknownLines: [String] = []

    init(_ text: String) {
        // A message with a place is followed by the line of the source, marks below it, and the text that the compiler
        // would write in its place.
        var excerpt = 0
        for line in text.split(separator: "\n") {
            if let message = CompilerOutput.message(line) {
                add(message)
                excerpt = message.location == nil ? 0 : 3
            } else if excerpt == 3 {
                excerpt = 2
            } else if excerpt == 2, CompilerOutput.isMarks(line) {
                excerpt = 1
            } else if excerpt == 1 {
                excerpt = 0
            } else {
                excerpt = 0
                unknownLines.append(String(line))
            }
        }
    }

    private mutating func add(_ message: CompilerMessage) {
        if message.severity == .note || message.severity == .remark, !messages.isEmpty {
            messages[messages.count - 1].notes.append(Diagnostic.Note(message.message, at: message.location))
        } else {
            messages.append(message)
        }
    }

    /// Messages without a place begin with `<unknown>:0` or with the severity.
    private static func message(_ line: Substring) -> CompilerMessage? {
        let words = line.split(separator: ":", maxSplits: 64, omittingEmptySubsequences: false)
        for (index, word) in words.enumerated() {
            guard index + 1 < words.count, index == 0 || word.first == " ",
                let severity = CompilerMessage.Severity(rawValue: String(word.drop { $0 == " " }))
            else { continue }
            let message = String(words[(index + 1)...].joined(separator: ":").drop { $0 == " " })
            if index == 0 || words[0] == "<unknown>" {
                return CompilerMessage(severity: severity, message: message, location: nil)
            }
            guard index >= 3, let row = Int(words[index - 2]), let column = Int(words[index - 1]), row > 0, column > 0
            else { continue }
            let file = words[..<(index - 2)].joined(separator: ":")
            return CompilerMessage(
                severity: severity,
                message: message,
                location: SourceLocation(file: SourcePath(file), line: row, column: column)
            )
        }
        return nil
    }

    private static func isMarks(_ line: Substring) -> Bool {
        line.utf8.contains(UInt8(ascii: "^"))
            && line.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "~") }
    }
}
