package struct DiagnosticGroup: Sendable, Equatable {
    package let severity: Severity
    package let id: DiagnosticID
    /// Number of diagnostics, kept or not.
    package let count: Int
    /// The kept diagnostics, each once, in the order of printing.
    package let diagnostics: [Diagnostic]

    /// Takes first a diagnostic with a new message, for one id may have several; then one in another file, and then one
    /// with a suggestion. They stay in the order of printing.
    package func examples(_ number: Int) -> [Diagnostic] {
        guard diagnostics.count > number else { return diagnostics }
        let wordings = diagnostics.map { Self.wording(of: $0.message) }
        var toldWordings: Set<String> = []
        var toldFiles: Set<SourcePath?> = []
        var taken: Set<Int> = []
        for _ in 0..<number {
            let best = diagnostics.indices.filter { !taken.contains($0) }
                .min { left, right in
                    func rank(_ index: Int) -> (Int, Int, Int, Int) {
                        (
                            toldWordings.contains(wordings[index]) ? 1 : 0,
                            toldFiles.contains(diagnostics[index].location?.file) ? 1 : 0,
                            diagnostics[index].suggestion == nil ? 1 : 0, index
                        )
                    }
                    return rank(left) < rank(right)
                }
            guard let best else { break }
            taken.insert(best)
            toldWordings.insert(wordings[best])
            toldFiles.insert(diagnostics[best].location?.file)
        }
        return taken.sorted().map { diagnostics[$0] }
    }

    /// A message without its quotes and numbers: the text that all messages of one line of our code have in common.
    private static func wording(of message: String) -> String {
        var wording = ""
        var closing: Character?
        for character in message {
            if let mark = closing {
                if character == mark { closing = nil }
                continue
            }
            switch character {
            case "`": closing = "`"
            case "“": closing = "”"
            case _ where character.isNumber: continue
            default: wording.append(character)
            }
        }
        return wording
    }
}
