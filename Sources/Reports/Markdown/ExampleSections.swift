import AppCode
import Core
import Documents
import Generate

struct ExampleSections {
    let examples: ComponentExamples

    var data: TemplateValue {
        [
            "list": .list(examples.examples.enumerated().map(section)),
            "more": examples.remark.map { ["text": .string(MarkdownCell.plain($0).text)] } ?? .null,
        ]
    }

    private func section(_ index: Int, _ example: DocumentedExample) -> TemplateValue {
        let swift = example.translation?.swiftUI == nil ? nil : example.translation
        let notes = ExampleNote.all(of: example).map { "- \(Self.text(of: $0))" }
        return [
            "title": .string(MarkdownCell.plain(example.title(at: index)).text),
            "place": .string(MarkdownCell.code(DocumentedPlace.text(example.place)).text),
            "web": .lines(example.code.isEmpty ? [] : MarkdownFence.lines(language(of: example), example.code)),
            "hasWeb": .boolean(!example.code.isEmpty),
            "swiftUI": .lines(swift?.swiftUI.map { MarkdownFence.lines("swift", $0.lines) } ?? []),
            "uiKit": .lines(swift.map { MarkdownFence.lines("swift", $0.uiKit) } ?? []),
            "hasSwift": .boolean(swift != nil),
            "notes": .lines(notes),
            "hasNotes": .boolean(!notes.isEmpty),
        ]
    }

    /// A stranger's language has to be a word: nothing else may stand behind a fence.
    private func language(of example: DocumentedExample) -> String {
        example.language.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } ? example.language : ""
    }

    private static func text(of note: ExampleNote) -> String {
        switch note {
        case .wrong(let message, let suggestion): "**wrong:** \(sentence(message, suggestion))"
        case .doubtful(let message, let suggestion): "**to check:** \(sentence(message, suggestion))"
        case .leftOut(let subject, let reason): "\(code(subject)) is left out: \(MarkdownCell.markdown(reason).text)"
        case .notTranslated(let subject, let reason):
            "\(code(subject)) is **not translated**: \(MarkdownCell.plain(reason).text)"
        case .refused(let reason): "It is **not translated**: \(MarkdownCell.plain(reason).text)"
        }
    }

    private static func sentence(_ message: String, _ suggestion: String?) -> String {
        MarkdownCell.plain(suggestion.map { "\(message); \($0)" } ?? message).text
    }

    private static func code(_ text: String) -> String { MarkdownCell.span(TerminalText.line(text)) }
}
