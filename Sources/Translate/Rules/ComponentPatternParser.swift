import Core
import WebModel

/// Reads which components a row of `Components` means: `*-grid, *-tiles + #(default) + <{tag}-row>`.
enum ComponentPatternParser {
    static func parse(
        _ text: String
    ) throws(TextProblem) -> (tags: [NamePattern], conditions: [ComponentCondition]) {
        var scanner = TextScanner(text)
        let tags = try TagPatternParser.parseList(&scanner)
        var conditions: [ComponentCondition] = []
        while scanner.skip("+") {
            scanner.skipBlanks()
            conditions.append(
                scanner.startsWith("<") ? .part(try parts(&scanner)) : .item(try item(&scanner))
            )
        }
        guard scanner.isAtEnd else {
            throw TextProblem(.matrixPattern, "“\(scanner.character)” can't stand in a tag", at: scanner.index)
        }
        return (tags, conditions)
    }

    private static let partStart = "<{tag}-"

    private static func parts(_ scanner: inout TextScanner) throws(TextProblem) -> [String] {
        var endings: [String] = []
        repeat {
            scanner.skipBlanks()
            let start = scanner.index
            let isStarted = scanner.skip(word: partStart)
            let ending = scanner.take(while: ItemNameParser.isNameByte)
            guard isStarted, !ending.isEmpty, scanner.skip(">") else {
                throw TextProblem(.matrixPattern, "a part is written as `<{tag}-row>`", at: start)
            }
            endings.append("-" + ending)
        } while scanner.skip(",")
        return endings
    }

    /// The text as far as the next plus is a pattern as in all other tables.
    private static func item(_ scanner: inout TextScanner) throws(TextProblem) -> ItemPattern {
        let start = scanner.index
        let text = scanner.take { $0 != UInt8(ascii: "+") }
        do throws(TextProblem) {
            return try ItemPatternParser.parse(text, of: ItemKind.allCases, in: MatrixSection.components.rawValue)
        } catch {
            throw TextProblem(error.id, error.message, at: error.offset + start, suggestion: error.suggestion)
        }
    }
}
