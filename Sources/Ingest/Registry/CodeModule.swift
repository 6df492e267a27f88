import Core
import WebModel

/// The code of one file of a registry, cut into statements. Nothing is evaluated. Between the tags of JSX any text may
/// stand, also a lone quote or bracket: so a statement begins where a line begins with a word that begins one, or with
/// `export`, which stands nowhere else.
struct CodeModule {
    /// `function Button(…) { … }`, `const Button = …` or `class Button …`
    struct Value {
        enum Kind { case function, constant, classLike }
        let kind: Kind
        let range: Range<Int>
        let offset: Int
        let comment: Range<Int>?
    }

    /// `type ButtonProps = …` or `interface ButtonProps …`: the tokens behind the name.
    struct TypeStatement {
        let range: Range<Int>
        let isInterface: Bool
    }

    let file: SourceFile
    let tokens: [TypeScriptToken]
    private let lines: LineIndex
    private(set) var values: [String: Value] = [:]
    private(set) var types: [String: TypeStatement] = [:]
    /// Names that others may use, with the names that they have here, in the order of the file.
    private(set) var exports: [(name: String, local: String)] = []

    init(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        self.file = file
        lines = LineIndex(file.bytes)
        let lexer = TypeScriptLexer(file.bytes, as: .code)
        tokens = lexer.tokens
        // Quotes and brackets that are never closed may be text of JSX; comments and templates hide all that follows.
        for problem in lexer.problems where problem.message.contains("comment") || problem.message.contains("template")
        {
            diagnostics.warning(
                .registrySyntax,
                "\(problem.message); what follows is not read",
                at: location(of: problem.offset)
            )
        }
        let starts = tokens.indices.filter(beginsStatement)
        for (position, start) in starts.enumerated() {
            let end = position + 1 < starts.count ? starts[position + 1] : tokens.count - 1
            read(start..<end)
        }
        var seen: Set<String> = []
        exports = exports.filter { seen.insert($0.name).inserted }
    }

    // MARK: Text

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }

    func text(of token: TypeScriptToken) -> String {
        String(decoding: file.bytes[token.start..<token.end], as: UTF8.self)
    }

    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(
            decoding: file.bytes[tokens[first].start..<max(tokens[last].end, tokens[first].start)],
            as: UTF8.self
        )
    }

    func documentation(_ comment: Range<Int>?) -> JSDoc? {
        comment.map { JSDoc(String(decoding: file.bytes[$0], as: UTF8.self)) }
    }

    func isClosed(_ token: TypeScriptToken) -> Bool {
        token.end - token.start > 1 && file.bytes[token.end - 1] == file.bytes[token.start]
    }

    func content(of token: TypeScriptToken) -> String? {
        guard isClosed(token), token.kind == .string else { return nil }
        return TypeScriptString.value(of: file.bytes[token.start..<token.end])
    }

    /// The name of a member; nil for a name that is calculated.
    func name(of token: TypeScriptToken) -> String? {
        switch token.kind {
        case .word, .number, .bigint: text(of: token)
        case .string: content(of: token)
        default: nil
        }
    }

    func isWord(_ index: Int, _ words: Set<String>) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && words.contains(text(of: tokens[index]))
    }

    func isAt(_ index: Int, _ kind: TypeScriptToken.Kind) -> Bool { index < tokens.count && tokens[index].kind == kind }

    // MARK: Statements

    private static let beginnings: Set<String> = [
        "abstract", "async", "class", "const", "declare", "export", "function", "import", "interface", "let", "type",
        "var",
    ]

    private func beginsStatement(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .word, isWord(index, CodeModule.beginnings) else { return false }
        if token.start == 0 || file.bytes[token.start - 1] == UInt8(ascii: "\n") { return true }
        guard isWord(index, ["export"]) else { return false }
        let isMember = index > 0 && tokens[index - 1].kind == .dot
        return !isMember && (isWord(index + 1, CodeModule.beginnings.union(["default"])) || isAt(index + 1, .leftBrace))
    }

    private mutating func read(_ statement: Range<Int>) {
        var index = statement.lowerBound
        var comment = tokens[index].comment
        var isExported = false
        if isWord(index, ["export"]) {
            isExported = true
            index += 1
            if isAt(index, .leftBrace) {
                addExports(at: index, upTo: statement.upperBound)
                return
            }
            if isWord(index, ["default"]) {
                index += 1
                // `export default Button`
                if tokens[index].kind == .word, !isWord(index, CodeModule.beginnings) {
                    let name = text(of: tokens[index])
                    exports.append((name, name))
                    return
                }
            }
        }
        while isWord(index, ["declare", "abstract", "async"]) { index += 1 }
        comment = comment ?? tokens[min(index, tokens.count - 1)].comment
        guard index + 1 < statement.upperBound else { return }
        let keyword = text(of: tokens[index])
        index += 1
        if isAt(index, .star) { index += 1 }
        guard index < statement.upperBound, tokens[index].kind == .word else { return }
        let name = text(of: tokens[index])
        let rest = index + 1..<statement.upperBound
        let kind: Value.Kind
        switch keyword {
        case "type", "interface":
            types[name] = types[name] ?? TypeStatement(range: rest, isInterface: keyword == "interface")
            return
        case "function": kind = .function
        case "class": kind = .classLike
        case "const", "let", "var": kind = .constant
        default: return
        }
        let others = kind == .constant ? constants(behind: rest) : []
        let ends = others.map { $0 - 1 } + [rest.upperBound]
        for (first, end) in zip([index] + others, ends) {
            let name = text(of: tokens[first])
            let own = first == index ? comment : tokens[first].comment
            // Overloads of a function come before its implementation.
            values[name] = Value(
                kind: kind,
                range: first + 1..<end,
                offset: tokens[first].start,
                comment: own ?? values[name]?.comment
            )
            if isExported { exports.append((name, name)) }
        }
    }

    /// Finds `Row` in `const Box = …, Row = …`: pieces between commas may also be arguments of a type.
    private func constants(behind range: Range<Int>) -> [Int] {
        CodeLiteralReader.pieces(of: range, in: self).dropFirst().map(\.lowerBound).filter { first in
            let next = first + 1
            guard tokens[first].kind == .word, next < range.upperBound else { return false }
            return isAt(next, .colon) || isAt(next, .equals) && !isAt(next + 1, .equals) && !isAt(next + 1, .greater)
        }
    }

    /// `{ Button, buttonVariants as variants, type ButtonProps }`; names from elsewhere are not declared here.
    private mutating func addExports(at opening: Int, upTo end: Int) {
        let closing = min(tokens[opening].partner, end)
        guard !isWord(closing + 1, ["from"]) else { return }
        for piece in CodeLiteralReader.pieces(of: opening + 1..<max(closing, opening + 1), in: self) {
            let words = piece.map { text(of: tokens[$0]) }
            switch (words.count, words.first) {
            case (1, _): exports.append((words[0], words[0]))
            case (3, _) where words[1] == "as": exports.append((words[2] == "default" ? words[0] : words[2], words[0]))
            default: continue
            }
        }
    }
}
