/// Text grows with the size that people choose: no font has a size of its own.
struct FixedFontSize: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            guard token.kind == .word, file.token(index + 1)?.isSymbol("(") == true,
                file.token(index + 3)?.isSymbol(":") == true, let label = file.token(index + 2)?.text
            else { return nil }
            let isFixed =
                switch token.text {
                case "system", "Font": label == "size"
                case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont": label == "ofSize"
                default: false
                }
            // What the support code has scaled already is called so.
            let isScaled = file.token(index + 4)?.text == "scaledSize"
            return isFixed && !isScaled ? finding(file, token.line, "a font of a fixed size") : nil
        }
    }
}
