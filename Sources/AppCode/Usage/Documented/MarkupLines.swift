import Core

/// Markup as a page shows it.
package enum MarkupLines {
    /// Lines without the empty lines around them and without the indentation that all of them share.
    package static func shown(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { TerminalText.safe(String($0)) }[...]
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(min(indents.min() ?? 0, $0.prefix { $0 == " " }.count))) }
    }
}
