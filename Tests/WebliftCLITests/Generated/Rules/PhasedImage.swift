/// A picture from the network has a placeholder while it is loaded and where it can't be. In a preview it is what the library's own
/// example says, which is no code of the package.
struct PhasedImage: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        let previews = file.tokens.firstIndex { $0.text == "#if DEBUG" } ?? file.tokens.endIndex
        return file.tokens.indices[..<previews].compactMap { index in
            guard file.tokens[index].isWord("AsyncImage"), file.token(index + 1)?.isSymbol("(") == true else {
                return nil
            }
            let count = file.arguments(ofCallAt: index + 1).count
            let behind = (file.token(index + count + 3), file.token(index + count + 5))
            let hasPhase = behind.0?.isSymbol("{") == true && behind.1?.isWord("in") == true
            let isWhole = hasPhase && !file.labels(ofCallAt: index + 1).contains("content")
            return isWhole ? nil : finding(file, file.tokens[index].line, "AsyncImage without its phases")
        }
    }
}
