import SourceText
import Usage

/// Examples in Markdown: the markup, and what it is in Swift.
enum UsageMarkdown {
    static func print(_ examples: [TranslatedMarkup]) -> [UInt8] {
        var lines = ["# Examples in Swift", ""]
        var file: String?
        for example in examples where !example.tags.isEmpty {
            if example.place.file.published != file {
                file = example.place.file.published
                lines += ["## \(code(example.place.file.published))", ""]
            }
            lines += self.lines(example)
        }
        while lines.last == "" { lines.removeLast() }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(_ example: TranslatedMarkup) -> [String] {
        var lines = ["### Line \(example.place.line): \(example.tags.map { code($0) }.joined(separator: ", "))", ""]
        lines += fence("html", markup(example.markup))
        if let swiftUI = example.swiftUI {
            lines += fence("swift", swiftUI.state + (swiftUI.state.isEmpty ? [] : [""]) + swiftUI.body)
            lines += fence("swift", example.uiKit)
        }
        let absences = example.absences.map { absence in
            let word = absence.isDecided ? "left out" : "**not translated**"
            return "- \(code(absence.subject)) is \(word): \(TerminalText.line(absence.reason))"
        }
        return absences.isEmpty ? lines : lines + absences + [""]
    }

    /// Without empty lines around it and what all lines are indented by.
    private static func markup(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText.safe(String($0)) }
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(min(indents.min() ?? 0, $0.prefix { $0 == " " }.count))) }
    }

    /// A fence that nothing in it can close.
    private static func fence(_ language: String, _ lines: [String]) -> [String] {
        let longest =
            lines.map { line in
                line.split { $0 != "`" }.map(\.count).max() ?? 0
            }.max() ?? 0
        let marks = String(repeating: "`", count: max(3, longest + 1))
        return ["\(marks)\(language)"] + lines + [marks, ""]
    }

    private static func code(_ text: String) -> String {
        let safe = TerminalText.line(text)
        return safe.contains("`") ? "`` \(safe) ``" : "`\(safe)`"
    }
}
