/// A button that is only a picture has a `Label`, so that its text is there for VoiceOver, Voice Control and whatever else
/// reads or enlarges it. An accessibility label beside the picture reaches VoiceOver alone.
struct LabeledImageButton: OutputRule {
    private static let pictures: Set = ["Image", "ComponentIcon"]
    /// What has no text of its own.
    private static let silent: Set = [
        "HStack", "VStack", "Group", "Spacer", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Color",
    ]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent || file.part == .support else { return [] }
        return file.buttons.compactMap { button in
            guard let label = button.label, isOnlyPicture(label, in: file),
                !button.modifiers.contains(where: { $0.name.text == "accessibilityHidden" })
            else { return nil }
            return finding(file, button.line, "a button is only a picture: Label and .labelStyle(.iconOnly)")
        }
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
            let isOpening = ["(", "[", "{"].contains(where: file.tokens[index].isSymbol)
            let content = isOpening ? file.arguments(ofCallAt: index) : []
            if file.tokens[index].isSymbol("{") { branches.append(content) }
            index += isOpening ? content.count + 2 : 1
        }
        return branches
    }

    private func isView(at index: Int, in file: SwiftFile) -> Bool {
        let token = file.tokens[index]
        return token.kind == .word && token.text.first?.isUppercase == true
            && file.token(index - 1)?.isSymbol(".") != true
            && (file.token(index + 1)?.isSymbol("(") == true || file.token(index + 1)?.isSymbol("{") == true)
    }

    /// Whether a line begins with a view that comes from elsewhere, and may have a text.
    private func isGiven(at index: Int, in file: SwiftFile) -> Bool {
        let token = file.tokens[index]
        return token.isFirstOnLine && token.isName && token.text.first?.isLowercase == true
            && file.token(index + 1)?.isSymbol(":") != true
    }
}
