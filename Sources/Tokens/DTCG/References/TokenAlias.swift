/// A reference to a token in braces: `{color.brand.primary}`.
struct TokenAlias {
    let name: TokenName
    /// Whether it is for the `$root` of a group, and so has the name of the group.
    let isRoot: Bool

    init?(_ text: UnsafeBufferPointer<UInt8>, _ dialect: TokenDialect) {
        guard let steps = Steps(text, dialect) else { return nil }
        name = TokenPath.name(of: steps.ranges.lazy.map { UnsafeBufferPointer(rebasing: text[$0]) })
        isRoot = steps.isRoot
    }

    static func path(_ text: String, _ dialect: TokenDialect) -> [String]? {
        var text = text
        return text.withUTF8 { bytes in
            guard let steps = Steps(bytes, dialect) else { return nil }
            let names = steps.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
            return steps.isRoot ? names + ["$root"] : names
        }
    }

    static func isBrace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
}

extension TokenAlias {
    /// Places of the steps in the text. None is empty or begins with `$`, but for `$root` at the end.
    private struct Steps {
        private(set) var ranges: [Range<Int>] = []
        private(set) var isRoot = false

        init?(_ text: UnsafeBufferPointer<UInt8>, _ dialect: TokenDialect) {
            guard text.count > 2, text[0] == UInt8(ascii: "{"), text[text.count - 1] == UInt8(ascii: "}") else {
                return nil
            }
            var start = 1
            var end = text.count - 1
            if dialect.isLoose {
                while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
                while start < end, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
            }
            for offset in start..<end {
                if TokenAlias.isBrace(text[offset]) { return nil }
                guard text[offset] == UInt8(ascii: ".") else { continue }
                guard add(start..<offset, of: text) else { return nil }
                start = offset + 1
            }
            let last = start..<end
            if text[last].elementsEqual("$root".utf8) {
                isRoot = true
            } else if !dialect.isLoose || !Self.isValue(text[last]) || ranges.isEmpty {
                guard add(last, of: text) else { return nil }
            }
            if ranges.isEmpty { return nil }
        }

        private mutating func add(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Bool {
            guard let first = text[range].first, let last = text[range].last, first != UInt8(ascii: "$"),
                first != UInt8(ascii: " "), last != UInt8(ascii: " ")
            else { return false }
            ranges.append(range)
            return true
        }

        /// Style Dictionary named the value of a token at first, and not the token.
        private static func isValue(_ step: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            step.elementsEqual("value".utf8) || step.elementsEqual("$value".utf8)
        }
    }
}
