import Core

/// Reads the type behind the colon of a pattern: `boolean`, `enum?`, `Padding`.
enum TypePatternParser {
    static func parse(_ text: String, at offset: Int) throws(TextProblem) -> (type: TypePattern, isOptional: Bool) {
        let isOptional = text.hasSuffix("?")
        let word = (isOptional ? String(text.dropLast()) : text).withoutBlanks
        if let kind = TypePattern.Kind(rawValue: word) { return (.kind(kind), isOptional) }
        if isAlias(word) { return (.alias(word), isOptional) }
        guard !word.isEmpty else {
            throw TextProblem(.matrixPattern, "the type behind the colon is missing", at: offset)
        }
        if word.utf8.contains(UInt8(ascii: ",")) {
            let message = "one type is expected; a further pattern is a code span of its own"
            throw TextProblem(.matrixPattern, message, at: offset)
        }
        throw TextProblem(
            .matrixPattern,
            "“\(word)” is no type of patterns: those are \(known.joined(separator: ", ")), and names of aliases",
            at: offset,
            suggestion: suggestion(for: word)
        )
    }

    private static var known: [String] { TypePattern.Kind.allCases.map(\.rawValue) }

    /// Besides the nearest word the one that the text begins: `bool`, `int`, `func`.
    private static func suggestion(for word: String) -> String? {
        if let near = NearestName.of(word, among: known) { return near }
        let longer = word.utf8.count < 3 ? [] : known.filter { $0.hasPrefix(word.lowercased()) }
        return longer.count == 1 ? longer.first : nil
    }

    /// `Padding`, `Intl.Locale`.
    private static func isAlias(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, first.properties.isUppercase,
            !word.utf8.contains(UInt8(ascii: "*"))
        else { return false }
        return !word.hasSuffix(".") && word.utf8.allSatisfy { $0 != UInt8(ascii: "-") && ItemNameParser.isNameByte($0) }
    }
}
