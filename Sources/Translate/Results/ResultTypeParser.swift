import Core
import SwiftModel

/// Placeholders of a rule may stand in types: `[{Enum}]`, `Detail`.
struct ResultTypeParser {
    /// `Item`
    var knownParameters: Set<String> = []

    func types(_ pieces: [ResultSyntax.Piece]) throws(TextProblem) -> [SwiftType] {
        try pieces.map { piece throws(TextProblem) in try type(piece.text, at: piece.offset) }
    }

    func type(_ text: String, at offset: Int) throws(TextProblem) -> SwiftType {
        let (text, offset) = Self.trimmed(text, at: offset)
        guard !text.isEmpty else { throw TextProblem(.matrixType, "the type is missing", at: offset) }
        try checkPlaceholders(text, at: offset)
        do throws(SwiftTypeParser.Problem) {
            return try SwiftTypeParser.parse(text, knownParameters: knownParameters)
        } catch {
            throw TextProblem(.matrixType, error.message, at: offset + error.offset, suggestion: error.suggestion)
        }
    }

    func expression(_ text: String, at offset: Int, of type: SwiftType) throws(TextProblem) -> SwiftExpression {
        let (text, offset) = Self.trimmed(text, at: offset)
        guard !text.isEmpty else { throw TextProblem(.matrixResult, "the default behind “=” is missing", at: offset) }
        let value: SwiftExpression
        do throws(SwiftTypeParser.Problem) {
            value = try SwiftExpressionParser.parse(text)
        } catch {
            throw TextProblem(.matrixResult, error.message, at: offset + error.offset, suggestion: error.suggestion)
        }
        guard DefaultFit.accepts(value, as: type) else {
            throw TextProblem(.matrixResult, "\(value) is no \(type)", at: offset)
        }
        return value
    }

    private static func trimmed(_ text: String, at offset: Int) -> (String, offset: Int) {
        (text.withoutBlanks, offset + text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count)
    }

    private func checkPlaceholders(_ text: String, at offset: Int) throws(TextProblem) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return }
        var scanner = TextScanner(text)
        while true {
            _ = scanner.take { $0 != UInt8(ascii: "{") }
            guard scanner.skip("{") else { return }
            let _: SwiftType.Placeholder = try scanner.placeholder(for: "types", at: offset)
        }
    }
}

/// Tells as much as is known before an item is.
enum DefaultFit {
    static func accepts(_ value: SwiftExpression, as type: SwiftType) -> Bool {
        switch (value, type) {
        case (.nothing, .optional): true
        case (_, .optional(let inner)): accepts(value, as: inner)
        // Content of a hole is looked at when the hole is filled.
        case (_, .placeholder), (_, .generated): true
        case (.boolean, .named("Bool", _)): true
        case (.string, .named("String", _)): true
        case (.integer, .named(let name, _)): integers.contains(name) || fractions.contains(name)
        case (.number, .named(let name, _)): fractions.contains(name)
        case (.array, .array), (.array, .named("Set", _)), (.array, .named("Array", _)): true
        case (.emptyDictionary, .dictionary), (.emptyDictionary, .named("Dictionary", _)): true
        case (.member, .named(let name, _)): !withoutMembers.contains(name)
        case (.construction, _): true
        default: false
        }
    }

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    /// Nobody means a static member of these.
    private static let withoutMembers: Set<String> = ["Bool", "String", "Int"]
}
