/// What a button does is one call; what is more than that is a method, with a name that says it.
struct ActionAsMethod: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent || file.part == .support else { return [] }
        return file.buttons.filter { $0.action.map(isMoreThanCall) == true }
            .map { finding(file, $0.line, "what a button does is more than a call: a method") }
    }

    private func isMoreThanCall(_ action: ArraySlice<SwiftToken>) -> Bool {
        guard let first = action.first else { return false }
        if ["if", "guard", "switch", "for", "while", "do"].contains(where: first.isWord) { return true }
        var depth = 0
        var count = first.isFirstOnLine ? 0 : 1
        for token in action {
            let isClosing = [")", "]", "}"].contains(where: token.isSymbol)
            if depth == 0, token.isFirstOnLine && token.kind != .symbol || token.isSymbol(";") { count += 1 }
            if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
            if isClosing { depth -= 1 }
        }
        return count > 1
    }
}
