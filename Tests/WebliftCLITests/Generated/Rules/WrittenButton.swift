/// A button as a file writes it: what it does, and what it shows.
struct WrittenButton {
    let line: Int
    /// nil where a function is given: `action: close`.
    var action: ArraySlice<SwiftToken>?
    var label: ArraySlice<SwiftToken>?
    /// The modifiers behind it with their arguments.
    var modifiers: [(name: SwiftToken, arguments: ArraySlice<SwiftToken>)] = []
}

extension SwiftFile {
    /// Each `Button`, and each button of the support code.
    var buttons: [WrittenButton] { tokens.indices.compactMap(button) }

    private func button(at index: Int) -> WrittenButton? {
        let name = tokens[index]
        guard name.isWord("Button") || name.text.hasPrefix("Component") && name.text.hasSuffix("Button"),
            !isDeclared(at: index)
        else { return nil }
        var button = WrittenButton(line: name.line)
        var next = index + 1
        var isLabel = false
        if token(next)?.isSymbol("(") == true {
            isLabel = labels(ofCallAt: next).contains("action")
            let arguments = arguments(ofCallAt: next)
            button.action = closure(labeled: "action", in: arguments)
            next += arguments.count + 2
        }
        while let brace = braceOfClosure(at: next) {
            if tokens[next].isWord("label") { isLabel = true }
            let content = arguments(ofCallAt: brace)
            if isLabel { button.label = content } else { button.action = content }
            next = brace + content.count + 2
            isLabel = true
        }
        guard next > index + 1 else { return nil }
        button.modifiers = modifiers(from: next)
        return button
    }

    /// Whether a name stands where something is declared or returned, and not called.
    private func isDeclared(at index: Int) -> Bool {
        guard let before = token(index - 1) else { return false }
        return ["struct", "extension"].contains(where: before.isWord) || before.isSymbol("->") || before.isSymbol(".")
    }

    /// The brace at an index, or the one behind a label: `label: {`.
    private func braceOfClosure(at index: Int) -> Int? {
        if token(index)?.isSymbol("{") == true { return index }
        let isLabeled = token(index)?.kind == .word && token(index + 1)?.isSymbol(":") == true
        return isLabeled && token(index + 2)?.isSymbol("{") == true ? index + 2 : nil
    }

    private func closure(labeled label: String, in arguments: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken>? {
        arguments.indices.first {
            arguments[$0].isWord(label) && token($0 + 1)?.isSymbol(":") == true && token($0 + 2)?.isSymbol("{") == true
        }
        .map { self.arguments(ofCallAt: $0 + 2) }
    }

    private func modifiers(from start: Int) -> [(name: SwiftToken, arguments: ArraySlice<SwiftToken>)] {
        var modifiers: [(name: SwiftToken, arguments: ArraySlice<SwiftToken>)] = []
        var index = start
        while token(index)?.isSymbol(".") == true, let name = token(index + 1) {
            index += 2
            let arguments = token(index)?.isSymbol("(") == true ? self.arguments(ofCallAt: index) : []
            modifiers.append((name, arguments))
            while let next = token(index), next.isSymbol("(") || next.isSymbol("{") {
                index += self.arguments(ofCallAt: index).count + 2
            }
        }
        return modifiers
    }
}
