import Core

/// `size, scale: s, 'extra small', ''`
enum ScopedValuesParser {
    struct Found {
        let scopes: [NamePattern]
        let values: [String]
    }

    static func parse(_ text: String) throws(TextProblem) -> Found {
        var scanner = TextScanner(text)
        var scopes = [try scope(&scanner)]
        while scanner.skip(",") { scopes.append(try scope(&scanner)) }
        guard scanner.skip(":") else {
            throw TextProblem(
                .matrixPattern,
                "a colon and values are expected behind the scope, as in `size: s`",
                at: scanner.index
            )
        }
        var values = [try value(&scanner)]
        while scanner.skip(",") { values.append(try value(&scanner)) }
        return Found(scopes: scopes, values: values)
    }

    private static func scope(_ scanner: inout TextScanner) throws(TextProblem) -> NamePattern {
        scanner.skipBlanks()
        let name = scanner.take(while: ItemNameParser.isNameByte)
        guard !name.isEmpty else {
            throw TextProblem(
                .matrixPattern,
                "the scope is missing: the name of a property, of an alias, or `*`",
                at: scanner.index
            )
        }
        return NamePattern(name)
    }

    private static func value(_ scanner: inout TextScanner) throws(TextProblem) -> String {
        scanner.skipBlanks()
        let start = scanner.index
        if scanner.skip("'") {
            let value = scanner.take { $0 != UInt8(ascii: "'") }
            guard scanner.skip("'") else { throw TextProblem(.matrixPattern, "the quoted value has no end", at: start) }
            scanner.skipBlanks()
            guard scanner.isAtEnd || scanner.next == UInt8(ascii: ",") else {
                throw TextProblem(.matrixPattern, "a comma is expected behind a quoted value", at: scanner.index)
            }
            return value
        }
        let value = scanner.take { $0 != UInt8(ascii: ",") }.withoutBlanks
        guard !value.isEmpty else {
            throw TextProblem(.matrixPattern, "a value is missing; the empty one is written `''`", at: start)
        }
        guard !value.utf8.contains(0x20) else {
            throw TextProblem(
                .matrixPattern,
                "a value with blanks is written in quotes",
                at: start,
                suggestion: "'\(value)'"
            )
        }
        return value
    }
}
