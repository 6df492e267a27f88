import Core
import Documents
package import Translate
package import WebModel

package enum ExampleTranslator {
    /// More of one component are a book of their own.
    private static let most = 20
    /// More bytes are no example that a person reads at one look.
    private static let largest = 4 << 10

    /// Leaves out components without examples; nil `tags` mean all.
    package static func translate(
        _ library: Library,
        _ translation: LibraryTranslation,
        _ html: HTMLTable,
        only tags: Set<String>? = nil
    ) -> [String: ComponentExamples] {
        let documented = library.components.filter { !$0.examples.isEmpty && tags?.contains($0.tag) ?? true }
        guard !documented.isEmpty else { return [:] }
        let names = TagNames(known: Set(library.components.map(\.tag)), prefix: translation.tagPrefix)
        let read = Workers.map(documented) { ReadExamples(of: $0, in: names) }
        let translator = MarkupTranslator(library, translation, html, for: read.flatMap(\.documents))
        let made = Workers.map(read) { $0.translated(by: translator) }
        return Dictionary(zip(documented.map(\.tag), made)) { first, _ in first }.filter { !$0.value.examples.isEmpty }
    }

    private struct TagNames: Sendable {
        let known: Set<String>
        let prefix: String

        /// Other code is no example of a component.
        func areMentioned(in code: String) -> Bool {
            var rest = code.utf8[...]
            while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
                rest = rest[open...].dropFirst()
                let bytes = rest.prefix { $0 > 0x20 && !"/>\"'=<{".utf8.contains($0) }
                guard bytes.contains(UInt8(ascii: "-")) else { continue }
                let name = String(decoding: bytes, as: UTF8.self).lowercased()
                if known.contains(name) || (!prefix.isEmpty && name.hasPrefix(prefix)) { return true }
            }
            return false
        }
    }

    private struct ReadExamples: Sendable {
        private enum Content: Sendable {
            case document(MarkupDocument)
            case refused(String)
        }

        private var examples: [(example: ComponentExample, content: Content)] = []
        private var more = 0

        init(of component: Component, in names: TagNames) {
            // A readme and a list may have the same.
            var seen: Set<[String]> = []
            for example in component.examples where names.areMentioned(in: example.code) {
                guard seen.insert(MarkupLines.shown(example.code)).inserted else { continue }
                guard examples.count < most else {
                    more += 1
                    continue
                }
                examples.append((example, Self.content(of: example)))
            }
        }

        var documents: [MarkupDocument] {
            examples.compactMap { if case .document(let document) = $0.content { document } else { nil } }
        }

        func translated(by translator: MarkupTranslator) -> ComponentExamples {
            let made = examples.map { example, content in
                let isShown = example.code.utf8.count <= largest
                let outcome: DocumentedExample.Outcome =
                    switch content {
                    case .document(let document): .translated(Self.translated(document, example, by: translator))
                    case .refused(let reason): .refused(reason)
                    }
                return DocumentedExample(
                    title: example.title,
                    language: example.language,
                    place: example.source,
                    code: isShown ? MarkupLines.shown(example.code) : [],
                    outcome: outcome
                )
            }
            return ComponentExamples(examples: made, more: more)
        }

        /// Places within a text that stands at one place are all that one.
        private static func translated(
            _ document: MarkupDocument,
            _ example: ComponentExample,
            by translator: MarkupTranslator
        ) -> TranslatedMarkup {
            let markup = translator.translate(document, markup: example.code)
            return example.hasLinesOfFile ? markup : markup.placed(at: example.source)
        }

        private static func content(of example: ComponentExample) -> Content {
            guard MarkupFences.isMarkup(example.language) else {
                return .refused(
                    example.language.isEmpty
                        ? "Nothing says that it is HTML, and only HTML is translated."
                        : "It is written in \(TerminalText.line(example.language)), and only HTML is translated."
                )
            }
            guard example.code.utf8.count <= largest else {
                return .refused("It is longer than \(largest >> 10) KiB. “weblift usage” translates it.")
            }
            let file = SourceFile(path: example.source.file, bytes: Array(example.code.utf8))
            var told = DiagnosticBag()
            let before = example.hasLinesOfFile ? example.source.line - 1 : 0
            guard let source = MarkupSource(file, linesBefore: before, into: &told),
                let document = MarkupDocument(MarkupFragment(source), into: &told)
            else {
                return .refused("It can't be read: \(told.errors.sorted.first?.message ?? "it is no text").")
            }
            return .document(document)
        }
    }
}

package enum MarkupLines {
    /// Drops the empty lines around the text and the indentation that all lines share.
    package static func shown(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { TerminalText.safe(String($0)) }[...]
        while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
        return lines.map { String($0.dropFirst(min(indents.min() ?? 0, $0.prefix { $0 == " " }.count))) }
    }
}
