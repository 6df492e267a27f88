package import Core

package enum TokenReader {
    package static func read(_ files: [TokenFile], into diagnostics: inout DiagnosticBag) -> [TokenDeclaration] {
        var texts: [(file: TokenFile, format: TokenFormat)] = []
        for file in files where isText(file, into: &diagnostics) { texts.append((file, TokenFormat(file.file.bytes))) }
        let json = texts.enumerated().filter { $0.element.format == .json }.map { ($0.offset, $0.element.file) }
        let documents = TokenDocuments(json, into: &diagnostics)
        var context = StylesheetContext()
        for (place, text) in texts.enumerated() {
            switch text.format {
            case .json: context.declarations += documents.declarations(at: place)
            default: read(text.file, as: text.format, into: &context, diagnostics: &diagnostics)
            }
        }
        context.layers.rank(&context.declarations)
        return context.complete
    }

    package static func isRegistry(_ file: SourceFile) -> Bool {
        var ignored = DiagnosticBag()
        guard TokenFormat(file.bytes) == .json, let json = JSONDocument.parse(file, into: &ignored) else {
            return false
        }
        return RegistryTokenReader.isRegistry(json.root)
    }

    /// Leaves out files of sets that the resolver does not use; files other than resolvers name none.
    package static func sources(namedIn file: SourceFile) -> [(path: String, place: JSONValue)] {
        var ignored = DiagnosticBag()
        guard file.bytes.firstRange(of: Array("$ref".utf8)) != nil, TokenFormat(file.bytes) == .json,
            let document = TokenDocument(TokenFile(file), into: &ignored), document.kind == .resolver
        else { return [] }
        var resolver = ResolverReader(document, files: TokenSourceFiles([:]), limit: DesignTokenLimits.declarations)
        resolver.read()
        return resolver.namedFiles
    }

    private static func read(
        _ file: TokenFile,
        as format: TokenFormat,
        into context: inout StylesheetContext,
        diagnostics: inout DiagnosticBag
    ) {
        let place = SourceLocation.start(of: file.file.path)
        switch format {
        case .stylesheet:
            let count = context.declarations.count
            StylesheetReader.read(file, into: &context, diagnostics: &diagnostics)
            if context.declarations.count == count {
                diagnostics.warning(.tokensNothing, "no token is read from this file", at: place)
            }
        case .json: break
        case .markup: file.reportNoTokens("this is neither CSS nor SCSS nor JSON", into: &diagnostics)
        case .blank:
            diagnostics.add(Diagnostic(file.isNamed ? .error : .warning, .inputEmpty, "the file is empty", at: place))
        }
    }

    private static func isText(_ tokens: TokenFile, into diagnostics: inout DiagnosticBag) -> Bool {
        let file = tokens.file
        if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            let message = "the file is not UTF-8 from here on"
            diagnostics.add(Diagnostic(tokens.isNamed ? .error : .warning, .inputNotUTF8, message, at: place))
            return false
        }
        if let offset = file.bytes.firstIndex(of: 0) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.warning(.inputControlCharacter, "U+0000 is read as U+FFFD", at: place)
        }
        return true
    }
}

extension TokenFile {
    func reportNoTokens(_ message: String, into diagnostics: inout DiagnosticBag) {
        let place = SourceLocation.start(of: file.path)
        guard isNamed else {
            diagnostics.note(.inputSkipped, "skipped: \(message)", at: place)
            return
        }
        diagnostics.error(
            .tokensUnknownFormat,
            message,
            at: place,
            suggestion: "give the CSS, the SCSS or the JSON that your tool makes of the tokens"
        )
    }
}

/// The formats of token files, told apart by content: the name of a file says nothing.
enum TokenFormat {
    case stylesheet
    /// Format of the Design Tokens Community Group, or of a tool with one like it.
    case json
    case markup
    case blank

    init(_ bytes: [UInt8]) {
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let text = content.drop { StylesheetBytes.isSpace($0) }
        switch text.first {
        case nil: self = .blank
        case UInt8(ascii: "{"): self = .json
        case UInt8(ascii: "["): self = Self.isList(text) ? .json : .stylesheet
        // Old stylesheets begin with the sign of a comment in HTML.
        case UInt8(ascii: "<"): self = text.starts(with: "<!--".utf8) ? .stylesheet : .markup
        default: self = .stylesheet
        }
    }

    /// A list in JSON; a stylesheet that begins so has the name of an attribute there.
    private static func isList(_ text: ArraySlice<UInt8>) -> Bool {
        guard let next = text.dropFirst().first(where: { !StylesheetBytes.isSpace($0) }) else { return false }
        return next == UInt8(ascii: "{") || next == UInt8(ascii: "[") || next == UInt8(ascii: "]")
            || next == UInt8(ascii: "\"")
    }
}
