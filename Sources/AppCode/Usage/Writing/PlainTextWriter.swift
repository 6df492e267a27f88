import SwiftModel

enum PlainTextWriter {
    static func swiftUI(_ runs: [TextRun], font: String?) -> [String] {
        let texts = runs.map { run in
            run.styles.reduce(text(run.text)) { $0 + modifier($1) }
        }
        let font = font.map { ".font(.\($0))" }
        if texts.count == 1 { return font.map(texts.appending) ?? texts }
        let lines = texts.enumerated().map { index, text in index == 0 ? text : "    + \(text)" }
        guard let font else { return lines }
        return ["("] + lines.map { "    " + $0 } + [")", font]
    }

    /// Keeps text as it stands: in a literal SwiftUI would take stars for Markdown.
    static func text(_ text: String) -> String {
        let isMarked = text.contains { "*_`[]~\\%".contains($0) }
        return "Text(\(isMarked ? "verbatim: " : "")\(SwiftStringLiteral(text)))"
    }

    private static func modifier(_ style: PlainView) -> String {
        switch style {
        case .bold: ".bold()"
        case .italic: ".italic()"
        case .underline: ".underline()"
        case .strikethrough: ".strikethrough()"
        case .monospaced: ".font(.body.monospaced())"
        default: ""
        }
    }
}
