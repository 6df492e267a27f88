/// What a list shows is told apart by what it is and not by where it stands, and is chosen before the list is drawn.
struct StableIdentity: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("ForEach"), file.token(index + 1)?.isSymbol("(") == true else { return nil }
            let arguments = file.arguments(ofCallAt: index + 1)
            guard let problem = problem(arguments, in: file) else { return nil }
            return finding(file, file.tokens[index].line, problem)
        }
    }

    private func problem(_ arguments: ArraySlice<SwiftToken>, in file: SwiftFile) -> String? {
        let words = arguments.map(\.text)
        if words.contains("indices") { return "ForEach goes by indices, which other values get" }
        // `id: \.element.id` is the identity of what is counted.
        if words.contains("enumerated"), !words.contains("element") || words.last != "id" {
            return "ForEach goes by positions, which other values get"
        }
        let filters = arguments.indices.contains { index in
            // A member may be called so: `filter.rawValue`.
            arguments[index].isWord("filter") && file.token(index - 1)?.isSymbol(".") == true
                && (file.token(index + 1)?.isSymbol("{") == true || file.token(index + 1)?.isSymbol("(") == true)
        }
        return filters ? "ForEach chooses what it shows each time it is drawn" : nil
    }
}
