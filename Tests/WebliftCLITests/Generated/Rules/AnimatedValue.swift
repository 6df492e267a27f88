/// An animation says of which value it is: without one it moves all that changes.
struct AnimatedValue: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].text == "animation", file.isModifier(at: index),
                file.token(index + 1)?.isSymbol("(") == true, file.token(index - 2)?.text != "curve",
                !file.labels(ofCallAt: index + 1).contains("value"), !isOfValue(index, in: file)
            else { return nil }
            return finding(file, file.tokens[index].line, ".animation without a value moves all that changes")
        }
    }

    /// `transaction.animation(…)`, `$isOn.animation()`: of a Binding or a curve, and no modifier of a view.
    private func isOfValue(_ index: Int, in file: SwiftFile) -> Bool {
        guard let before = file.token(index - 2) else { return false }
        return !file.tokens[index - 1].isFirstOnLine && before.text.hasPrefix("$")
    }
}

extension SwiftFile {
    /// The labels of the arguments of a call, from its opening bracket on.
    func labels(ofCallAt open: Int) -> [String] {
        var depth = 0
        var labels: [String] = []
        for index in open..<tokens.count {
            let token = tokens[index]
            if ["(", "[", "{"].contains(where: token.isSymbol) { depth += 1 }
            if [")", "]", "}"].contains(where: token.isSymbol) { depth -= 1 }
            if depth == 0 { return labels }
            if depth == 1, token.kind == .word, self.token(index + 1)?.isSymbol(":") == true,
                let before = self.token(index - 1), before.isSymbol("(") || before.isSymbol(",")
            {
                labels.append(token.text)
            }
        }
        return labels
    }

    /// The tokens between the brackets of a call, from its opening bracket on.
    func arguments(ofCallAt open: Int) -> ArraySlice<SwiftToken> {
        var depth = 0
        for index in open..<tokens.count {
            if ["(", "[", "{"].contains(where: tokens[index].isSymbol) { depth += 1 }
            if [")", "]", "}"].contains(where: tokens[index].isSymbol) { depth -= 1 }
            if depth == 0 { return tokens[(open + 1)..<index] }
        }
        return []
    }
}
