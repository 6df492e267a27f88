import Core

/// Line that is gone when the step is over.
struct ProgressLine {
    let isShown: Bool

    func show(_ text: String, on console: inout any Console) {
        guard isShown else { return }
        console.writeError(Printout("\r\u{1B}[K\(TerminalText.line(text)) …"))
    }

    func clear(on console: inout any Console) {
        guard isShown else { return }
        console.writeError(Printout("\r\u{1B}[K"))
    }
}
