/// Progress of what loads is shown after a moment: what is there at once needs no indicator.
struct DelayedProgress: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent || file.part == .support, !file.tokens.contains(where: { $0.text == "delayed" }) else {
            return []
        }
        let loadsImage = file.tokens.contains { $0.isWord("AsyncImage") }
        return file.tokens.indices.filter { index in
            file.tokens[index].isWord("ProgressView") && file.token(index + 1)?.isSymbol("(") == true
                && file.token(index + 2)?.isSymbol(")") == true && (loadsImage || isBehindCondition(index, in: file))
        }
        .map { finding(file, file.tokens[$0].line, "progress is shown at once: .loading(_:) or .delayed(_:in:)") }
    }

    /// `if isLoading { ProgressView() }`
    private func isBehindCondition(_ index: Int, in file: SwiftFile) -> Bool {
        guard file.token(index - 1)?.isSymbol("{") == true else { return false }
        let before = file.tokens[max(index - 8, 0)..<index]
        guard let condition = before.lastIndex(where: { $0.isWord("if") }) else { return false }
        return before[condition...].contains { token in
            ["loading", "busy"].contains { token.text.lowercased().contains($0) }
        }
    }
}
