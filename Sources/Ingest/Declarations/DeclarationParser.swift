import Core
import WebModel

/// Reads the declarations of a file: nothing is evaluated, and other statements are reported and passed over.
struct DeclarationParser: TypeScriptCursor {
    static let depthLimit = 32
    /// The most tokens between two angle brackets.
    static let angleLimit = 2000

    struct Place {
        var scope = ""
        var isGlobal = false
        var depth = 0
    }

    let bytes: [UInt8]
    let tokens: [TypeScriptToken]
    var position = 0
    private(set) var file: DeclarationFile
    private var unread: [Int] = []

    static func read(_ source: SourceFile, into diagnostics: inout DiagnosticBag) -> DeclarationFile {
        let lexer = TypeScriptLexer(source.bytes, as: .code)
        var parser = DeclarationParser(source, tokens: lexer.tokens)
        parser.statements(upTo: lexer.tokens.count - 1, at: Place(), into: &diagnostics)
        for problem in lexer.problems {
            let place = parser.file.location(of: problem.offset)
            diagnostics.warning(.declarationsSyntax, "\(problem.message); the rest is read all the same", at: place)
        }
        parser.reportUnread(into: &diagnostics)
        if !parser.file.isModule {
            for index in parser.file.declarations.indices { parser.file.declarations[index].isGlobal = true }
        }
        return parser.file
    }

    private init(_ source: SourceFile, tokens: [TypeScriptToken]) {
        bytes = source.bytes
        self.tokens = tokens
        file = DeclarationFile(source)
    }

    private func reportUnread(into diagnostics: inout DiagnosticBag) {
        guard let first = unread.first else { return }
        let more = unread.count - 1
        diagnostics.warning(
            .declarationsSyntax,
            "this is no declaration that can be read; it is left out",
            at: file.location(of: first),
            notes: more == 0 ? [] : [.init("so \(more == 1 ? "is 1 more" : "are \(more) more") in this file")]
        )
    }

    /// Strips the quotes of a string literal. Escapes stay as they are, but neither modules nor tags have any.
    func content(of token: TypeScriptToken) -> String {
        String(decoding: bytes[min(token.start + 1, token.end)..<max(token.end - 1, token.start + 1)], as: UTF8.self)
    }

    // MARK: Statements

    private mutating func statements(upTo end: Int, at place: Place, into diagnostics: inout DiagnosticBag) {
        while position < end {
            let start = position
            if isAt(.semicolon) {
                position += 1
            } else if !statement(upTo: end, at: place, into: &diagnostics) {
                unread.append(tokens[start].start)
                position = max(position, start + 1)
                skipStatement(upTo: end)
            }
            if position == start { position += 1 }
        }
        position = end
    }

    private mutating func statement(upTo end: Int, at place: Place, into diagnostics: inout DiagnosticBag) -> Bool {
        let comment = current.comment
        let offset = current.start
        var isExported = false
        if isAt(word: "import"), !isAt(.leftParenthesis, 1) {
            file.isModule = file.isModule || place.depth == 0
            return importStatement(upTo: end)
        }
        if accept(word: "export") {
            if place.depth == 0 { file.isModule = true }
            isExported = true
            if let done = exportStatement(upTo: end) { return done }
        }
        let isDefault = isExported && accept(word: "default")
        while isAt(word: "declare") || isAt(word: "abstract") || isAt(word: "async") { position += 1 }
        if isAt(word: "const"), isAt(word: "enum", 1) { position += 1 }
        let head = Head(comment: comment, offset: offset, isDefault: isDefault)
        if isAt(word: "global"), isAt(.leftBrace, 1) {
            return block(at: position + 1, Place(isGlobal: true, depth: place.depth + 1), upTo: end, into: &diagnostics)
        }
        if isAt(word: "namespace") || isAt(word: "module"), peek().kind == .word || peek().kind == .string {
            return namespace(place, upTo: end, into: &diagnostics)
        }
        if accept(word: "interface") { return objectLike(.interface, head, place, upTo: end) }
        if accept(word: "class") { return objectLike(.classLike, head, place, upTo: end) }
        if accept(word: "enum") { return enumeration(head, place, upTo: end) }
        if isAt(word: "type"), peek().kind == .word {
            position += 1
            return alias(head, place, upTo: end)
        }
        if accept(word: "const") || accept(word: "let") || accept(word: "var") {
            return variables(head, place, upTo: end)
        }
        if accept(word: "function") {
            skipStatement(upTo: end)
            return true
        }
        guard isDefault, current.kind == .word else { return false }
        file.exports["default"] = DeclarationFile.Link(module: nil, name: text(of: current))
        skipStatement(upTo: end)
        return true
    }

    struct Head {
        let comment: Range<Int>?
        let offset: Int
        let isDefault: Bool
    }

    mutating func add(_ declaration: Declaration, isDefault: Bool) {
        file.declarations.append(declaration)
        if isDefault { file.exports["default"] = DeclarationFile.Link(module: nil, name: declaration.name) }
    }

    private mutating func namespace(_ place: Place, upTo end: Int, into diagnostics: inout DiagnosticBag) -> Bool {
        position += 1
        var inner = place
        inner.depth += 1
        while current.kind == .word || current.kind == .string, position < end {
            inner.scope += text(of: current) + "."
            position += 1
            guard isAt(.dot) else { break }
            position += 1
        }
        guard isAt(.leftBrace) else { return isAt(.semicolon) || current.hasLineBreakBefore }
        return block(at: position, inner, upTo: end, into: &diagnostics)
    }

