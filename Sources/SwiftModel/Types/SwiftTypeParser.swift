// STUB: the room replaces this file; the signatures stay.
/// Reads Swift types as people write them in a matrix: `Bool`, `[String]?`, `(Double) -> String`, `[{Enum}]`.
package enum SwiftTypeParser {
    package struct Problem: Error, Sendable, Hashable {
        package let message: String
        /// In bytes of the text.
        package let offset: Int
        package let suggestion: String?

        package init(_ message: String, at offset: Int, suggestion: String? = nil) {
            self.message = message
            self.offset = offset
            self.suggestion = suggestion
        }
    }

    /// `knownParameters` are the type parameters that may be used besides the known types.
    package static func parse(_ text: String, knownParameters: Set<String> = []) throws(Problem) -> SwiftType {
        .named(text)
    }
}
