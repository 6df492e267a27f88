import Core

struct StylesheetProblem: Error {
    let id: DiagnosticID
    let message: String
    let offset: Int
    /// An error only where the rest of the file can't be read.
    var severity = Severity.warning
    /// Offset of the next declaration, if that is known; otherwise all up to the next semicolon is passed over.
    var nextDeclaration: Int?

    static func syntax(_ message: String, at offset: Int) -> StylesheetProblem {
        StylesheetProblem(id: .tokensSyntax, message: message, offset: offset)
    }

    /// Error, as the comment takes all that stands behind it.
    static func unclosedComment(at offset: Int) -> StylesheetProblem {
        let message = "this comment is never closed; all behind it is not read"
        return StylesheetProblem(id: .tokensSyntax, message: message, offset: offset, severity: .error)
    }

    static func unclosed(_ opening: String, at offset: Int) -> StylesheetProblem {
        .syntax("\(opening) is never closed; the value is not read", at: offset)
    }

    /// Lets the next line be read again, as the string has most likely swallowed the semicolon.
    static func unclosedString(_ token: StylesheetToken) -> StylesheetProblem {
        let message = "this string is never closed; the value is not read"
        return StylesheetProblem(id: .tokensSyntax, message: message, offset: token.start, nextDeclaration: token.end)
    }

    static func missingColon(behind name: String, at offset: Int) -> StylesheetProblem {
        .syntax("behind \(name) a colon is missing; it is not read", at: offset)
    }

    static func missingSemicolon(before name: String, at offset: Int) -> StylesheetProblem {
        let message = "a semicolon is missing before \(name); the value in front of it is not read"
        return StylesheetProblem(id: .tokensSyntax, message: message, offset: offset, nextDeclaration: offset)
    }

    static func notEvaluated(_ message: String, at offset: Int) -> StylesheetProblem {
        StylesheetProblem(id: .tokensNotEvaluated, message: message, offset: offset)
    }

    static func tooDeep(at offset: Int) -> StylesheetProblem {
        let message = "nested deeper than \(StylesheetLimits.valueDepth) levels; the value is not read"
        return StylesheetProblem(id: .tokensTooDeep, message: message, offset: offset)
    }

    static func longText(at offset: Int) -> StylesheetProblem {
        let message = "with its variables this is longer than \(StylesheetLimits.textLength) bytes; it is not read"
        return StylesheetProblem(id: .tokensLimit, message: message, offset: offset)
    }

    static func tooLong(at offset: Int) -> StylesheetProblem {
        let message = "this value has more than \(StylesheetLimits.valueLength) parts and is not read"
        return StylesheetProblem(id: .tokensLimit, message: message, offset: offset)
    }
}
