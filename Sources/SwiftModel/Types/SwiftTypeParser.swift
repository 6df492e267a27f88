/// Reads Swift types as people write them in a matrix: `Bool`, `[String]?`, `(Double) -> String`, `[{Enum}]`.
package enum SwiftTypeParser {
    package struct Problem: Error, Sendable, Hashable {
        package let message: String
        /// Offset in bytes of the text.
        package let offset: Int
        package let suggestion: String?

        init(_ message: String, at offset: Int, suggestion: String? = nil) {
            self.message = message
            self.offset = offset
            self.suggestion = suggestion
        }
    }

    /// Length limit of a type, in bytes; no type that a person writes into a table comes near.
    package static let lengthLimit = 2048

    /// Nesting limit of a type. It keeps every recursion, here and in code that walks the type, within a small stack.
    package static let depthLimit = 32

    /// Reads a type of the code that we generate, as it is written there: a name of no known type is a generated type.
    package static func parse(generated text: String, parameters: Set<String> = []) throws(Problem) -> SwiftType {
        var reader = try SwiftTypeReader(text, knownParameters: parameters, isGenerated: true)
        return try reader.wholeType()
    }

    package static func parse(_ text: String, knownParameters: Set<String> = []) throws(Problem) -> SwiftType {
        var reader = try SwiftTypeReader(text, knownParameters: knownParameters, isGenerated: false)
        return try reader.wholeType()
    }
}
