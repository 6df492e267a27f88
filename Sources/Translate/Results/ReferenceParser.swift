import Core
import WebModel

/// Reads `see open`, `see @click`: the item is part of the result of another one.
enum ReferenceParser {
    /// nil where the text is another kind of result.
    static func parse(_ scanner: TextScanner) throws(TextProblem) -> ItemReference? {
        var scanner = scanner
        guard scanner.skip(word: "see"), scanner.next == 0x20 || scanner.isAtEnd else { return nil }
        let item = try ItemNameParser.parse(&scanner)
        if item.isGlob {
            throw TextProblem(.matrixResult, "another item is named exactly, without stars", at: item.offset)
        }
        scanner.skipBlanks()
        guard scanner.isAtEnd else {
            throw TextProblem(.matrixResult, "only one item can stand behind `see`", at: scanner.index)
        }
        return item.item
    }
}
