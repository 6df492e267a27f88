struct DocumentationComment: Equatable {
    /// Nil where it only says that the declaration is deprecated.
    let text: String?
    let deprecation: String?

    /// Nil where the comment says nothing.
    init?(_ comment: String) {
        var lines: [Substring] = []
        var deprecation: String?
        for line in Self.content(of: comment) {
            if line.hasPrefix("@deprecated") {
                deprecation = String(Self.trimmed(line.dropFirst("@deprecated".count)))
            } else {
                lines.append(line)
            }
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let text = lines.drop(while: \.isEmpty).joined(separator: "\n")
        if text.isEmpty, deprecation == nil { return nil }
        self.text = text.isEmpty ? nil : text
        self.deprecation = deprecation
    }

    static func isMarked(_ comment: ArraySlice<UInt8>) -> Bool {
        comment.starts(with: "///".utf8) || (comment.starts(with: "/**".utf8) && comment.count > 4)
    }

    private static func content(of comment: String) -> [Substring] {
        comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            var line = trimmed(line)
            if line.hasPrefix("//") {
                line = line.drop { $0 == "/" }
            } else {
                if line.hasPrefix("/*") { line = line.dropFirst() }
                if line.hasSuffix("*/") { line = trimmingStars(line.dropLast()) }
                line = line.drop { $0 == "*" }
            }
            return trimmed(line)
        }
    }

    private static func trimmingStars(_ line: Substring) -> Substring {
        var line = line
        while line.last == "*" { line.removeLast() }
        return line
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop { $0.isWhitespace }
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
    }
}
