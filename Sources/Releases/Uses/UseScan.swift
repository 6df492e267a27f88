import SwiftModel

/// Sees names and not types: text in strings and comments does not count, and a short name counts only where its
/// component or type is named too.
struct UseScan {
    struct Found: Hashable {
        let number: UseIndex.Number
        let token: Int
    }

    private let index: UseIndex
    private let file: FileTokens
    private var named: Set<[UseIndex.Name]> = []
    private(set) var found: Set<Found> = []

    init(_ file: SwiftTokens, _ index: UseIndex) {
        self.file = FileTokens(source: file)
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
        for (path, cases) in index.enums[name] ?? [] where ends(path, at: token) && file.kind(token + 1) == .dot {
            if file.kind(token + 2) == .word { add(cases[self.name(token + 2)] ?? [], at: token + 2) }
        }
        let isBehindDot = file.kind(token - 1) == .dot
        let isMember = isBehindDot && file.endsOperand(token - 2)
        if isBehindDot, !isMember { add(index.implicitCases[name] ?? [], at: token) }
        if isMember { add(index.members[name] ?? [], at: token) }
        if isMember || file.isWord("func", token - 1) { add(index.methods[name] ?? [], at: token) }
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

    /// Includes labels of closures behind the call. Brackets are passed over, so that each token is an argument of one
    /// call.
    private mutating func read(_ call: UseIndex.Call, at callee: Int) {
        var token = file.behindTypeArguments(callee + 1)
        if file.kind(token) == .dot, file.isWord("init", token + 1) { token += 2 }
        if file.opens("(", token), !file.isBehindNewline(token) {
            readArguments(call, from: token + 1, to: file.partner(of: token), callee)
            token = file.partner(of: token) + 1
        }
        guard file.opens("{", token) else { return }
        token = file.partner(of: token) + 1
        while file.kind(token) == .word, file.kind(token + 1) == .colon, file.opens("{", token + 2) {
            add(call.labels[name(token)] ?? [], at: token)
            token = file.partner(of: token + 2) + 1
        }
    }

    private mutating func readArguments(_ call: UseIndex.Call, from first: Int, to end: Int, _ callee: Int) {
        var token = first
        var cases: [UseIndex.Name: [UseIndex.Number]]?
        var beginsArgument = true
        while token < end {
            if beginsArgument {
                cases = nil
                if file.kind(token) == .word, file.kind(token + 1) == .colon {
                    add(call.labels[name(token)] ?? [], at: token)
                    cases = call.cases[name(token)]
                } else if token == first {
                    add(call.unlabeled, at: callee)
                }
            }
            beginsArgument = file.kind(token) == .comma
            if let cases, file.kind(token) == .dot, file.kind(token + 1) == .word, !file.endsOperand(token - 1) {
                add(cases[name(token + 1)] ?? [], at: token + 1)
            }
            token = file.behind(token)
        }
    }

    private func name(_ token: Int) -> UseIndex.Name { file.name(token) }

    /// Types that it is nested in stand before it.
    private func ends(_ path: [UseIndex.Name], at token: Int) -> Bool {
        for (distance, part) in path.reversed().enumerated() {
            let place = token - 2 * distance
            guard file.kind(place) == .word, name(place) == part else { return false }
            if distance > 0, file.kind(place + 1) != .dot { return false }
        }
        return true
    }
}

/// A line of a team's own code that names something that changed.
package struct SwiftUse: Sendable, Hashable, Comparable {
    /// Path that may be published.
    package let file: String
    package let line: Int
    /// The name as it stands there.
    package let name: String

    package static func < (left: SwiftUse, right: SwiftUse) -> Bool {
        (left.file, left.line, left.name) < (right.file, right.line, right.name)
    }
}
