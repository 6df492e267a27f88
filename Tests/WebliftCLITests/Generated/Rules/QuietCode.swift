/// Generated code tells the console nothing, and leaves no trace of how it was looked into.
struct QuietCode: OutputRule {
    private static let calls: Set<String> = ["print", "debugPrint", "dump", "NSLog", "_printChanges"]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word, !token.isEscaped, Self.calls.contains(token.text),
                let next = file.token(index + 1), next.isSymbol("("), !next.isSpacedBefore,
                file.token(index - 1)?.isWord("func") != true,
                token.text == "_printChanges" || file.token(index - 1)?.isSymbol(".") != true
            else { return nil }
            return finding(file, token.line, "\(token.text)() talks to the console")
        }
    }
}
