import Core
import SwiftModel

/// `elvt-chip, *-card`
enum TagPatternParser {
    /// Headings may name a native primitive, the common name of its forms, or the data of either: `Picker`,
    /// `Toggle.switch`, `Table.item`.
    static func parseHeading(_ text: String) throws(TextProblem) -> [NamePattern] {
        if primitives.contains(text) || items.contains(text) { return [.builtOn(text)] }
        return try parse(text)
    }

    private static let primitives = Set(
        NativePrimitive.allCases.flatMap { [$0.rawValue, String($0.rawValue.prefix { $0 != "." })] }
    )

    /// `Table.item`
    private static let items = Set(NativePrimitive.allCases.map(NamePattern.itemHeading))

    static func parse(_ text: String) throws(TextProblem) -> [NamePattern] {
        var scanner = TextScanner(text)
        let tags = try parseList(&scanner)
        scanner.skipBlanks()
        guard scanner.isAtEnd else {
            throw TextProblem(.matrixPattern, "“\(scanner.character)” can't stand in a tag", at: scanner.index)
        }
        return tags
    }

    static func parseList(_ scanner: inout TextScanner) throws(TextProblem) -> [NamePattern] {
        var tags = [try parse(&scanner)]
        while scanner.skip(",") { tags.append(try parse(&scanner)) }
        return tags
    }

    private static func parse(_ scanner: inout TextScanner) throws(TextProblem) -> NamePattern {
        scanner.skipBlanks()
        let start = scanner.index
        let tag = scanner.take(while: ItemNameParser.isNameByte)
        guard !tag.isEmpty else {
            let found = scanner.isAtEnd ? "the text ends" : "“\(scanner.character)” stands"
            throw TextProblem(.matrixPattern, "\(found) where a tag is expected, as in `elvt-chip`", at: scanner.index)
        }
        if tag.utf8.contains(where: \.isCapital) {
            throw TextProblem(.matrixPattern, "a tag has no capitals", at: start, suggestion: tag.lowercased())
        }
        guard tag.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*") }) else {
            throw TextProblem(
                .matrixPattern,
                "“\(tag)” is no tag of a component, for it has no dash, and no glob, for it has no star",
                at: start,
                suggestion: "*-\(tag)"
            )
        }
        return NamePattern(tag)
    }
}
