/// A button that is only a picture has a `Label`, so that its text is there for VoiceOver, Voice Control and whatever else
/// reads or enlarges it. An accessibility label beside the picture reaches VoiceOver alone.
struct LabeledImageButton: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .support]

    private static let pictures: Set = ["Image", "ComponentIcon"]
    /// Views without a text of their own.
    private static let silent: Set = [
        "HStack", "VStack", "Group", "Spacer", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Color",
    ]

    func problems(in file: SwiftFile) -> [Problem] {
        file.buttons.filter { button in
            button.label.map { isOnlyPicture($0, in: file) } == true
                && !button.modifiers.contains { $0.name.text == "accessibilityHidden" }
        }
        .map { ($0.line, "a button is only a picture: Label and .labelStyle(.iconOnly)") }
    }

    /// Whether pictures are all that is shown, in one branch at least.
    private func isOnlyPicture(_ label: ArraySlice<SwiftToken>, in file: SwiftFile) -> Bool {
        if label.first?.isWord("if") == true {
            return branches(of: label, in: file).contains { isOnlyPicture($0, in: file) }
        }
        let views = label.indices.filter { isView(at: $0, in: file) }.map { file.tokens[$0].text }
        return !Self.pictures.isDisjoint(with: views) && Self.pictures.union(Self.silent).isSuperset(of: views)
            && !label.indices.contains { isGiven(at: $0, in: file) }
    }

    private func branches(of label: ArraySlice<SwiftToken>, in file: SwiftFile) -> [ArraySlice<SwiftToken>] {
        var branches: [ArraySlice<SwiftToken>] = []
        var index = label.startIndex
        while index < label.endIndex {
            let isOpening = file.tokens[index].depthChange > 0
            let content = isOpening ? file.arguments(ofCallAt: index) : []
            if file.tokens[index].isSymbol("{") { branches.append(content) }
            index += isOpening ? content.count + 2 : 1
        }
        return branches
    }

    private func isView(at index: Int, in file: SwiftFile) -> Bool {
        let token = file.tokens[index]
        return token.kind == .word && token.text.first?.isUppercase == true && !file.isSymbol(".", at: index - 1)
            && (file.isSymbol("(", at: index + 1) || file.isSymbol("{", at: index + 1))
    }

    /// Whether a line begins with a view that comes from elsewhere, and may have a text.
    private func isGiven(at index: Int, in file: SwiftFile) -> Bool {
        let token = file.tokens[index]
        return token.isFirstOnLine && token.isName && token.text.first?.isLowercase == true
            && !file.isSymbol(":", at: index + 1)
    }
}

/// The action of a button is one call; more than that is a method, with a name that says it.
struct ActionAsMethod: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .support]

    func problems(in file: SwiftFile) -> [Problem] {
        file.buttons.filter { $0.action.map(isMoreThanCall) == true }
            .map { ($0.line, "what a button does is more than a call: a method") }
    }

    private func isMoreThanCall(_ action: ArraySlice<SwiftToken>) -> Bool {
        guard let first = action.first else { return false }
        if ["if", "guard", "switch", "for", "while", "do"].contains(where: first.isWord) { return true }
        var depth = 0
        var count = first.isFirstOnLine ? 0 : 1
        for token in action {
            if depth == 0, token.isFirstOnLine && token.kind != .symbol || token.isSymbol(";") { count += 1 }
            depth += token.depthChange
        }
        return count > 1
    }
}

/// The label of a button is what can be tapped: a frame behind the button leaves room around it, and nothing more.
struct TouchTargetOfButton: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.buttons.flatMap(\.modifiers).filter { name, arguments in
            name.text == "touchTarget" || name.text == "frame" && arguments.contains { $0.text == "touchTarget" }
        }
        .map { ($0.name.line, "the touch target stands behind a button, and not in its label") }
    }
}

/// A button as a file writes it: its action and its label.
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
    fileprivate var buttons: [WrittenButton] { tokens.indices.compactMap(button) }

    private func button(at index: Int) -> WrittenButton? {
        let name = tokens[index]
        guard name.isWord("Button") || name.text.hasPrefix("Component") && name.text.hasSuffix("Button"),
            !isDeclared(at: index)
        else { return nil }
        var button = WrittenButton(line: name.line)
        var next = index + 1
        var isLabel = false
        if isSymbol("(", at: next) {
            isLabel = labels(ofCallAt: next).contains("action")
            let arguments = arguments(ofCallAt: next)
            button.action = arguments.indices.first { spells("action : {", at: $0) }
                .map { self.arguments(ofCallAt: $0 + 2) }
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
        if isSymbol("{", at: index) { return index }
        return token(index)?.kind == .word && spells(": {", at: index + 1) ? index + 2 : nil
    }

    private func modifiers(from start: Int) -> [(name: SwiftToken, arguments: ArraySlice<SwiftToken>)] {
        var modifiers: [(name: SwiftToken, arguments: ArraySlice<SwiftToken>)] = []
        var index = start
        while isSymbol(".", at: index), let name = token(index + 1) {
            index += 2
            modifiers.append((name, isSymbol("(", at: index) ? arguments(ofCallAt: index) : []))
            while isSymbol("(", at: index) || isSymbol("{", at: index) { index += arguments(ofCallAt: index).count + 2 }
        }
        return modifiers
    }
}
