import Core
import SwiftModel

/// Tests without the macros of Testing, whose expansions take the compiler most of its time.
///
/// A macro goes only where it is known to compile wherever its arguments do: a test that is a function without
/// parameters in a suite that needs no more than `init()`, and an expectation that is a comparison, a cast or a
/// property. All others keep their macro. Where the compiler has a message for a file without its macros, the file is
/// checked again as it is.
struct TestMacros {
    /// Stand-ins for macros: uses that a macro warns of are deprecated, and the owner of a property is copied, as a
    /// macro does it.
    static let functions = """
        nonisolated func __testExpectation(_ condition: Bool, _ owner: Any...) {}
        nonisolated func __testRequirement(_ condition: Bool, _ owner: Any...) throws {}
        nonisolated func __testRequirement<T>(_ optionalValue: T?, _ owner: Any...) throws -> T { throw CancellationError() }
        @available(*, deprecated)
        nonisolated func __testRequirement(_ optionalValue: Bool?, _ owner: Any...) throws -> Bool { throw CancellationError() }
        @available(*, deprecated)
        nonisolated func __testRequirement<T>(_ optionalValue: T, _ owner: Any...) throws -> T { throw CancellationError() }

        """

    private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]
    /// Macros treat these words in their own way.
    private static let odd: Set<String> = ["await", "borrowing", "consume", "copy", "inout", "try", "unsafe"]

    /// Names in the code that macros make of tests.
    static let needed: Set<String> = ["Testing", "Void"]
    private static let own: Set<String> = ["Suite", "Test", "expect", "require"]
    private static let declaring: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol", "struct", "typealias",
        "var",
    ]

    /// Macros make something else of a test under such a declaration, or code that does not compile.
    static func areHidden(by bytes: [UInt8]) -> Bool {
        let names = needed.union(own).filter { bytes.holds(Array($0.utf8)) }
        guard !names.isEmpty else { return false }
        guard let tokens = try? SwiftTokens(bytes) else { return true }
        let macros = TestMacros(tokens)
        return macros.words.indices.contains { index in
            let name = macros.words[index].filter { $0 != "`" }
            guard names.contains(name) else { return false }
            let before = macros.word(index - 1)
            if declaring.contains(before) { return true }
            // A parameter or a variable of a pattern can have this name as well; every other use of it is the module.
            return name == "Testing" && !["import", "@", "."].contains(before) && macros.word(index + 1) != "."
        }
    }

    private let tokens: SwiftTokens
    private let words: [String]
    private var edits: [(range: Range<Int>, text: String)] = []

    /// nil where nothing is known to compile without its macro.
    static func text(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.holds(Array("import Testing".utf8)), let tokens = try? SwiftTokens(bytes) else { return nil }
        var macros = TestMacros(tokens)
        macros.readFile()
        guard !macros.edits.isEmpty else { return nil }
        var text = bytes
        for edit in macros.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            text.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return text
    }

    private init(_ tokens: SwiftTokens) {
        self.tokens = tokens
        words = tokens.tokens.indices.map(tokens.word)
    }

    private mutating func readFile() {
        // A macro would not let an expectation change a variable.
        guard !words.contains("var") else { return }
        var index = 0
        while index < words.count {
            let declaration = readDeclaration(at: index)
            if declaration.isSuite { readSuite(declaration) }
            index = declaration.end
        }
        for index in words.indices where tokens.tokens[index].kind == .hashWord { readExpression(at: index) }
    }

    // MARK: Declarations

    /// Range from the keyword, behind the attributes.
    private struct Declaration {
        let isSuite: Bool
        let keyword: Int
        let end: Int
    }

    private mutating func readDeclaration(at start: Int) -> Declaration {
        var index = start
        var attributes: [String] = []
        var plain: Range<Int>?
        while index < words.count, tokens.tokens[index].kind == .at {
            let hasArguments = word(index + 2) == "(" && !tokens.tokens[index + 2].isBehindSpace
            let end = min(hasArguments ? tokens.partners[index + 2] + 1 : index + 2, words.count)
            if ["Suite", "Test"].contains(word(index + 1)), !hasArguments || isPlainText(index + 3..<end - 1) {
                plain = tokens.tokens[index].range.lowerBound..<tokens.tokens[end - 1].range.upperBound
            }
            attributes.append(word(index + 1))
            index = end
        }
        attributes.removeAll { $0 == "MainActor" }
        let isSuite =
            word(index) == "struct" && word(index + 2) == "{" && (attributes.isEmpty || attributes == ["Suite"])
        if let plain, isSuite || attributes == ["Test"] && isPlainFunction(at: index) { edits.append((plain, "")) }
        return Declaration(isSuite: isSuite, keyword: index, end: max(end(from: index), index + 1))
    }

    /// Ends behind the braces, or where the next declaration may begin.
    private func end(from start: Int) -> Int {
        var index = start
        while index < words.count, tokens.tokens[index].kind != .open || words[index] != "{" {
            index = tokens.behind(index)
            if index < words.count, tokens.tokens[index].isBehindNewline, tokens.tokens[index].kind != .open {
                return index
            }
        }
        return index < words.count ? tokens.behind(index) : index
    }

    private mutating func readSuite(_ suite: Declaration) {
        let before = edits
        var index = suite.keyword + 3
        while index < suite.end - 1 {
            let member = readDeclaration(at: index)
            let head = words[min(member.keyword, member.end)..<member.end].prefix {
                !["(", "[", "{", "="].contains($0)
            }
            guard head.allSatisfy({ $0 != "let" && $0 != "init" }) else {
                edits = before
                return
            }
            index = member.end
        }
    }

    /// `func name() async throws {`
    private func isPlainFunction(at index: Int) -> Bool {
        guard word(index) == "func", !word(index + 1).hasPrefix("`"), word(index + 2) == "(", word(index + 3) == ")"
        else {
            return false
        }
        var index = index + 4
        if word(index) == "async" { index += 1 }
        if word(index) == "throws" { index += 1 }
        return word(index) == "{"
    }

    private func isPlainText(_ range: Range<Int>) -> Bool {
        guard range.count == 1 else { return false }
        let text = words[range.lowerBound]
        return tokens.tokens[range.lowerBound].kind == .string && text.hasPrefix("\"") && !text.contains("\\")
    }

    // MARK: Expectations

    private mutating func readExpression(at index: Int) {
        switch words[index] {
        case "#expect" where tokens.tokens[index].isBehindNewline: replace(index, with: "__testExpectation")
        case "#require" where index > 0 && words[index - 1] == "try": replace(index, with: "__testRequirement")
        default: break
        }
    }

    private mutating func replace(_ macro: Int, with function: String) {
        guard let arguments = arguments(behind: macro) else { return }
        let isComparison = isComparison(arguments)
        guard isComparison || isProperty(arguments) else { return }
        edits.append((tokens.tokens[macro].range, function))
        let path = words[arguments.lowerBound] == "!" ? arguments.dropFirst() : arguments
        guard !isComparison, let dot = path.last(where: { tokens.tokens[$0].kind == .dot }), dot > path.lowerBound
        else { return }
        let end = tokens.tokens[arguments.upperBound].range.lowerBound
        edits.append((end..<end, ", \(words[path.lowerBound..<dot].joined()).self"))
    }

    /// nil where there is anything odd.
    private func arguments(behind macro: Int) -> Range<Int>? {
        let open = macro + 1
        guard word(open) == "(" else { return nil }
        let close = tokens.partners[open]
        let range = open + 1..<close
        guard !range.isEmpty, close + 1 >= words.count || tokens.tokens[close + 1].isBehindNewline,
            word(close + 1) != "{",
            !range.contains(where: {
                tokens.tokens[$0].kind == .hashWord || Self.odd.contains(words[$0]) || ["{", "&"].contains(words[$0])
            })
        else { return nil }
        return range
    }

    private func isComparison(_ arguments: Range<Int>) -> Bool {
        var isComparison = false
        var index = arguments.lowerBound
        while index < arguments.upperBound {
            let token = tokens.tokens[index]
            switch token.kind {
            case .comma, .colon, .semicolon: return false
            case .open: index = tokens.partners[index]
            case .operator where token.isBehindSpace && tokens.tokens[index + 1].isBehindSpace:
                isComparison = isComparison || Self.comparisons.contains(words[index])
            case .word where words[index] == "is": isComparison = true
            case .word where words[index] == "as": isComparison = isComparison || word(index + 1) == "?"
            default: break
            }
            index += 1
        }
        return isComparison
    }

    /// `a.b` or `!a.b`. A macro lets no call change its value.
    private func isProperty(_ range: Range<Int>) -> Bool {
        let path = words[range.lowerBound] == "!" ? range.dropFirst() : range
        guard let first = path.first, !["true", "false", "nil"].contains(words[first]) else { return false }
        return path.allSatisfy { [.word, .dot].contains(tokens.tokens[$0].kind) }
    }

    private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
}
