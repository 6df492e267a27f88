/// A place in code that reads or writes something by its name.
struct NameUse: Hashable {
    enum Base: Hashable {
        /// `name`
        case none
        /// `self.name`, `Self.name`
        case itself
        /// `variable.name`, with `?` or `!` too.
        case variable(String)
    }

    let base: Base
    let name: String
    /// Whether it stands in front of `=`.
    let isWritten: Bool
}

/// Finds what code uses, and leaves out what only looks so: labels of arguments, what stands behind a dot, and names that
/// a closure, a pattern or a local declaration gives to something else.
///
/// Names count as given from their declaration to the end of its scope. In doubt a use is counted.
struct NameUseScanner {
    private struct Scope {
        let bracket: String
        var names: Set<String> = []
        /// Given by the pattern of the current `case`.
        var caseNames: Set<String> = []
        /// Given by a declaration that has not ended yet.
        var pending: Set<String> = []
        /// `if`, `guard`, `while`, `for` or `switch`, whose braces have not come yet, and the names that it gives.
        var condition: String?
        var conditionNames: Set<String> = []
        /// What the scope around it knows when this one, that of `else`, has ended.
        var namesAfter: Set<String> = []
    }

    private let tokens: ArraySlice<SwiftToken>
    private var index: Int
    private var scopes: [Scope]
    private var uses: [NameUse] = []

    /// All uses, in their order; `parameters` are the names that the signature gives.
    static func uses(in tokens: ArraySlice<SwiftToken>, parameters: Set<String> = []) -> [NameUse] {
        var scanner = NameUseScanner(tokens: tokens, parameters: parameters)
        while scanner.index < tokens.endIndex { scanner.step() }
        return scanner.uses
    }

    private init(tokens: ArraySlice<SwiftToken>, parameters: Set<String>) {
        self.tokens = tokens
        index = tokens.startIndex
        scopes = [Scope(bracket: "{", names: parameters)]
    }

    private func token(_ distance: Int) -> SwiftToken? {
        tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
    }

    private mutating func step() {
        let token = tokens[index]
        if token.isFirstOnLine, !continuesStatement(token) { settlePending() }
        index += 1
        switch token.kind {
        case .symbol: bracket(token.text)
        case .word: word(token)
        default: break
        }
    }

    private func continuesStatement(_ token: SwiftToken) -> Bool {
        token.kind == .symbol && !["{", "}", "@", "("].contains(token.text) || token.isWord("else")
    }

    private mutating func settlePending() {
        scopes[scopes.count - 1].names.formUnion(scopes[scopes.count - 1].pending)
        scopes[scopes.count - 1].pending = []
    }
}

// MARK: - Scopes

extension NameUseScanner {
    private mutating func bracket(_ text: String) {
        switch text {
        case "(", "[": scopes.append(Scope(bracket: text))
        case "{": openBrace()
        case ")", "]", "}":
            guard scopes.count > 1 else { return }
            let closed = scopes.removeLast()
            scopes[scopes.count - 1].names.formUnion(closed.namesAfter)
            // The bindings of `case .some(let x)` belong to what the case is in.
            guard text == ")" else { return }
            scopes[scopes.count - 1].conditionNames.formUnion(closed.conditionNames)
            scopes[scopes.count - 1].caseNames.formUnion(closed.caseNames)
            scopes[scopes.count - 1].pending.formUnion(closed.pending)
        default: break
        }
    }

    private mutating func openBrace() {
        var scope = Scope(bracket: "{")
        let around = scopes.count - 1
        if let condition = scopes[around].condition {
            if condition == "guard" {
                scope.namesAfter = scopes[around].conditionNames
            } else {
                scope.names = scopes[around].conditionNames
            }
            scopes[around].condition = nil
            scopes[around].conditionNames = []
            scopes.append(scope)
        } else {
            scopes.append(scope)
            readClosureSignature()
        }
    }

    /// `[weak self, x = y] (a, b: Int) -> C in`. Where there is no `in`, there was none of it.
    private mutating func readClosureSignature() {
        var reader = SwiftTokenReader(tokens[index...])
        var names: Set<String> = []
        var captured: [NameUse] = []
        _ = reader.readAttributes()
        if reader.current?.isSymbol("[") == true {
            for capture in SwiftParameter.split(reader.readBrackets("[", "]")) {
                let words = capture.drop { ["weak", "unowned"].contains($0.text) }
                guard let name = words.first, name.isName else { continue }
                if words.dropFirst().first?.isSymbol("=") == true {
                    names.insert(name.text)
                    captured += NameUseScanner.uses(in: words.dropFirst(2))
                } else {
                    captured.append(NameUse(base: .none, name: name.text, isWritten: false))
                }
            }
        }
        if reader.current?.isSymbol("(") == true {
            for parameter in SwiftParameter.split(reader.readBrackets("(", ")")) {
                let end = parameter.firstIndex { $0.isSymbol(":") } ?? parameter.endIndex
                parameter[..<end].last.map { _ = names.insert($0.text) }
            }
        } else {
            while let name = reader.current, name.kind == .word, name.isName || name.isWord("_") {
                names.insert(name.text)
                reader.advance()
                if reader.current?.isSymbol(",") == true { reader.advance() } else { break }
            }
        }
        while let token = reader.current, token.kind == .word && ["async", "throws"].contains(token.text) {
            reader.advance()
        }
        if reader.current?.isSymbol("->") == true {
            while let token = reader.current, !token.isWord("in"), !token.isFirstOnLine, !token.isSymbol("}") {
                reader.advance()
            }
        }
        guard reader.current?.isWord("in") == true else { return }
        for use in captured { add(use) }
        scopes[scopes.count - 1].names = names
        index = reader.index + 1
    }

