/// What scrolls and may be long is built as it comes into view.
struct LazyRows: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .swiftui || file.part == .support, !file.path.contains("ComponentExamples") else {
            return []
        }
        return file.tokens.indices.compactMap { index in
            guard file.tokens[index].isWord("ScrollView"), let open = opening(behind: index, in: file),
                file.token(open + 1)?.isWord("VStack") == true, let rows = opening(behind: open + 1, in: file),
                file.token(rows + 1)?.isWord("ForEach") == true
            else { return nil }
            return finding(file, file.tokens[index].line, "all rows are built at once: LazyVStack")
        }
    }

    /// The brace of the closure behind a name and its arguments.
    private func opening(behind index: Int, in file: SwiftFile) -> Int? {
        var next = index + 1
        if file.token(next)?.isSymbol("(") == true { next += file.arguments(ofCallAt: next).count + 2 }
        return file.token(next)?.isSymbol("{") == true ? next : nil
    }
}
