/// Lengths come from tokens: no number stands where a length is asked for in the file of a component, but 0 does.
struct LiteralMetric: OutputRule {
    private static let takers: Set<String> = ["padding", "offset", "blur"]
    private static let labels: Set<String> = [
        "spacing", "cornerRadius", "cornerSize", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight",
        "idealWidth", "idealHeight", "lineWidth", "radius", "minLength", "top", "leading", "bottom", "trailing",
        "horizontalSpacing", "verticalSpacing", "constant", "dx", "dy",
    ]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent else { return [] }
        return file.tokens.indices.compactMap { index in
            let number = file.tokens[index]
            guard number.kind == .number, let value = Double(number.text.filter { $0 != "_" }), value != 0 else {
                return nil
            }
            let start = file.token(index - 1)?.isSymbol("-") == true ? index - 1 : index
            guard let taker = taker(before: start, in: file) else { return nil }
            return finding(file, number.line, "\(taker) \(number.text) is a literal length")
        }
    }

    private func taker(before index: Int, in file: SwiftFile) -> String? {
        guard let before = file.token(index - 1), let word = file.token(index - 2) else { return nil }
        // `case .leading: 90` asks for no length: the edge is a value there, and no label.
        let isValue = file.token(index - 3)?.isSymbol(".") == true
        if before.isSymbol(":") { return !isValue && Self.labels.contains(word.text) ? word.text + ":" : nil }
        if before.isSymbol("(") { return Self.takers.contains(word.text) ? word.text : nil }
        // `.padding(.horizontal, 8)`
        guard before.isSymbol(","), word.kind == .word, file.token(index - 3)?.isSymbol(".") == true,
            file.token(index - 4)?.isSymbol("(") == true, let name = file.token(index - 5)?.text
        else { return nil }
        return Self.takers.contains(name) ? name : nil
    }
}
