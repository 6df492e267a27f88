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
        guard let written = WrittenCall(file, at: callee, isAssumed: true) else { return }
        if let first = written.arguments.first, first.label == nil { add(call.unlabeled, at: callee) }
        for argument in written.all where argument.label != nil {
            let label = name(argument.token)
            add(call.labels[label] ?? [], at: argument.token)
            for member in argument.members { add(call.cases[label]?[name(member)] ?? [], at: member) }
        }
    }

    private func name(_ token: Int) -> UseIndex.Name { file.name(token) }

    private func ends(_ path: [UseIndex.Name], at token: Int) -> Bool { file.ends(path, at: token, by: file.name) }
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
