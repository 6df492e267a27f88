import SwiftModel

/// Labels of a call, and the facts about its arguments that need no types.
struct WrittenCall {
    struct Argument {
        let label: String?
        let shape: ArgumentShape
        /// The label, or where the value begins if it has none.
        let token: Int
        /// Names such as cases, behind a dot that nothing stands before.
        var members: [Int] = []
    }

    private(set) var arguments: [Argument] = []
    /// The first one has no label.
    private(set) var closures: [Argument] = []

    var all: [Argument] { arguments + closures }

    /// `callee` is the last token of the name; nil where nothing is called there. `isAssumed`: braces behind the name
    /// are a call wherever they stand.
    init?(_ file: FileTokens, at callee: Int, isAssumed: Bool = false) {
        var token = file.behindTypeArguments(callee + 1)
        if file.kind(token) == .dot, file.isWord("init", token + 1) { token += 2 }
        let hasParentheses = file.opens("(", token) && !file.isBehindNewline(token)
        if hasParentheses {
            readArguments(file, token + 1..<file.partner(of: token))
            token = file.partner(of: token) + 1
        }
        guard file.opens("{", token), hasParentheses || isAssumed || Self.canBeCalled(file, at: callee) else {
            if hasParentheses { return }
            return nil
        }
        closures.append(Argument(label: nil, shape: .closure, token: token))
        token = file.behind(token)
        while file.kind(token) == .word, file.kind(token + 1) == .colon, file.opens("{", token + 2) {
            closures.append(Argument(label: file.text(token), shape: .closure, token: token))
            token = file.behind(token + 2)
        }
    }

    /// Braces begin no closure where a type is declared, extended or named.
    private static func canBeCalled(_ file: FileTokens, at callee: Int) -> Bool {
        var first = callee
        while file.kind(first - 1) == .dot, file.kind(first - 2) == .word { first -= 2 }
        switch file.kind(first - 1) {
        case .colon, .comma: return false
        case .operator: return !file.bytes(first - 1).elementsEqual("->".utf8)
        case .word:
            return !["extension", "struct", "class", "enum", "protocol", "actor", "is", "as", "some", "any"]
                .contains(file.text(first - 1))
        default: return true
        }
    }

    private mutating func readArguments(_ file: FileTokens, _ range: Range<Int>) {
        var token = range.lowerBound
        while token < range.upperBound {
            let start = token
            let hasLabel = file.kind(token) == .word && file.kind(token + 1) == .colon
            if hasLabel { token += 2 }
            let value = token
            var members: [Int] = []
            while token < range.upperBound, file.kind(token) != .comma {
                if file.kind(token) == .dot, file.kind(token + 1) == .word, !file.endsOperand(token - 1) {
                    members.append(token + 1)
                }
                token = file.behind(token)
            }
            let end = min(token, range.upperBound)
            arguments.append(
                Argument(
                    label: hasLabel ? file.text(start) : nil,
                    shape: ArgumentShape(file, value..<end),
                    token: start,
                    members: members
                )
            )
            token += 1
        }
    }
}

/// Kind of an argument, as far as its text alone tells.
enum ArgumentShape: Hashable {
    case integer, fraction, text, flag, nothing, closure
    /// A case or another static member.
    case member(String)
    case other

    init(_ file: FileTokens, _ tokens: Range<Int>) {
        var tokens = tokens
        if tokens.count == 2, file.bytes(tokens.lowerBound).elementsEqual("-".utf8) { tokens = tokens.dropFirst() }
        let first = tokens.lowerBound
        switch (tokens.count, file.kind(first)) {
        case (1, .number):
            let isWhole = file.bytes(first).allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
            self = isWhole ? .integer : .fraction
        case (1, .string): self = .text
        case (1, .word):
            switch file.text(first) {
            case "true", "false": self = .flag
            case "nil": self = .nothing
            default: self = .other
            }
        case (2, .dot) where file.kind(first + 1) == .word: self = .member(file.text(first + 1))
        default: self = file.opens("{", first) && file.behind(first) == tokens.upperBound ? .closure : .other
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