    private func isGiven(_ name: String) -> Bool {
        scopes.contains { $0.names.contains(name) || $0.caseNames.contains(name) }
    }

    private var nearestBrace: Int { scopes.lastIndex { $0.bracket == "{" } ?? 0 }
}

// MARK: - Words

extension NameUseScanner {
    private mutating func word(_ token: SwiftToken) {
        let isMember = self.token(-2)?.isSymbol(".") == true
        if !token.isEscaped, !isMember {
            switch token.text {
            case "if", "guard", "while", "switch":
                scopes[scopes.count - 1].condition = token.text
                return
            case "for":
                scopes[scopes.count - 1].condition = token.text
                let names = readNames()
                scopes[scopes.count - 1].conditionNames.formUnion(names)
                return
            case "case", "default":
                scopes[nearestBrace].caseNames = []
                return
            case "let", "var":
                readLocalNames()
                return
            case "func":
                readLocalFunction()
                return
            default: break
            }
        }
        if isMember { member(token) } else if token.isName, !isLabel { own(token) }
    }

    /// `name` or `(name, other)`
    private mutating func readNames() -> [String] {
        if token(0)?.isSymbol("(") == true {
            var reader = SwiftTokenReader(tokens[index...])
            defer { index = reader.index }
            return reader.readBrackets("(", ")").filter(\.isName).map(\.text)
        }
        guard let name = token(0), name.isName else { return [] }
        index += 1
        return [name.text]
    }

    private mutating func readLocalNames() {
        let names = readNames()
        let isShort =
            scopes[scopes.count - 1].condition != nil && token(0).map { !$0.isSymbol("=") && !$0.isSymbol(":") } == true
            && token(-3)?.isWord("case") != true
        if isShort, scopes[scopes.count - 1].bracket == "{" {
            // `if let name {` reads what it gives its name to.
            for name in names { add(NameUse(base: .none, name: name, isWritten: false)) }
        }
        if scopes[nearestBrace].condition != nil {
            scopes[scopes.count - 1].conditionNames.formUnion(names)
        } else if isInCase {
            scopes[scopes.count - 1].caseNames.formUnion(names)
        } else {
            scopes[scopes.count - 1].pending.formUnion(names)
        }
    }

    /// Whether the names stand in the pattern of a `case`.
    private var isInCase: Bool { scopes.last?.bracket == "(" || token(-3)?.isWord("case") == true }

    private mutating func readLocalFunction() {
        if let name = token(0), name.kind == .word { scopes[scopes.count - 1].names.insert(name.text) }
        index += 1
        guard token(0)?.isSymbol("(") == true else { return }
        var reader = SwiftTokenReader(tokens[index...])
        let parameters = SwiftParameter.all(in: reader.readBrackets("(", ")"))
        index = reader.index
        scopes[scopes.count - 1].condition = "func"
        scopes[scopes.count - 1].conditionNames.formUnion(parameters.map(\.name))
    }

    /// Stands at the token behind the word.
    private var isLabel: Bool {
        guard token(0)?.isSymbol(":") == true, let before = token(-2) else {
            // `name other: Type` in a signature.
            return token(0)?.kind == .word && token(1)?.isSymbol(":") == true && scopes.last?.bracket == "("
                && (token(-2)?.isSymbol("(") == true || token(-2)?.isSymbol(",") == true)
        }
        if before.isSymbol("}") { return true }
        return scopes.last?.bracket == "(" && (before.isSymbol("(") || before.isSymbol(","))
    }

    private mutating func own(_ token: SwiftToken) {
        let name = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
        guard !isGiven(name) else { return }
        add(NameUse(base: .none, name: name, isWritten: isWritten))
    }

    /// Stands at the token behind the member; the dot is two before it.
    private mutating func member(_ token: SwiftToken) {
        var place = -3
        if self.token(place)?.isSymbol("?") == true || self.token(place)?.isSymbol("!") == true { place -= 1 }
        guard let base = self.token(place), base.kind == .word, self.token(place - 1)?.isSymbol("\\") != true else {
            return
        }
        let name = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
        if base.isWord("self") || base.isWord("Self") {
            add(NameUse(base: .itself, name: name, isWritten: isWritten))
        } else if self.token(place - 1)?.isSymbol(".") != true || isSelf(self.token(place - 2), self.token(place - 3)) {
            add(NameUse(base: .variable(base.text), name: name, isWritten: isWritten))
        }
    }

    /// `self` or `self?`
    private func isSelf(_ last: SwiftToken?, _ before: SwiftToken?) -> Bool {
        last?.isWord("self") == true || last?.isSymbol("?") == true && before?.isWord("self") == true
    }

    private var isWritten: Bool { token(0)?.isSymbol("=") == true && scopes.last?.bracket == "{" }

    private mutating func add(_ use: NameUse) { uses.append(use) }
}
