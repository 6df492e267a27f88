/// A reference to a token in braces: `{color.brand.primary}`.
enum TokenAlias {
    /// The steps of the path in the braces; nil where it is none.
    ///
    /// No step is empty or begins with `$`, but for `$root` at the end, which is the token with the name of its group.
    static func path(_ text: some StringProtocol, _ dialect: TokenDialect) -> [Substring]? {
        guard text.first == "{", text.last == "}", text.utf8.count > 2 else {
            return nil
        }
        var inner = Substring(text.dropFirst().dropLast())
        if dialect.isLoose { inner = inner.trimmingSpaces }
        guard !inner.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
        var segments = inner.split(separator: ".", omittingEmptySubsequences: false)
        // Style Dictionary named the value of a token at first, and not the token.
        if dialect.isLoose, segments.count > 1, segments.last == "value" || segments.last == "$value" {
            segments.removeLast()
        }
        for (index, segment) in segments.enumerated() {
            guard let first = segment.utf8.first, first != UInt8(ascii: " "), segment.utf8.last != UInt8(ascii: " ")
            else { return nil }
            let isRoot = segment == "$root" && index > 0 && index == segments.count - 1
            if first == UInt8(ascii: "$"), !isRoot { return nil }
        }
        return segments
    }

    static func hasBrace(_ text: some StringProtocol) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    }
}

extension Substring {
    var trimmingSpaces: Substring {
        var trimmed = self
        while trimmed.utf8.first == UInt8(ascii: " ") { trimmed.removeFirst() }
        while trimmed.utf8.last == UInt8(ascii: " ") { trimmed.removeLast() }
        return trimmed
    }
}
