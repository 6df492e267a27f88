import AppCode
import Core
import Documents
import Generate

struct SiteExamples {
    let examples: ComponentExamples
    /// The title of the component.
    let component: String

    var data: TemplateValue {
        [
            "list": .list(examples.examples.enumerated().map(entry)),
            "more": examples.remark.map { ["text": .string($0)] } ?? .null,
        ]
    }

    private func entry(_ index: Int, _ example: DocumentedExample) -> TemplateValue {
        let title = example.title(at: index)
        let notes = ExampleNote.all(of: example).map(Self.data)
        let swift = example.translation?.swiftUI.map {
            [("SwiftUI", $0.lines), ("UIKit", example.translation?.uiKit ?? [])]
        }
        let code = (swift ?? []).map { kind, lines in
            figure(kind, of: title, index, HighlightedSwift.value(lines))
        }
        let web = figure("Web", of: title, index, HTMLProse.plain(example.code.joined(separator: "\n")))
        return [
            "title": .string(title),
            "place": .string(DocumentedPlace.text(example.place)),
            "figures": .list(example.code.isEmpty ? code : code + [web]),
            "notes": .list(notes),
            "hasNotes": .boolean(!notes.isEmpty),
        ]
    }

    private func figure(_ kind: String, of title: String, _ index: Int, _ code: TemplateValue) -> TemplateValue {
        [
            "title": .string(kind),
            "label": .string("\(component), example \(index + 1), \(title), \(kind)"),
            "code": code,
        ]
    }

    private static func data(_ note: ExampleNote) -> TemplateValue {
        func data(_ word: String, _ style: String, _ subject: String?, _ html: TemplateValue) -> TemplateValue {
            [
                "word": .string(word), "style": .string(style), "html": html,
                "subject": subject.map { ["text": .string($0)] } ?? .null,
            ]
        }
        func sentence(_ message: String, _ suggestion: String?) -> TemplateValue {
            HTMLProse.sentence(suggestion.map { "\(message); \($0)" } ?? message)
        }
        return switch note {
        case .wrong(let message, let suggestion): data("wrong", "no", nil, sentence(message, suggestion))
        case .doubtful(let message, let suggestion): data("to check", "open", nil, sentence(message, suggestion))
        case .leftOut(let subject, let reason): data("left out", "yes", subject, HTMLProse.line(reason))
        case .notTranslated(let subject, let reason): data("not translated", "no", subject, HTMLProse.sentence(reason))
        case .refused(let reason): data("not translated", "no", nil, HTMLProse.sentence(reason))
        }
    }
}
