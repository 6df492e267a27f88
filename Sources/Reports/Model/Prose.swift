import Core
import Documents

/// Prose of a source, which is Markdown.
enum Prose {
    private static let path = SourcePath("description")

    /// Words in one line of ASCII mean the same whether Markdown is read in them or not: most descriptions are no more.
    /// The text begins with a letter, has single blanks, and nothing that is a mark or would reach somebody.
    static func isOnlyWords(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isASCIILetter, text.utf8.last != blank else { return false }
        var previous = first
        let isWords = text.utf8.allSatisfy { byte in
            defer { previous = byte }
            return byte == blank ? previous != blank : 0x21..<0x7F ~= byte && !MarkdownCell.isMark(byte)
        }
        return isWords && !ForgeWord.isIn(text, allowingAddresses: true)
    }

    private static let blank = UInt8(ascii: " ")

    /// nil for text too deep or too long for the parser, which no person wrote.
    static func blocks(of text: String) -> [MarkdownBlock]? {
        var told = DiagnosticBag()
        let file = SourceFile(path: path, bytes: Array(text.utf8))
        return MarkdownDocument(file, into: &told)?.blocks
    }
}
