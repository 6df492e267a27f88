/// Finds the declarations of a file: its types, their members, and what stands in their signatures and bodies.
///
/// It relies on what the formatter makes sure of: each declaration begins on a line of its own.
struct SwiftReader {
    private var reader: SwiftTokenReader
    private var found: [SwiftDeclaration] = []

    static func declarations(of tokens: ArraySlice<SwiftToken>) -> [SwiftDeclaration] {
        var reader = SwiftReader(reader: SwiftTokenReader(tokens))
        reader.readDeclarations()
        return reader.found
    }

    private init(reader: SwiftTokenReader) { self.reader = reader }

    private mutating func readDeclarations() {
        while let token = reader.current {
            if token.kind == .directive { readConditions() } else { found.append(readDeclaration()) }
        }
    }

    /// The branches of one `#if`, each with the declarations in it.
    private mutating func readConditions() {
        while let directive = reader.next() {
            guard directive.text != "#endif" else { return }
            let start = reader.index
            var depth = 0
            while let token = reader.current {
                if token.kind == .directive {
                    if depth == 0, !token.text.hasPrefix("#if ") { break }
                    if token.text.hasPrefix("#if ") { depth += 1 }
                    if token.text == "#endif" { depth -= 1 }
                }
                reader.advance()
            }
            var branch = SwiftDeclaration(kind: .condition, name: directive.text, line: directive.line)
            branch.members = SwiftReader.declarations(of: reader.slice(from: start))
            found.append(branch)
        }
    }

    private mutating func readDeclaration() -> SwiftDeclaration {
        var result = SwiftDeclaration(kind: .unknown, line: reader.current?.line ?? 0)
        result.documentation = reader.current?.documentation ?? []
        result.attributes = reader.readAttributes()
        readModifiers(into: &result)
        guard let keyword = reader.current, !keyword.isEscaped,
            let kind = SwiftDeclaration.Kind(rawValue: keyword.text)
        else {
            result.name = reader.next()?.text ?? ""
            skipToNextDeclaration()
            return result
        }
        result.kind = kind
        result.line = keyword.line
        reader.advance()
        switch kind {
        case .structure, .reference, .actor, .enumeration, .interface, .extending: readType(into: &result)
        case .function, .initializer, .indexing, .deinitializer: readFunction(into: &result)
        case .variable, .constant: readProperty(into: &result)
        default: readRest(into: &result)
        }
        return result
    }

    private mutating func readModifiers(into result: inout SwiftDeclaration) {
        while let token = reader.current, token.kind == .word, !token.isEscaped {
            let isModifier =
                token.text == "class"
                ? Self.isClassModifier(before: reader.peek(1)) : Self.modifiers.contains(token.text)
            guard isModifier else { return }
            reader.advance()
            var modifier = token.text
            if reader.current?.isSymbol("(") == true {
                modifier += "(" + reader.readBrackets("(", ")").map(\.text).joined() + ")"
            }
            result.modifiers.append(modifier)
        }
    }

    private static func isClassModifier(before next: SwiftToken?) -> Bool {
        ["func", "var", "let", "subscript"].contains(next?.text)
    }

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy", "weak", "unowned",
        "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "indirect", "dynamic",
        "prefix", "infix", "postfix",
    ]
}

// MARK: - One kind after another

extension SwiftReader {
    private mutating func readType(into result: inout SwiftDeclaration) {
        result.name = reader.next()?.text ?? ""
        while reader.current?.isSymbol(".") == true {
            reader.advance()
            result.name += "." + (reader.next()?.text ?? "")
        }
        if reader.current?.isSymbol("<") == true { result.generics = reader.readBrackets("<", ">") }
        let start = reader.index
        while let token = reader.current, !token.isSymbol("{") { reader.advance() }
        result.inherited = Self.inherited(in: reader.slice(from: start))
        result.type = reader.slice(from: start)
        let body = reader.readBrackets("{", "}")
        result.body = body
        result.members = SwiftReader.declarations(of: body)
    }

    private static func inherited(in header: ArraySlice<SwiftToken>) -> [String] {
        guard header.first?.isSymbol(":") == true else { return [] }
        let end = header.firstIndex { $0.isWord("where") } ?? header.endIndex
        return SwiftParameter.split(header[header.startIndex + 1..<end]).map { part in
            var reader = SwiftTokenReader(part)
            _ = reader.readAttributes()
            return reader.rest.map(\.text).joined()
        }
    }

    private mutating func readFunction(into result: inout SwiftDeclaration) {
        if result.kind == .initializer {
            result.name = "init"
            while reader.current?.isSymbol("?") == true || reader.current?.isSymbol("!") == true { reader.advance() }
        } else if result.kind == .function {
            result.name = reader.next()?.text ?? ""
            while let token = reader.current, token.kind == .symbol, token.text != "(", token.text != "<" {
                result.name += token.text
                reader.advance()
            }
        }
        if reader.current?.isSymbol("<") == true { result.generics = reader.readBrackets("<", ">") }
        if reader.current?.isSymbol("(") == true {
            result.parameters = SwiftParameter.all(in: reader.readBrackets("(", ")"))
        }
        let start = reader.index
        while let token = reader.current, !token.isSymbol("{"), !beginsDeclaration(token) { reader.advance() }
        result.type = reader.slice(from: start)
        if reader.current?.isSymbol("{") == true { result.body = reader.readBrackets("{", "}") }
    }

    private mutating func readProperty(into result: inout SwiftDeclaration) {
        result.name = reader.next()?.text ?? ""
        if reader.current?.isSymbol(":") == true {
            reader.advance()
            let start = reader.index
            while let token = reader.current, !token.isSymbol("="), !token.isSymbol("{"), !beginsDeclaration(token) {
                skipBrackets()
            }
            result.type = reader.slice(from: start)
        }
        if reader.current?.isSymbol("=") == true {
            reader.advance()
            let start = reader.index
            while let token = reader.current, !beginsDeclaration(token), !isAtObservers { skipBrackets() }
            result.value = reader.slice(from: start)
            if isAtObservers { result.body = reader.readBrackets("{", "}") }
        } else if reader.current?.isSymbol("{") == true {
            result.body = reader.readBrackets("{", "}")
        }
        skipToNextDeclaration()
    }

    private var isAtObservers: Bool {
        guard reader.current?.isSymbol("{") == true, let first = reader.peek(1) else { return false }
        return first.isWord("didSet") || first.isWord("willSet")
    }

    /// A case, an alias or an import: its name, and what follows as its value.
    private mutating func readRest(into result: inout SwiftDeclaration) {
        result.name = reader.next()?.text ?? ""
        let start = reader.index
        skipToNextDeclaration()
        result.value = reader.slice(from: start)
    }

    private mutating func skipToNextDeclaration() {
        while let token = reader.current, !beginsDeclaration(token) { skipBrackets() }
    }

    private mutating func skipBrackets() {
        switch reader.current?.kind == .symbol ? reader.current?.text : nil {
        case "(": _ = reader.readBrackets("(", ")")
        case "[": _ = reader.readBrackets("[", "]")
        case "{": _ = reader.readBrackets("{", "}")
        default: reader.advance()
        }
    }

    private func beginsDeclaration(_ token: SwiftToken) -> Bool {
        guard token.isFirstOnLine else { return false }
        if token.kind == .directive || token.isSymbol("@") { return true }
        guard token.kind == .word, !token.isEscaped else { return false }
        return Self.modifiers.contains(token.text) || SwiftDeclaration.Kind(rawValue: token.text) != nil
    }
}
