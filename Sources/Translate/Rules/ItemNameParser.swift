import Core
import WebModel

/// Sigils say the kind of an item: `@change`, `#label`, `focus()`, `--gap`.
enum ItemNameParser {
    struct Found {
        let item: ItemReference
        let offset: Int

        var isGlob: Bool { item.name.utf8.contains(UInt8(ascii: "*")) }
    }

    static func parseAll(_ text: String) throws(TextProblem) -> [Found] {
        var scanner = TextScanner(text)
        let items = try parseList(&scanner)
        scanner.skipBlanks()
        guard scanner.isAtEnd else {
            throw TextProblem(
                .matrixPattern,
                "“\(scanner.character)” can't stand behind the name of an item",
                at: scanner.index
            )
        }
        return items
    }

    /// Holes name an event or a slot by the item of the pattern: `@{name}-change`.
    static func parseList(_ scanner: inout TextScanner, mayHaveHoles: Bool = false) throws(TextProblem) -> [Found] {
        var items: [Found] = []
        repeat {
            scanner.skipBlanks()
            let start = scanner.index
            if mayHaveHoles, let kind = kindOfHole(scanner) {
                scanner.advance()
                _ = scanner.skip(word: ItemReference.hole)
                let rest = scanner.take(while: isNameByte)
                items.append(Found(item: ItemReference(kind, ItemReference.hole + rest), offset: start))
            } else {
                items.append(try parse(&scanner))
            }
        } while scanner.skip(",")
        return items
    }

    private static func kindOfHole(_ scanner: TextScanner) -> ItemKind? {
        if scanner.startsWith("@" + ItemReference.hole) { return .event }
        return scanner.startsWith("#" + ItemReference.hole) ? .slot : nil
    }

    static func parse(_ scanner: inout TextScanner) throws(TextProblem) -> Found {
        scanner.skipBlanks()
        let start = scanner.index
        func found(_ kind: ItemKind, _ name: String) -> Found { Found(item: ItemReference(kind, name), offset: start) }
        switch scanner.next {
        case UInt8(ascii: "@"):
            scanner.advance()
            return found(.event, try name(&scanner, of: "an event", "@change"))
        case UInt8(ascii: "#"):
            scanner.advance()
            if scanner.skip(word: "(default)") { return found(.slot, "") }
            return found(.slot, try name(&scanner, of: "a slot", "#prefix` or `#(default)"))
        case UInt8(ascii: ":"):
            if scanner.skip(word: "::part(") {
                return found(.cssPart, try nameInBrackets(&scanner, of: "a part", "::part(base)"))
            }
            if scanner.skip(word: ":state(") {
                return found(.cssState, try nameInBrackets(&scanner, of: "a state", ":state(open)"))
            }
            throw TextProblem(
                .matrixPattern,
                "only parts (`::part(base)`) and states (`:state(open)`) begin with a colon",
                at: start
            )
        default:
            let name = try name(&scanner, of: "an item", "disabled")
            if name.hasPrefix("--") { return found(.cssProperty, name) }
            guard scanner.next == UInt8(ascii: "(") else { return found(.property, name) }
            scanner.advance()
            guard scanner.skip(")") else {
                throw TextProblem(
                    .matrixPattern,
                    "a method is written without its parameters",
                    at: scanner.index,
                    suggestion: "\(name)()"
                )
            }
            return found(.method, name)
        }
    }

    private static func nameInBrackets(
        _ scanner: inout TextScanner,
        of what: String,
        _ example: String
    ) throws(TextProblem) -> String {
        scanner.skipBlanks()
        let name = try name(&scanner, of: what, example)
        guard scanner.skip(")") else {
            throw TextProblem(.matrixPattern, "the bracket is not closed: \(code: example)", at: scanner.index)
        }
        return name
    }

    private static func name(
        _ scanner: inout TextScanner,
        of what: String,
        _ example: String
    ) throws(TextProblem) -> String {
        let name = scanner.take(while: isNameByte)
        guard name.isEmpty else { return name }
        let found = scanner.isAtEnd ? "the text ends" : "“\(scanner.character)” stands"
        throw TextProblem(
            .matrixPattern,
            "\(found) where the name of \(what) is expected, as in \(code: example)",
            at: scanner.index
        )
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte >= 0x80 || "-_$.*".utf8.contains(byte)
    }
}
