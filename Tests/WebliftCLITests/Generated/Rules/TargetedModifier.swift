/// What newer systems have a better word for is written in that word where all systems of the package have it.
struct TargetedModifier: OutputRule {
    private static let parameters: [String: (iOS: Int, instead: String)] = [
        "showsIndicators": (16, ".scrollIndicators(.hidden)")
    ]
    private static let modifiers: [String: (iOS: Int, instead: String)] = ["tabItem": (18, "Tab")]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard let target = file.target else { return [] }
        return file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            if file.token(index + 1)?.isSymbol(":") == true, let known = Self.parameters[token.text],
                target >= known.iOS
            {
                return finding(file, token.line, "\(token.text) is \(known.instead) from iOS \(known.iOS) on")
            }
            guard let known = Self.modifiers[token.text], target >= known.iOS, file.isModifier(at: index) else {
                return nil
            }
            return finding(file, token.line, ".\(token.text) is \(known.instead) from iOS \(known.iOS) on")
        }
    }
}
