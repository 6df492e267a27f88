/// Corners are cut by `clipShape`; the modifier `cornerRadius` is deprecated.
struct CornerRadiusModifier: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].text == "cornerRadius", file.isModifier(at: index) else { return nil }
            // A function of tokens: `metrics.cornerRadius(for: shape)`.
            if file.token(index + 3)?.isSymbol(":") == true, file.token(index + 2)?.text != "antialiased" { return nil }
            return finding(file, file.tokens[index].line, ".cornerRadius is deprecated: clipShape")
        }
    }
}
