/// Colors come from tokens. The files of tokens and of the support code are where they are defined; those of components
/// may name only colors that mean something: primary, secondary, tint, clear.
struct LiteralColor: TokenRule {
    let parts = SwiftFile.Part.components

    private static let names: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
        "white", "gray", "black", "systemRed", "systemBlue", "systemGreen", "systemGray", "systemOrange",
        "systemYellow",
    ]
    private static let takers: Set<String> = [
        "foregroundStyle", "background", "tint", "fill", "stroke", "strokeBorder", "border", "accentColor", "overlay",
        "listRowBackground",
    ]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        let isLiteral = token.text == "#colorLiteral" || isMadeOfNumbers(index, in: file) || isNamed(index, in: file)
        return token.kind == .word && isLiteral ? "“\(token.text)” is a literal colour" : nil
    }

    private func isMadeOfNumbers(_ index: Int, in file: SwiftFile) -> Bool {
        guard file.isWord("Color", at: index) || file.isWord("UIColor", at: index), file.isSymbol("(", at: index + 1),
            let first = file.token(index + 2)
        else { return false }
        let space = first.isSymbol(".") ? file.token(index + 3)?.text ?? "" : ""
        return ["red", "hue", "white", "hex", "displayP3Red"].contains(first.text) || space.hasPrefix("sRGB")
            || space == "displayP3"
    }

    private func isNamed(_ index: Int, in file: SwiftFile) -> Bool {
        guard Self.names.contains(file.tokens[index].text), file.isSymbol(".", at: index - 1) else { return false }
        if file.isWord("Color", at: index - 2) || file.isWord("UIColor", at: index - 2) { return true }
        // A leading dot is a color only where one is asked for: elsewhere it may be a value of the component's own.
        return file.isSymbol("(", at: index - 2) && Self.takers.contains(file.token(index - 3)?.text ?? "")
    }
}

/// Lengths come from tokens: no number stands where a length is asked for in the file of a component, but 0 does.
struct LiteralMetric: TokenRule {
    let parts = SwiftFile.Part.components

    private static let takers: Set<String> = ["padding", "offset", "blur"]
    private static let labels: Set<String> = [
        "spacing", "cornerRadius", "cornerSize", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
        "idealWidth", "idealHeight", "lineWidth", "radius", "minLength", "top", "leading", "bottom", "trailing",
        "horizontalSpacing", "verticalSpacing", "constant", "dx", "dy",
    ]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .number, let value = Double(token.text.filter { $0 != "_" }), value != 0,
            let taker = taker(before: file.isSymbol("-", at: index - 1) ? index - 1 : index, in: file)
        else { return nil }
        return "\(taker) \(token.text) is a literal length"
    }

    private func taker(before index: Int, in file: SwiftFile) -> String? {
        guard let before = file.token(index - 1), let word = file.token(index - 2) else { return nil }
        // `case .leading: 90` asks for no length: the edge is a value there, and no label.
        let isBehindDot = file.isSymbol(".", at: index - 3)
        if before.isSymbol(":") { return !isBehindDot && Self.labels.contains(word.text) ? word.text + ":" : nil }
        if before.isSymbol("(") { return Self.takers.contains(word.text) ? word.text : nil }
        // `.padding(.horizontal, 8)`
        guard before.isSymbol(","), word.kind == .word, isBehindDot, file.isSymbol("(", at: index - 4),
            let name = file.token(index - 5)?.text
        else { return nil }
        return Self.takers.contains(name) ? name : nil
    }
}

/// Text grows with the size that people choose: no font has a size of its own.
struct FixedFontSize: TokenRule {
    private static let labels = [
        "system": "size", "Font": "size", "systemFont": "ofSize", "boldSystemFont": "ofSize",
        "italicSystemFont": "ofSize", "monospacedSystemFont": "ofSize",
    ]

    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.kind == .word, let label = Self.labels[token.text], file.spells("( \(label) :", at: index + 1),
            // A size that the support code has scaled already is called so.
            file.token(index + 4)?.text != "scaledSize"
        else { return nil }
        return "a font of a fixed size"
    }
}
