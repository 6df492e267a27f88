import Core
import SwiftModel

/// Placeholders of a rule may stand in types: `[{Enum}]`, `Detail`.
struct ResultTypeParser {
    /// `Item`
    let knownParameters: Set<String>

    init(knownParameters: Set<String> = []) {
        self.knownParameters = knownParameters
    }

    func type(_ text: String, at offset: Int) throws(TextProblem) -> SwiftType {
        let blanks = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        let text = text.withoutBlanks
        guard !text.isEmpty else { throw TextProblem(.matrixType, "the type is missing", at: offset + blanks) }
        try checkPlaceholders(text, at: offset + blanks)
        do throws(SwiftTypeParser.Problem) {
            return try SwiftTypeParser.parse(text, knownParameters: knownParameters)
        } catch {
            throw TextProblem(
                .matrixType,
                error.message,
                at: offset + blanks + error.offset,
                suggestion: error.suggestion
            )
        }
    }

    func expression(_ text: String, at offset: Int, of type: SwiftType) throws(TextProblem) -> SwiftExpression {
        let value = try expression(text, at: offset)
        guard DefaultFit.accepts(value, as: type) else {
            let blanks = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
            throw TextProblem(.matrixResult, "\(value) is no \(type)", at: offset + blanks)
        }
        return value
    }

    private func expression(_ text: String, at offset: Int) throws(TextProblem) -> SwiftExpression {
        let blanks = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        let text = text.withoutBlanks
        guard !text.isEmpty else {
            throw TextProblem(.matrixResult, "the default behind “=” is missing", at: offset + blanks)
        }
        do throws(SwiftTypeParser.Problem) {
            return try SwiftExpressionParser.parse(text)
        } catch {
            throw TextProblem(
                .matrixResult,
                error.message,
                at: offset + blanks + error.offset,
                suggestion: error.suggestion
            )
        }
    }

    private func checkPlaceholders(_ text: String, at offset: Int) throws(TextProblem) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return }
        var scanner = TextScanner(text)
        while true {
            _ = scanner.take { $0 != UInt8(ascii: "{") }
            guard scanner.skip("{") else { return }
            let start = offset + scanner.index
            let word = scanner.take { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
            guard scanner.skip("}") else {
                throw TextProblem(.matrixPlaceholder, "the placeholder is not closed", at: start)
            }
            guard SwiftType.Placeholder(rawValue: word) == nil else { continue }
            let known = SwiftType.Placeholder.allCases.map(\.rawValue)
            let list = known.map { "{\($0)}" }.joined(separator: ", ")
            throw TextProblem(
                .matrixPlaceholder,
                "“{\(word)}” is no placeholder for types: those are \(list)",
                at: start,
                suggestion: NearestName.of(word, among: known).map { "{\($0)}" }
            )
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
