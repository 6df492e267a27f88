/// A formatter is made once and kept: making one is the slowest part of formatting.
struct KeptFormatter: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .tests else { return [] }
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word, token.text.hasSuffix("Formatter"), token.text != "Formatter",
                token.text.first?.isUppercase == true, file.token(index + 1)?.isSymbol("(") == true,
                file.token(index + 2)?.isSymbol(")") == true, !isKept(index, in: file)
            else { return nil }
            return finding(file, token.line, "\(token.text) is made each time")
        }
    }

    /// In a static property, or by a function `made` that fills one.
    private func isKept(_ index: Int, in file: SwiftFile) -> Bool {
        let line = file.tokens[..<index].reversed().prefix { $0.line == file.tokens[index].line }.map(\.text)
        if line.contains("static") { return true }
        guard file.part == .support else { return false }
        let makers = file.everyDeclaration.filter { $0.kind == .function && $0.name == "made" }
        return makers.contains { $0.body?.contains { $0.line == file.tokens[index].line } == true }
    }
}
