package import Core

struct CompilerAnswer: Sendable {
    private(set) var outcome = VerifiedModule.Outcome.checked
    let messages: [CompilerMessage]
    let unknownLines: [String]
    private(set) var isCut = false
    let text: String

    init(_ text: String) {
        let output = CompilerOutput(text)
        messages = output.messages
        unknownLines = output.unknownLines
        self.text = text
    }

    /// Keyed by the files in whose place the compiler got the copies.
    init(_ run: ChildProcess.Run, copies: [String: String]) {
        var text = run.output
        for (path, copy) in copies.sorted(by: { $0.key < $1.key }) { text = text.replacing(copy, with: path) }
        self.init(text)
        isCut = run.isOutputCut
        outcome =
            switch run.ending {
            case .exit(0): .checked
            case .exit: hasErrors || isCut ? .checked : .crashed
            case .signal: .crashed
            case .timeLimit: .timeLimit
            }
    }

    var isUnfinished: Bool { outcome != .checked }

    var hasErrors: Bool { isUnfinished || messages.contains { $0.severity == .error } }

    /// Whether it said nothing at all.
    var isContent: Bool { outcome == .checked && messages.isEmpty && unknownLines.isEmpty && !isCut }

    /// Holds as often as somebody asks: each error is one in a file below the folder. Whether an expression takes too
    /// long depends on the machine.
    func isLasting(below folder: String) -> Bool {
        outcome == .checked && unknownLines.isEmpty && !isCut
            && messages.allSatisfy { message in
                message.severity != .error
                    || message.location.map { $0.file.typed.hasPrefix(folder + "/") } ?? false
                        && ErrorSubject(message.message) != .tooComplex
            }
    }

    /// Whether all that it says is said of other files than these.
    func isFinal(without files: Set<String>) -> Bool {
        outcome == .checked && unknownLines.isEmpty && !isCut
            && messages.allSatisfy { message in
                let places = [message.location] + message.notes.map(\.location)
                return places.allSatisfy { $0.map { !files.contains($0.file.typed) } ?? false }
            }
    }
}

/// Message of the compiler: `file:line:column: error: message`, and the notes that follow it.
package struct CompilerMessage: Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note, remark
    }

    package let severity: Severity
    package let message: String
    /// Nil where the compiler tells none.
    package let location: SourceLocation?
    package var notes: [Diagnostic.Note] = []
}
