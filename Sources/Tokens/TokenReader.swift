package import SourceText

/// Reads files with tokens, whatever their format.
package enum TokenReader {
    /// What the files declare, in their order and from top to bottom.
    package static func read(_ files: [TokenFile], into diagnostics: inout DiagnosticBag) -> [TokenDeclaration] {
        var context = StylesheetContext()
        for file in files where isText(file.file, into: &diagnostics) {
            read(file, into: &context, diagnostics: &diagnostics)
        }
        context.layers.rank(&context.declarations)
        return context.declarations
    }

    private static func read(
        _ file: TokenFile,
        into context: inout StylesheetContext,
        diagnostics: inout DiagnosticBag
    ) {
        let place = SourceLocation.start(of: file.file.path)
        switch TokenFormat(file.file.bytes) {
        case .stylesheet:
            let count = context.declarations.count
            StylesheetReader.read(file, into: &context, diagnostics: &diagnostics)
            if context.declarations.count == count {
                diagnostics.warning(.tokensNothing, "no token is read from this file", at: place)
            }
        case .json:
            // The reader of the Design Tokens Community Group's format belongs here.
            diagnostics.error(.tokensUnknownFormat, "tokens in JSON are not read", at: place)
        case .markup:
            diagnostics.error(.tokensUnknownFormat, "this is neither CSS nor SCSS", at: place)
        case .blank:
            diagnostics.error(.inputEmpty, "the file is empty", at: place)
        }
    }

    /// Whether the bytes are text; NUL is, though no file needs it.
    private static func isText(_ file: SourceFile, into diagnostics: inout DiagnosticBag) -> Bool {
        if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.error(.inputNotUTF8, "the file is not UTF-8 from here on", at: place)
            return false
        }
        if let offset = file.bytes.firstIndex(of: 0) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.warning(.inputControlCharacter, "U+0000 is read as U+FFFD", at: place)
        }
        return true
    }
}
