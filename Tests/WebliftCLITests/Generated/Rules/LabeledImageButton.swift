/// A button that is only a picture has a name for VoiceOver.
struct LabeledImageButton: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent || file.part == .support else { return [] }
        return file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("label"), file.token(index + 1)?.isSymbol(":") == true,
                file.token(index + 2)?.isSymbol("{") == true, isOfButton(index, in: file)
            else { return nil }
            let label = file.arguments(ofCallAt: index + 2)
            let words = Set(label.map(\.text))
            guard words.contains("Image") || words.contains("ComponentIcon"),
                words.isDisjoint(with: ["Text", "Label", "ComponentItemLabel", "accessibilityLabel"]),
                label.filter({ $0.kind == .word && $0.text.first?.isUppercase == true }).count == 1,
                isAlone(label), !isNamed(from: index + 3 + label.count, in: file)
            else { return nil }
            return finding(file, file.tokens[index].line, "a button is only a picture and has no name")
        }
    }

    /// `} label: {` behind the closure of a `Button`.
    private func isOfButton(_ index: Int, in file: SwiftFile) -> Bool {
        guard file.token(index - 1)?.isSymbol("}") == true else { return false }
        var depth = 0
        for position in stride(from: index - 1, through: 0, by: -1) {
            if file.tokens[position].isSymbol("}") { depth += 1 }
            if file.tokens[position].isSymbol("{") { depth -= 1 }
            if depth == 0 {
                let before = file.tokens[max(0, position - 12)..<position]
                return before.last?.isWord("Button") == true
                    || before.contains { $0.isWord("Button") } && before.last?.isSymbol(")") == true
            }
        }
        return false
    }

    /// Whether nothing but the picture and its modifiers is in a label: no view that somebody gives.
    private func isAlone(_ label: ArraySlice<SwiftToken>) -> Bool {
        guard let first = label.first else { return false }
        return first.isWord("Image") || first.isWord("ComponentIcon")
    }

    /// Whether one of the modifiers behind a button names it, or hides it.
    private func isNamed(from end: Int, in file: SwiftFile) -> Bool {
        var index = end + 1
        while let dot = file.token(index), dot.isSymbol("."), let name = file.token(index + 1) {
            if ["accessibilityLabel", "accessibilityHidden"].contains(name.text) { return true }
            index += 2
            while let next = file.token(index), next.isSymbol("(") || next.isSymbol("{") {
                index += file.arguments(ofCallAt: index).count + 2
            }
        }
        return false
    }
}
