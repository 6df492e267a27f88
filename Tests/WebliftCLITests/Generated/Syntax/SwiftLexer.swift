@testable import SwiftModel

/// Splits a Swift file into tokens: comments are left out, and of strings the interpolations remain, in round brackets.
///
/// The scanner is the one of merges, which other tests compare with the compiler's own.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var line = 1
    /// The place up to which lines are counted.
    private var offset = 0
    private var documentation: [String] = []
    private(set) var tokens: [SwiftToken] = []
    /// The comments of one line that document nothing.
    private(set) var remarks: [SwiftRemark] = []
    /// Whether all of it could be read. Behind a string or a comment that does not end there are no tokens.
    private(set) var isWhole = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
        read(0..<bytes.count)
    }

    /// Reads a file, or the code of an interpolation.
    private mutating func read(_ code: Range<Int>) {
        var scanner = SwiftScanner(Array(bytes[code]), readsBareRegex: false)
        do { try scanner.scan() } catch { isWhole = false }
        func inFile(_ range: Range<Int>) -> Range<Int> {
            code.lowerBound + range.lowerBound..<code.lowerBound + range.upperBound
        }
        var comments = scanner.comments.map(inFile)[...]
        for (index, token) in scanner.tokens.enumerated() {
            let range = inFile(token.range)
            while let comment = comments.first, comment.lowerBound < range.lowerBound {
                comments.removeFirst()
                note(comment)
            }
            let count = tokens.count
            split(token.kind, range)
            let isFirst = index == 0 && code.lowerBound == 0
            tokens[count].isFirstOnLine = isFirst || token.isBehindNewline
            tokens[count].isSpacedBefore = isFirst || index > 0 && token.isBehindSpace
            tokens[count].documentation = documentation
            documentation = []
        }
        comments.forEach { note($0) }
    }

    private mutating func note(_ comment: Range<Int>) {
        let text = text(comment)
        if text.hasPrefix("///") {
            documentation.append(String(text.dropFirst(3)))
        } else if text.hasPrefix("/**") {
            documentation.append(text)
        } else if text.hasPrefix("//") {
            remarks.append(SwiftRemark(text: text, line: line(at: comment.lowerBound)))
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func line(at place: Int) -> Int {
        while offset < place {
            if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
            offset += 1
        }
        return line
    }

    private mutating func split(_ kind: SwiftModel.SwiftToken.Kind, _ range: Range<Int>) {
        switch kind {
        case .string: addString(range)
        case .operator: addOperators(range)
        case .word where bytes[range.lowerBound] == UInt8(ascii: "`"):
            add(.word, range.dropFirst().dropLast())
            tokens[tokens.count - 1].isEscaped = true
        case .word, .hashWord: add(.word, range)
        case .number: add(.number, range)
        case .directive: add(.directive, range)
        default: add(.symbol, range)
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
        tokens.append(SwiftToken(kind: kind, text: text(range), line: line(at: range.lowerBound)))
    }

    private static let operators = [
        "...", "..<", "===", "!==", "->", "==", "!=", "<=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=",
    ].map { Array($0.utf8) }

    /// `>?` is two of them.
    private mutating func addOperators(_ range: Range<Int>) {
        var rest = range
        while let start = rest.first {
            let length = rest.count > 1 ? Self.operators.first { bytes[rest].starts(with: $0) }?.count : nil
            rest = rest.dropFirst(length ?? 1)
            add(.symbol, start..<rest.lowerBound)
        }
    }

    /// Its text in pieces, and the tokens between these.
    private mutating func addString(_ range: Range<Int>) {
        let hashes = bytes[range].prefix { $0 == UInt8(ascii: "#") }
        let mayBreak = bytes[range].dropFirst(hashes.count).starts(with: "\"\"\"".utf8)
        let escape = [UInt8(ascii: "\\")] + hashes
        var start = range.lowerBound
        var place = start
        while place < range.upperBound {
            guard bytes[place] == escape[0], bytes[place..<range.upperBound].starts(with: escape) else {
                place += 1
                continue
            }
            let open = place + escape.count
            place = open + 1
            guard bytes[open] == UInt8(ascii: "(") else { continue }
            var scanner = SwiftScanner(Array(bytes[place..<range.upperBound]), readsBareRegex: false)
            do { try scanner.skipInterpolation(0, depth: 0, mayBreak: mayBreak) } catch { isWhole = false }
            let close = place + scanner.offset - 1
            add(.text, start..<open)
            add(.symbol, open..<place)
            read(place..<close)
            add(.symbol, close..<close + 1)
            start = close + 1
            place = start
        }
        add(.text, start..<range.upperBound)
    }
}

/// A comment that begins with two slashes and stands for people who read the code.
struct SwiftRemark {
    /// With its slashes.
    let text: String
    let line: Int
}
