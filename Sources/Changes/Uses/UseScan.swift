import SwiftOutline

/// Finds in one file what some changes are about. It sees names and not types: what stands in strings and comments does
/// not count, and a short name counts only where its component or type is named too.
struct UseScan {
    /// A name in the file: the change, and the token.
    struct Found: Hashable {
        let number: UseIndex.Number
        let token: Int
    }

    /// The most tokens of a list of type arguments that is looked through.
    private static let longestTypeArguments = 64

    private let index: UseIndex
    private let file: SwiftTokens
    private var named: Set<[UseIndex.Name]> = []
    private(set) var found: Set<Found> = []

    init(_ file: SwiftTokens, _ index: UseIndex) {
        self.file = file
        self.index = index
        for token in file.tokens.indices where file.tokens[token].kind == .word {
            for path in index.deciding[name(token)] ?? [] where ends(path, at: token) { named.insert(path) }
        }
        for token in file.tokens.indices where file.tokens[token].kind == .word { visit(token) }
    }

    private mutating func visit(_ token: Int) {
        let name = name(token)
        add(index.types[name] ?? [], at: token)
        if let call = index.calls[name] { read(call, at: token) }
        for (path, cases) in index.enums[name] ?? [] where ends(path, at: token) && kind(token + 1) == .dot {
            if kind(token + 2) == .word { add(cases[self.name(token + 2)] ?? [], at: token + 2) }
        }
        let isBehindDot = kind(token - 1) == .dot
        let isMember = isBehindDot && endsOperand(token - 2)
        if isBehindDot, !isMember { add(index.implicitCases[name] ?? [], at: token) }
        if isMember { add(index.members[name] ?? [], at: token) }
        if isMember || isWord("func", token - 1) { add(index.methods[name] ?? [], at: token) }
    }

    private mutating func add(_ bound: [UseIndex.Bound], at token: Int) {
        for entry in bound where entry.types.contains(where: named.contains) {
            found.insert(Found(number: entry.number, token: token))
        }
    }

    private mutating func add(_ numbers: [UseIndex.Number], at token: Int) {
        for number in numbers { found.insert(Found(number: number, token: token)) }
    }

    // MARK: Calls

    /// The arguments of a call, and the labels of the closures behind it. What is within brackets is passed over, so that
    /// each token is looked at once for each call that it is an argument of: for one.
    private mutating func read(_ call: UseIndex.Call, at callee: Int) {
        var token = behindTypeArguments(callee + 1)
        if kind(token) == .dot, isWord("init", token + 1) { token += 2 }
        if isBracket("(", token), !file.tokens[token].isBehindNewline {
            readArguments(call, from: token + 1, to: file.partners[token], callee)
            token = file.partners[token] + 1
        }
        guard isBracket("{", token) else { return }
        token = file.partners[token] + 1
        while kind(token) == .word, kind(token + 1) == .colon, isBracket("{", token + 2) {
            add(call.labels[name(token)] ?? [], at: token)
            token = file.partners[token + 2] + 1
        }
    }

    private mutating func readArguments(_ call: UseIndex.Call, from first: Int, to end: Int, _ callee: Int) {
        var token = first
        var cases: [UseIndex.Name: [UseIndex.Number]]?
        var beginsArgument = true
        while token < end {
            if beginsArgument {
                cases = nil
                if kind(token) == .word, kind(token + 1) == .colon {
                    add(call.labels[name(token)] ?? [], at: token)
                    cases = call.cases[name(token)]
                } else if token == first {
                    add(call.unlabeled, at: callee)
                }
            }
            beginsArgument = kind(token) == .comma
            if let cases, kind(token) == .dot, kind(token + 1) == .word, !endsOperand(token - 1) {
                add(cases[name(token + 1)] ?? [], at: token + 1)
            }
            token = kind(token) == .open ? file.partners[token] + 1 : token + 1
        }
    }

    /// Behind `<…>`, if that stands there.
    private func behindTypeArguments(_ start: Int) -> Int {
        var depth = 0
        var token = start
        while token < file.tokens.count, token - start < Self.longestTypeArguments {
            if kind(token) == .operator {
                for byte in file.bytes[file.tokens[token].range] {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
            }
            if depth <= 0 { return token == start && kind(token) != .operator ? start : token + 1 }
            token += 1
        }
        return start
    }

    // MARK: Tokens

    private func kind(_ token: Int) -> SwiftToken.Kind? {
        file.tokens.indices.contains(token) ? file.tokens[token].kind : nil
    }

    /// Without the backticks that a keyword has around it.
    private func name(_ token: Int) -> UseIndex.Name {
        let range = file.tokens[token].range
        let tick = UInt8(ascii: "`")
        return file.bytes[range].first == tick ? file.bytes[range].dropFirst().dropLast() : file.bytes[range]
    }

    private func isWord(_ word: StaticString, _ token: Int) -> Bool {
        guard kind(token) == .word else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(file.bytes[file.tokens[token].range]) }
    }

    private func isBracket(_ bracket: Unicode.Scalar, _ token: Int) -> Bool {
        kind(token) == .open && file.bytes[file.tokens[token].range.lowerBound] == UInt8(ascii: bracket)
    }

    /// Whether a type's name ends at a token, the types that it is nested in before it.
    private func ends(_ path: [UseIndex.Name], at token: Int) -> Bool {
        for (distance, part) in path.reversed().enumerated() {
            let place = token - 2 * distance
            guard kind(place) == .word, name(place) == part else { return false }
            if distance > 0, kind(place + 1) != .dot { return false }
        }
        return true
    }

    /// Whether a value may end at a token, so that a dot behind it leads to a member.
    private func endsOperand(_ token: Int) -> Bool {
        switch kind(token) {
        case .number, .string, .regex, .close, .hashWord: true
        case .word: !Self.openWords.contains(file.bytes[file.tokens[token].range])
        case .operator:
            !file.tokens[token].isBehindSpace
                && [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(file.bytes[file.tokens[token].range.lowerBound])
        default: false
        }
    }

    private static let openWords: Set<UseIndex.Name> = Set(
        [
            "return", "case", "in", "if", "guard", "while", "where", "try", "await", "throw", "else", "is", "as",
            "switch",
        ]
        .map { Array($0.utf8)[...] }
    )
}
