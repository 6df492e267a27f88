/// What a list shows is told apart by what it is and not by where it stands, and is chosen before the list is drawn.
struct StableIdentity: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("ForEach"), file.token(index + 1)?.isSymbol("(") == true else { return nil }
            let words = file.arguments(ofCallAt: index + 1).map(\.text)
            guard let problem = problem(words) else { return nil }
            return finding(file, file.tokens[index].line, problem)
        }
    }

    private func problem(_ words: [String]) -> String? {
        if words.contains("indices") { return "ForEach goes by indices, which other values get" }
        // `id: \.element.id` is the identity of what is counted.
        if words.contains("enumerated"), words.suffix(2).first != ".", words.last != "id" {
            return "ForEach goes by positions, which other values get"
        }
        if words.contains("enumerated"), !words.contains("element") {
            return "ForEach goes by positions, which other values get"
        }
        return words.contains("filter") ? "ForEach chooses what it shows each time it is drawn" : nil
    }
}
