package import Core

extension WebTypeParser {
    /// Mistake in an expression and its place, as an offset in bytes from the expression's beginning.
    package struct Problem: Error, Sendable, Hashable {
        package let id: DiagnosticID
        package let message: String
        package let offset: Int

        static func syntax(_ message: String, at offset: Int) -> Problem {
            Problem(id: .typeSyntax, message: message, offset: offset)
        }

        static func truncated(at offset: Int) -> Problem {
            let message = "the compiler that printed the type cut it short; what it left out is not known"
            return Problem(id: .typeTruncated, message: message, offset: offset)
        }

        static func tooDeep(at offset: Int) -> Problem {
            Problem(id: .typeTooDeep, message: "the type nests deeper than \(depthLimit) levels", offset: offset)
        }

        static func tooLong(_ length: Int) -> Problem {
            let message = "the type has \(length) bytes, more than the \(lengthLimit) that are read"
            return Problem(id: .typeTooLong, message: message, offset: 0)
        }
    }
}
