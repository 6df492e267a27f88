/// The value of a `sourcepos` attribute: `3:1-4:24`, lines and columns counted from 1, the end included.
struct SourceRange: Equatable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init?(_ text: String) {
        let numbers = text.split { $0 == ":" || $0 == "-" }.compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        startLine = numbers[0]
        startColumn = numbers[1]
        endLine = numbers[2]
        endColumn = numbers[3]
    }
}
