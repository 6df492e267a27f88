import Core

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
                deprecation = String(line.dropFirst("@deprecated".count).trimming(while: \.isWhitespace))
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
            var line = line.trimming(while: \.isWhitespace)
            if line.hasPrefix("//") {
                line = line.drop { $0 == "/" }
            } else {
                if line.hasPrefix("/*") { line = line.dropFirst() }
                if line.hasSuffix("*/") { line = line.dropLast().trimming { $0 == "*" } }
                line = line.drop { $0 == "*" }
            }
            return line.trimming(while: \.isWhitespace)
        }
    }
}
