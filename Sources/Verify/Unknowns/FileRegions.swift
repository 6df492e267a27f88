import Core
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
    private let lines: LineIndex

    init(_ bytes: [UInt8]) {
        lines = LineIndex(bytes)
        guard let tokens = try? SwiftTokens(bytes) else {
            regions = []
            return
        }
        let declarations = SwiftDeclarations(tokens).all
        let ends = declarations.dropFirst().map(\.start) + [tokens.tokens.count]
        regions = zip(declarations, ends).map { Region($0, to: max($0.start, $1), in: tokens) }
    }

    /// nil before the first declaration.
    func region(line: Int, column: Int) -> Int? {
        offset(line, column).flatMap { offset in regions.lastIndex { $0.start <= offset } }
    }

    func isSeen(line: Int, column: Int, in region: Int) -> Bool {
        offset(line, column).map { $0 < regions[region].bodyStart } ?? false
    }

    private func offset(_ line: Int, _ column: Int) -> Int? {
        (1...lines.lineCount).contains(line) ? lines.start(ofLine: line) + column - 1 : nil
    }
}

extension FileRegions.Region {
    fileprivate init(_ declaration: SwiftDeclaration, to end: Int, in tokens: SwiftTokens) {
        let (isType, isShape, hasBody) =
            switch declaration.kind {
            case .type: (true, true, true)
            case .extension: (true, false, true)
            case .property(.computed), .property(.settable): (false, false, true)
            case .property, .enumCase, .alias: (false, true, false)
            case .initializer, .function: (false, false, true)
            }
        self.isType = isType
        path = isType ? declaration.path : declaration.scope
        let item = declaration.start..<end
        let body = tokens.outer(item).first { hasBody && tokens.isSign($0, "{") } ?? end
        name = isType || declaration.kind == .initializer ? path.last ?? "" : declaration.name
        start = tokens.start(of: declaration.start)
        bodyStart = body < end ? tokens.start(of: body) : tokens.bytes.count
        shaped = isShape && !declaration.isInExtension ? path.last : nil
        outerWords = tokens.words(declaration.start..<body).subtracting([name])
        innerWords = tokens.words(body..<end)
    }
}

extension SwiftTokens {
    fileprivate func start(of token: Int) -> Int { token < tokens.count ? tokens[token].range.lowerBound : bytes.count }

    fileprivate func words(_ range: Range<Int>) -> Set<String> {
        var words: Set<String> = []
        for token in range {
            switch tokens[token].kind {
            case .word: words.insert(word(token).filter { $0 != "`" })
            // An interpolation can be anything.
            case .string where word(token).contains("\\"): words.formUnion(word(token).identifiers)
            default: break
            }
        }
        return words
    }
}

extension String {
    var identifiers: [String] { split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
}
