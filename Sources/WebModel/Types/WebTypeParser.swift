package import Core

/// Reads type expressions: TypeScript as compilers print it, and the JSDoc and prose forms that generators leave in
/// manifests and people in documentation. An expression is understood as a whole or kept as `.raw`: nothing is guessed.
package enum WebTypeParser {
    package struct Result: Sendable, Hashable {
        package let type: WebType
        /// Why `type` is raw; nil for every other type.
        package let problem: Problem?
    }

    /// Length limit of a type, in bytes. The longest type of a real library is a tenth of this.
    package static let lengthLimit = 64 * 1024

    /// Nesting limit of a type. It keeps every recursion, here and in code that walks the type, within a small stack.
    package static let depthLimit = 100

    package static func parse(_ text: String) -> Result {
        do throws(Problem) {
            return Result(type: try parseWhole(text), problem: nil)
        } catch {
            return Result(type: WebType(.raw(text)), problem: error)
        }
    }

    private static func parseWhole(_ text: String) throws(Problem) -> WebType {
        guard text.utf8.count <= lengthLimit else { throw .tooLong(text.utf8.count) }
        let bytes = Array(text.utf8)
        let lexer = TypeScriptLexer(bytes, as: .type)
        if let problem = lexer.problems.first { throw problem }
        let tokens = lexer.tokens
        guard tokens.count > 1 else { throw .syntax("the type is empty", at: 0) }
        if let inner = try braced(bytes, tokens) { return inner }
        var parser = TypeScriptParser(bytes: bytes, tokens: tokens)
        return try parser.wholeType(upTo: tokens.count - 1)
    }

    /// The type in a JSDoc pair of braces, `{string}`; nil where the braces belong to an object or only to a part.
    /// Objects look alike from the left, so that both are tried; where both fail, the reading that came further knows
    /// the problem better.
    private static func braced(_ bytes: [UInt8], _ tokens: [TypeScriptToken]) throws(Problem) -> WebType? {
        let closing = tokens.count - 2
        guard tokens[0].kind == .leftBrace, tokens[0].partner == closing, closing > 1 else { return nil }
        let problemInside: Problem
        do throws(Problem) {
            var parser = TypeScriptParser(bytes: bytes, tokens: tokens, from: 1)
            return try parser.wholeType(upTo: closing)
        } catch {
            problemInside = error
        }
        do throws(Problem) {
            var parser = TypeScriptParser(bytes: bytes, tokens: tokens)
            return try parser.wholeType(upTo: tokens.count - 1)
        } catch {
            throw error.offset >= problemInside.offset ? error : problemInside
        }
    }
}

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