    private mutating func block(
        at opening: Int,
        _ place: Place,
        upTo end: Int,
        into diagnostics: inout DiagnosticBag
    ) -> Bool {
        let closing = min(tokens[opening].partner, end)
        if place.depth > DeclarationParser.depthLimit {
            diagnostics.warning(
                .declarationsTooDeep,
                "namespaces nest deeper than \(DeclarationParser.depthLimit) levels; what stands here is not read",
                at: file.location(of: tokens[opening].start)
            )
        } else {
            position = opening + 1
            statements(upTo: closing, at: place, into: &diagnostics)
        }
        position = min(closing + 1, tokens.count - 1)
        return true
    }

    mutating func skipStatement(upTo end: Int) {
        while position < end {
            let token = current
            if token.kind == .semicolon {
                position += 1
                return
            }
            if token.kind == .leftBrace {
                position = min(token.partner + 1, end)
                if position < end, current.hasLineBreakBefore { return }
                continue
            }
            if token.kind == .leftParenthesis || token.kind == .leftBracket {
                position = min(token.partner + 1, end)
                continue
            }
            if token.hasLineBreakBefore, beginsStatement { return }
            position += 1
        }
    }

    private var beginsStatement: Bool {
        isAt(word: "export") || isAt(word: "declare") || isAt(word: "import") || isAt(word: "interface")
            || isAt(word: "class") || isAt(word: "enum")
            || isAt(word: "namespace") || (isAt(word: "type") && peek().kind == .word)
    }

    // MARK: Imports and exports

    private mutating func importStatement(upTo end: Int) -> Bool {
        position += 1
        if isAt(word: "type"), !isAt(word: "from", 1), !isAt(.comma, 1), !isAt(.equals, 1) { position += 1 }
        var names: [(local: String, name: String)] = []
        if current.kind == .word, !isAt(word: "from") || isAt(word: "from", 1) {
            names.append((text(of: current), "default"))
            position += 1
            if isAt(.comma) { position += 1 }
        }
        if isAt(.star), isAt(word: "as", 1) {
            names.append((text(of: peek(2)), "*"))
            position += 3
        } else if isAt(.leftBrace) {
            names += list(upTo: end).map { (local: $0.given, name: $0.name) }
        }
        let isWhole = names.isEmpty
        if !isWhole, isAt(.equals) {
            // `import A = require("a")`, `import A = B.C`.
            let module = isAt(word: "require", 1) && peek(3).kind == .string ? content(of: peek(3)) : ""
            if !module.isEmpty { file.imports[names[0].local] = DeclarationFile.Link(module: module, name: "*") }
            skipStatement(upTo: end)
            return true
        }
        guard accept(word: "from") || isWhole, current.kind == .string, position < end else { return false }
        let module = content(of: current)
        for (local, name) in names { file.imports[local] = DeclarationFile.Link(module: module, name: name) }
        position += 1
        if isAt(word: "with") || isAt(word: "assert"), isAt(.leftBrace, 1) { position = min(peek().partner + 1, end) }
        return true
    }

    /// nil where a declaration follows.
    private mutating func exportStatement(upTo end: Int) -> Bool? {
        if isAt(word: "type"), isAt(.leftBrace, 1) || isAt(.star, 1) { position += 1 }
        if isAt(.equals) || (isAt(word: "as") && isAt(word: "namespace", 1)) {
            if isAt(.equals), peek().kind == .word {
                file.exports["default"] = DeclarationFile.Link(module: nil, name: text(of: peek()))
            }
            skipStatement(upTo: end)
            return true
        }
        if isAt(word: "import") { return importStatement(upTo: end) }
        if isAt(.star) {
            position += 1
            var given: String?
            if accept(word: "as") {
                given = text(of: current)
                position += 1
            }
            guard accept(word: "from"), current.kind == .string, position < end else { return false }
            let module = content(of: current)
            position += 1
            if let given {
                file.exports[given] = DeclarationFile.Link(module: module, name: "*")
            } else {
                file.forwards.append(module)
            }
            return true
        }
        guard isAt(.leftBrace) else { return nil }
        let names = list(upTo: end)
        var module: String?
        if isAt(word: "from"), peek().kind == .string {
            module = content(of: peek())
            position += 2
        }
        for entry in names { file.exports[entry.given] = DeclarationFile.Link(module: module, name: entry.name) }
        return true
    }

    /// `{ A, type B, C as D }`
    private mutating func list(upTo end: Int) -> [(name: String, given: String)] {
        let closing = min(current.partner, end)
        position += 1
        var entries: [(name: String, given: String)] = []
        while position < closing {
            if isAt(word: "type"), peek().kind == .word, !isAt(word: "as", 1) || isAt(word: "as", 2) { position += 1 }
            guard current.kind == .word || current.kind == .string else {
                position += 1
                continue
            }
            let name = text(of: current)
            position += 1
            var given = name
            if isAt(word: "as"), position + 1 < closing {
                given = text(of: peek())
                position += 2
            }
            entries.append((name, given))
        }
        position = min(closing + 1, end)
        return entries
    }
}
