/// Colors come from tokens. The files of tokens and of the support code are where they are defined; those of components
/// may name only colors that mean something: primary, secondary, tint, clear.
struct LiteralColor: OutputRule {
    private static let names: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
        "white",
        "gray", "black", "systemRed", "systemBlue", "systemGreen", "systemGray", "systemOrange", "systemYellow",
    ]
    private static let takers: Set<String> = [
        "foregroundStyle", "background", "tint", "fill", "stroke", "strokeBorder", "border", "accentColor", "overlay",
        "listRowBackground",
    ]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent else { return [] }
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word else { return nil }
            if token.text == "#colorLiteral" || isMadeOfNumbers(at: index, in: file) || isNamed(at: index, in: file) {
                return finding(file, token.line, "“\(token.text)” is a literal colour")
            }
            return nil
        }
    }

    private func isMadeOfNumbers(at index: Int, in file: SwiftFile) -> Bool {
        guard file.tokens[index].isWord("Color") || file.tokens[index].isWord("UIColor"),
            file.token(index + 1)?.isSymbol("(") == true, let first = file.token(index + 2)
        else { return false }
        return ["red", "hue", "white", "hex", "displayP3Red"].contains(first.text)
            || first.isSymbol(".") && file.token(index + 3)?.text.hasPrefix("sRGB") == true
            || first.isSymbol(".") && file.token(index + 3)?.text == "displayP3"
    }

    private func isNamed(at index: Int, in file: SwiftFile) -> Bool {
        guard Self.names.contains(file.tokens[index].text), file.token(index - 1)?.isSymbol(".") == true,
            let before = file.token(index - 2)
        else { return false }
        if before.isWord("Color") || before.isWord("UIColor") { return true }
        // A leading dot is a color only where one is asked for: elsewhere it may be a value of the component's own.
        return before.isSymbol("(") && file.token(index - 3).map { Self.takers.contains($0.text) } == true
    }
}
