/// A screen has one main action: a file draws one kind of prominent button.
struct OneProminentButton: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .swiftui || file.part == .support else { return [] }
        let lines = file.tokens.indices.compactMap { index in
            file.tokens[index].isWord("borderedProminent") && file.token(index - 1)?.isSymbol(".") == true
                ? file.tokens[index].line : nil
        }
        return lines.dropFirst().map { finding(file, $0, "another .borderedProminent") }
    }
}
