/// Texts are formatted and compared as the user's locale does.
struct LocalizedText: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .tests, file.part != .manifest else { return [] }
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word else { return nil }
            if token.isWord("String"), file.token(index + 1)?.isSymbol("(") == true,
                file.token(index + 2)?.isWord("format") == true
            {
                return finding(file, token.line, "String(format:) knows no locale: formatted()")
            }
            if ["contains", "hasPrefix", "hasSuffix"].contains(token.text), isOfEntered(index, in: file) {
                return finding(file, token.line, "\(token.text)() wants the same letters: localizedStandardContains")
            }
            guard ["lowercased", "uppercased"].contains(token.text), isSearched(index, in: file) else { return nil }
            return finding(file, token.line, "\(token.text)() is no search of texts: localizedStandardContains")
        }
    }

    /// `title.contains(query)`: what is looked for is what somebody has entered.
    private func isOfEntered(_ index: Int, in file: SwiftFile) -> Bool {
        guard file.token(index - 1)?.isSymbol(".") == true, file.token(index + 1)?.isSymbol("(") == true,
            file.token(index + 3)?.isSymbol(")") == true, let entered = file.token(index + 2), entered.kind == .word
        else { return false }
        return ["text", "query", "search", "term"].contains { entered.text.lowercased().hasSuffix($0) }
    }

    /// `title.lowercased().contains(text)`
    private func isSearched(_ index: Int, in file: SwiftFile) -> Bool {
        file.token(index + 1)?.isSymbol("(") == true && file.token(index + 3)?.isSymbol(".") == true
            && ["contains", "hasPrefix", "hasSuffix", "range"].contains(file.token(index + 4)?.text ?? "")
    }
}
