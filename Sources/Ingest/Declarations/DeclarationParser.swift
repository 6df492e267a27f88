import Core

/// Reads the declarations of a file: nothing is evaluated, and other statements are reported and passed over.
struct DeclarationParser {
    static let depthLimit = 32
    /// The most tokens between two angle brackets.
    static let angleLimit = 2000

    struct Place {
        var scope = ""
        var isGlobal = false
        var depth = 0
    }

    let bytes: [UInt8]
    let tokens: [DeclarationToken]
    var position = 0
    private(set) var file: DeclarationFile
    private var unread: [Int] = []

    static func read(_ source: SourceFile, into diagnostics: inout DiagnosticBag) -> DeclarationFile {
        let lexer = DeclarationLexer(source.bytes)
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

    private init(_ source: SourceFile, tokens: [DeclarationToken]) {
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

    // MARK: Cursor

    var current: DeclarationToken { tokens[position] }

    func peek(_ distance: Int = 1) -> DeclarationToken { tokens[min(position + distance, tokens.count - 1)] }

    func text(of token: DeclarationToken) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

    func isAt(_ word: StaticString, _ distance: Int = 0) -> Bool {
        let token = peek(distance)
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
    }

    func isAt(symbol: Unicode.Scalar, _ distance: Int = 0) -> Bool { peek(distance).isAt(symbol) }

    mutating func accept(_ word: StaticString) -> Bool {
        guard isAt(word) else { return false }
        position += 1
        return true
    }

    /// Strips the quotes of a string literal. Escapes stay as they are, but neither modules nor tags have any.
    func content(of token: DeclarationToken) -> String {
        String(decoding: bytes[min(token.start + 1, token.end)..<max(token.end - 1, token.start + 1)], as: UTF8.self)
    }

    // MARK: Statements

    private mutating func statements(upTo end: Int, at place: Place, into diagnostics: inout DiagnosticBag) {
        while position < end {
            let start = position
            if isAt(symbol: ";") {
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
        if isAt("import"), !isAt(symbol: "(", 1) {
            file.isModule = file.isModule || place.depth == 0
            return importStatement(upTo: end)
        }
        if accept("export") {
            if place.depth == 0 { file.isModule = true }
            isExported = true
            if let done = exportStatement(upTo: end) { return done }
        }
        let isDefault = isExported && accept("default")
        while isAt("declare") || isAt("abstract") || isAt("async") { position += 1 }
        if isAt("const"), isAt("enum", 1) { position += 1 }
        let head = Head(comment: comment, offset: offset, isDefault: isDefault)
        if isAt("global"), isAt(symbol: "{", 1) {
            return block(at: position + 1, Place(isGlobal: true, depth: place.depth + 1), upTo: end, into: &diagnostics)
        }
        if isAt("namespace") || isAt("module"), peek().kind == .word || peek().kind == .string {
            return namespace(place, upTo: end, into: &diagnostics)
        }
        if accept("interface") { return objectLike(.interface, head, place, upTo: end) }
        if accept("class") { return objectLike(.classLike, head, place, upTo: end) }
        if accept("enum") { return enumeration(head, place, upTo: end) }
        if isAt("type"), peek().kind == .word {
            position += 1
            return alias(head, place, upTo: end)
        }
        if accept("const") || accept("let") || accept("var") { return variables(head, place, upTo: end) }
        if accept("function") {
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
            guard isAt(symbol: ".") else { break }
            position += 1
        }
        guard isAt(symbol: "{") else { return isAt(symbol: ";") || current.hasLineBreakBefore }
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
            if token.isAt(";") {
                position += 1
                return
            }
            if token.isAt("{") {
                position = min(token.partner + 1, end)
                if position < end, current.hasLineBreakBefore { return }
                continue
            }
            if token.isAt("(") || token.isAt("[") {
                position = min(token.partner + 1, end)
                continue
            }
            if token.hasLineBreakBefore, beginsStatement { return }
            position += 1
        }
    }

    private var beginsStatement: Bool {
        isAt("export") || isAt("declare") || isAt("import") || isAt("interface") || isAt("class") || isAt("enum")
            || isAt("namespace") || (isAt("type") && peek().kind == .word)
    }

    // MARK: Imports and exports

    private mutating func importStatement(upTo end: Int) -> Bool {
        position += 1
        if isAt("type"), !isAt("from", 1), !isAt(symbol: ",", 1), !isAt(symbol: "=", 1) { position += 1 }
        var names: [(local: String, name: String)] = []
        if current.kind == .word, !isAt("from") || isAt("from", 1) {
            names.append((text(of: current), "default"))
            position += 1
            if isAt(symbol: ",") { position += 1 }
        }
        if isAt(symbol: "*"), isAt("as", 1) {
            names.append((text(of: peek(2)), "*"))
            position += 3
        } else if isAt(symbol: "{") {
            names += list(upTo: end).map { (local: $0.given, name: $0.name) }
        }
        let isWhole = names.isEmpty
        if !isWhole, isAt(symbol: "=") {
            // `import A = require("a")`, `import A = B.C`.
            let module = isAt("require", 1) && peek(3).kind == .string ? content(of: peek(3)) : ""
            if !module.isEmpty { file.imports[names[0].local] = DeclarationFile.Link(module: module, name: "*") }
            skipStatement(upTo: end)
            return true
        }
        guard accept("from") || isWhole, current.kind == .string, position < end else { return false }
        let module = content(of: current)
        for (local, name) in names { file.imports[local] = DeclarationFile.Link(module: module, name: name) }
        position += 1
        if isAt("with") || isAt("assert"), isAt(symbol: "{", 1) { position = min(peek().partner + 1, end) }
        return true
    }

    /// nil where a declaration follows.
    private mutating func exportStatement(upTo end: Int) -> Bool? {
        if isAt("type"), isAt(symbol: "{", 1) || isAt(symbol: "*", 1) { position += 1 }
        if isAt(symbol: "=") || (isAt("as") && isAt("namespace", 1)) {
            if isAt(symbol: "="), peek().kind == .word {
                file.exports["default"] = DeclarationFile.Link(module: nil, name: text(of: peek()))
            }
            skipStatement(upTo: end)
            return true
        }
        if isAt("import") { return importStatement(upTo: end) }
        if isAt(symbol: "*") {
            position += 1
            var given: String?
            if accept("as") {
                given = text(of: current)
                position += 1
            }
            guard accept("from"), current.kind == .string, position < end else { return false }
            let module = content(of: current)
            position += 1
            if let given {
                file.exports[given] = DeclarationFile.Link(module: module, name: "*")
            } else {
                file.forwards.append(module)
            }
            return true
        }
        guard isAt(symbol: "{") else { return nil }
        let names = list(upTo: end)
        var module: String?
        if isAt("from"), peek().kind == .string {
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
            if isAt("type"), peek().kind == .word, !isAt("as", 1) || isAt("as", 2) { position += 1 }
            guard current.kind == .word || current.kind == .string else {
                position += 1
                continue
            }
            let name = text(of: current)
            position += 1
            var given = name
            if isAt("as"), position + 1 < closing {
                given = text(of: peek())
                position += 2
            }
            entries.append((name, given))
        }
        position = min(closing + 1, end)
        return entries
    }
}
