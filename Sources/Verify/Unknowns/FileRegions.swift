import SwiftModel

/// Regions of code that belongs together; attributes and modifiers are parts of a declaration.
struct FileRegions {
    struct Region {
        /// Visible part, which ends before a body.
        fileprivate let start: Int
        fileprivate let bodyStart: Int
        let isType: Bool
        /// Types around it, and its own name where it is one.
        let path: [String]
        let name: String
        /// Type that it is a part of, other than by its body; nil where it is of none.
        let shaped: String?
        let outerWords: Set<String>
        let innerWords: Set<String>
    }

    let regions: [Region]
    private let lines: [Int]

    init(_ bytes: [UInt8]) {
        lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        guard let tokens = try? SwiftTokens(bytes) else {
            regions = []
            return
        }
        let reader = RegionReader(tokens)
        let declarations = SwiftDeclarations(tokens).all
        let starts = declarations.map { reader.start(of: $0.offset) } + [tokens.tokens.count]
        regions = declarations.indices.map { index in
            reader.region(of: declarations[index], from: starts[index], to: max(starts[index], starts[index + 1]))
        }
    }

    /// nil before the first declaration.
    func region(line: Int, column: Int) -> Int? {
        guard lines.indices.contains(line - 1) else { return nil }
        let offset = lines[line - 1] + column - 1
        return regions.lastIndex { $0.start <= offset }
    }

    func isSeen(line: Int, column: Int, in region: Int) -> Bool {
        lines.indices.contains(line - 1) && lines[line - 1] + column - 1 < regions[region].bodyStart
    }
}

private struct RegionReader {
    private static let modifiers: Set<String> = [
        "actor", "async", "borrowing", "case", "class", "consuming", "convenience", "distributed", "dynamic", "enum",
        "extension", "fileprivate", "final", "func", "indirect", "infix", "internal", "isolated", "lazy", "let",
        "macro",
        "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
        "private", "protocol", "public", "required", "static", "struct", "typealias", "unowned", "var", "weak",
    ]

    private let tokens: SwiftTokens

    init(_ tokens: SwiftTokens) { self.tokens = tokens }

    /// Takes the offset of a keyword or a name.
    func start(of offset: Int) -> Int {
        var start = first(from: offset)
        while start > 0 {
            var word = start - 1
            if tokens.tokens[word].kind == .close, tokens.partners[word] > 0 { word = tokens.partners[word] - 1 }
            // `@A`, `@A.B`
            var name = word
            while name > 1, tokens.tokens[name - 1].kind == .dot { name -= 2 }
            if name > 0, tokens.tokens[name - 1].kind == .at {
                start = name - 1
            } else if Self.modifiers.contains(text(word)) {
                start = word
            } else {
                break
            }
        }
        return start
    }

    private func first(from offset: Int) -> Int {
        var low = 0
        var high = tokens.tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens.tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func region(of declaration: SwiftDeclaration, from start: Int, to end: Int) -> FileRegions.Region {
        let (isType, isShape, hasBody) =
            switch declaration.kind {
            case .type: (true, true, true)
            case .extension: (true, false, true)
            case .property(.computed), .property(.settable): (false, false, true)
            case .property, .enumCase, .alias: (false, true, false)
            case .initializer, .function: (false, false, true)
            }
        let path = isType ? declaration.path : declaration.scope
        var body = start
        while body < end, !hasBody || text(body) != "{" {
            body = tokens.tokens[body].kind == .open ? min(end, tokens.partners[body] + 1) : body + 1
        }
        let last = tokens.bytes.count
        let name = isType || declaration.kind == .initializer ? path.last ?? "" : declaration.name
        return FileRegions.Region(
            start: start < tokens.tokens.count ? tokens.tokens[start].range.lowerBound : last,
            bodyStart: body < end ? tokens.tokens[body].range.lowerBound : last,
            isType: isType,
            path: path,
            name: name,
            shaped: isShape && !declaration.isInExtension ? path.last : nil,
            outerWords: words(start..<body).subtracting([name]),
            innerWords: words(body..<end)
        )
    }

    private func words(_ range: Range<Int>) -> Set<String> {
        var words: Set<String> = []
        for token in range {
            switch tokens.tokens[token].kind {
            case .word: words.insert(text(token).filter { $0 != "`" })
            // An interpolation can be anything.
            case .string where text(token).contains("\\"): words.formUnion(text(token).identifiers)
            default: break
            }
        }
        return words
    }

    private func text(_ token: Int) -> String {
        String(decoding: tokens.bytes[tokens.tokens[token].range], as: UTF8.self)
    }
}

extension String {
    var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}
