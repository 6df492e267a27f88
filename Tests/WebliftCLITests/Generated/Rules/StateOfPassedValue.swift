/// What is passed to a view is never copied into its state, where later changes would not reach it.
struct StateOfPassedValue: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.isWord("State") || token.isWord("StateObject"), let label = file.token(index + 2),
                file.token(index + 1)?.isSymbol("(") == true, ["initialValue", "wrappedValue"].contains(label.text)
            else { return nil }
            return finding(file, token.line, "state is made of a value")
        }
    }
}
