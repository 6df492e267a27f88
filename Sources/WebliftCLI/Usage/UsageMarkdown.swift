import AppCode
import Core
import Documents
import Generate

/// Examples in Markdown: the markup, and its translation into Swift.
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
        lines += MarkdownFence.lines("html", MarkupLines.shown(example.markup)) + [""]
        if let swiftUI = example.swiftUI {
            lines += MarkdownFence.lines("swift", swiftUI.lines) + [""]
            lines += MarkdownFence.lines("swift", example.uiKit) + [""]
        }
        let absences = example.absences.map { absence in
            let word = absence.isDecided ? "left out" : "**not translated**"
            return "- \(code(absence.subject)) is \(word): \(MarkdownCell.sentence(absence.reason).text)"
        }
        return absences.isEmpty ? lines : lines + absences + [""]
    }

    private static func code(_ text: String) -> String { MarkdownCell.span(TerminalText.line(text)) }
}
