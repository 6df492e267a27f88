/// Modifiers that no generated file uses.
struct ForbiddenModifier: OutputRule {
    private static let reasons: [String: String] = [
        "onTapGesture": "is no control: Button is",
        "foregroundColor": "is deprecated: foregroundStyle",
        "navigationBarTitle": "is deprecated: navigationTitle",
        "edgesIgnoringSafeArea": "is deprecated: ignoresSafeArea",
        "navigationBarItems": "is deprecated: toolbar",
        "actionSheet": "is deprecated: confirmationDialog",
        "autocapitalization": "is deprecated: textInputAutocapitalization",
        "disableAutocorrection": "is deprecated: autocorrectionDisabled",
        "accentColor": "is deprecated: tint",
        "onHover": "does not happen to fingers",
        "onContinuousHover": "does not happen to fingers",
    ]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            let name = file.tokens[index].text
            guard let reason = Self.reasons[name], file.isModifier(at: index) else { return nil }
            if file.isColoredUnderPointer(at: index) { return nil }
            return finding(file, file.tokens[index].line, ".\(name) \(reason)")
        }
    }
}

extension SwiftFile {
    /// Whether the word there does no more than to note that a pointer is over the view: `.onHover { isHovered = $0 }`.
    /// What is drawn in another color then does nothing that a finger can't do.
    fileprivate func isColoredUnderPointer(at index: Int) -> Bool {
        guard tokens[index].text == "onHover" else { return false }
        var text = ""
        for place in index + 1..<index + 8 {
            guard let next = token(place), !next.isFirstOnLine else { break }
            text += next.text
        }
        return text == "{isHovered=$0}"
    }

    /// Whether the word there is called on a view, and is not the case of an enumeration or the member of a type.
    func isModifier(at index: Int) -> Bool {
        guard tokens[index].kind == .word, let dot = token(index - 1), dot.isSymbol("."),
            let next = token(index + 1), !next.isSpacedBefore || next.isSymbol("{"),
            next.isSymbol("(") || next.isSymbol("{")
        else { return false }
        guard !dot.isFirstOnLine, let before = token(index - 2) else { return true }
        if dot.isSpacedBefore { return false }
        // `label.onHover { }`, but not `Tokens.onHover(x)`.
        return before.isSymbol(")") || before.isSymbol("}") || before.isName && before.text.first?.isLowercase == true
    }
}
