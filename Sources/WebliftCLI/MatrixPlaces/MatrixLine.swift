/// `443`, `primitives.md:12`, `builtin/matrix.md:443:14`
struct MatrixLine: Equatable {
    /// nil where only a line is named.
    let file: String?
    let line: Int?

    /// nil for a text that is neither a file nor a line.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        // The colon that a message prints behind a place goes along when the place is copied.
        if parts.count > 1, parts.last == "" { parts.removeLast() }
        let numbers = parts.reversed().prefix { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }.prefix(2)
        let name = parts.dropLast(numbers.count).joined(separator: ":")
        guard !name.isEmpty || numbers.count == 1 else { return nil }
        file = name.isEmpty ? nil : name
        // A column behind the line is passed over.
        guard let text = numbers.last else {
            line = nil
            return
        }
        guard let number = Int(text), number > 0 else { return nil }
        line = number
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
