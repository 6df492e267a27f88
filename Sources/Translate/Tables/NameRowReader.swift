import Core
import SwiftModel

struct NameRowReader {
    let row: MatrixRow

    func read(into names: inout NamesTable, diagnostics: inout DiagnosticBag) {
        let web = diagnostics.value(try row.needed(.web).values(Self.webName))
        let swift = diagnostics.value(try row.needed(.swift).value(Self.swiftName))
        guard let web, let swift else { return }
        let entry = NamesTable.Entry(swift: swift, source: row.source)
        for name in web {
            if name.hasSuffix("-") {
                names.prefixes[name] = entry
            } else if name.utf8.contains(UInt8(ascii: "-")) {
                names.components[name] = entry
            } else {
                names.words[name.lowercased()] = entry
            }
        }
    }

    private static func webName(_ text: String) throws(TextProblem) -> String {
        var scanner = TextScanner(text)
        scanner.skipBlanks()
        let start = scanner.index
        let name = scanner.take { ItemNameParser.isNameByte($0) && $0 != UInt8(ascii: "*") }
        scanner.skipBlanks()
        guard scanner.isAtEnd, name.utf8.contains(where: { $0 != UInt8(ascii: "-") }), !name.hasPrefix("-") else {
            throw TextProblem(
                .matrixPattern,
                "a name is a prefix (`elvt-`), a tag (`elvt-icon-button`) or one word (`textarea`)",
                at: scanner.isAtEnd ? start : scanner.index
            )
        }
        return name
    }

    private static func swiftName(_ text: String) throws(TextProblem) -> String {
        let name = text.withoutBlanks
        guard let first = name.unicodeScalars.first, first.properties.isUppercase,
            SwiftIdentifier(swift: name, as: .namePart) != nil
        else {
            throw TextProblem(
                .matrixResult,
                "“\(name)” is no name of a Swift type, which begins with a capital",
                at: 0,
                suggestion: capitalized(name)
            )
        }
        return name
    }

    private static func capitalized(_ name: String) -> String? {
        guard let first = name.first, first.isLowercase else { return nil }
        let result = first.uppercased() + name.dropFirst()
        return SwiftIdentifier(swift: result, as: .namePart) == nil ? nil : result
    }
}

package struct NamesTable: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package let swift: String
        package let source: RuleSource
    }

    /// `elvt-` → `Elevate`
    package var prefixes: [String: Entry] = [:]
    /// `textarea` → `TextArea`, `url` → `URL`
    package var words: [String: Entry] = [:]
    /// `elvt-icon-button` → `IconButton`
    package var components: [String: Entry] = [:]
}
