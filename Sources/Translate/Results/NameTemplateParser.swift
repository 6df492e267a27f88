import Core
import SwiftModel

/// `isDisabled`, `on{Name}`
enum NameTemplateParser {
    static func parse(
        _ text: String,
        at offset: Int,
        as context: SwiftIdentifier.Context
    ) throws(TextProblem) -> NameTemplate {
        var scanner = TextScanner(text)
        var parts: [NameTemplate.Part] = []
        // Name with its holes filled, to see whether it is legal.
        var sample = ""
        while !scanner.isAtEnd {
            let literal = scanner.take { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
            if !literal.isEmpty {
                parts.append(.literal(literal))
                sample += literal
            }
            guard !scanner.isAtEnd else { break }
            let hole = try hole(&scanner, at: offset)
            parts.append(.hole(hole))
            sample += hole == .name ? "x" : "X"
        }
        guard !parts.isEmpty else { throw TextProblem(.matrixResult, "the name is missing", at: offset) }
        guard SwiftIdentifier(swift: sample, as: context) != nil else {
            throw TextProblem(.matrixResult, "“\(text)” is no name that Swift allows here", at: offset)
        }
        return NameTemplate(parts: parts)
    }

    private static func hole(_ scanner: inout TextScanner, at offset: Int) throws(TextProblem) -> NameTemplate.Hole {
        guard scanner.skip("{") else {
            throw TextProblem(.matrixPlaceholder, "“}” closes nothing", at: offset + scanner.index)
        }
        return try scanner.placeholder(for: "names", at: offset)
    }
}

extension TextScanner {
    /// Reads a placeholder behind its opening brace, in a text that begins at `offset`.
    mutating func placeholder<Hole: RawRepresentable<String> & CaseIterable>(
        for things: String,
        at offset: Int
    ) throws(TextProblem) -> Hole {
        let start = offset + index
        let word = take { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        guard skip("}") else { throw TextProblem(.matrixPlaceholder, "the placeholder is not closed", at: start) }
        if let hole = Hole(rawValue: word) { return hole }
        let known = Hole.allCases.map(\.rawValue)
        let list = known.map { "{\($0)}" }.joined(separator: ", ")
        throw TextProblem(
            .matrixPlaceholder,
            "“{\(word)}” is no placeholder for \(things): those are \(list)",
            at: start,
            suggestion: NearestName.of(word, among: known).map { "{\($0)}" }
        )
    }
}
