import Core

@testable import Documents

/// Reads a text as a page, or as Markdown with fences; what was told beside it.
struct MarkupTestText {
    private(set) var documents: [MarkupDocument] = []
    private(set) var diagnostics = DiagnosticBag()

    init(_ text: String, isMarkdown: Bool = false) {
        self.init(Array(text.utf8), isMarkdown: isMarkdown)
    }

    init(_ bytes: [UInt8], isMarkdown: Bool = false) {
        let file = SourceFile(path: SourcePath("page.html"), bytes: bytes)
        guard let source = MarkupSource(file, into: &diagnostics) else { return }
        let fragments = isMarkdown ? MarkupFences.fragments(of: source) : [MarkupFragment(source)]
        for fragment in fragments {
            if let document = MarkupDocument(fragment, into: &diagnostics) { documents.append(document) }
        }
    }

    /// The trees in a line: `a[href=x@1:4](“text”, b)`.
    var outline: String { documents.map { $0.nodes.outline }.joined(separator: " | ") }

    var elements: [MarkupElement] { documents.flatMap(\.elements) }

    var ids: [DiagnosticID] { diagnostics.sorted.map(\.id) }
}

extension [MarkupNode] {
    /// Without texts that are nothing but white space.
    var outline: String {
        compactMap { node -> String? in
            switch node {
            case .text(let text):
                let words = text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return words.isEmpty ? nil : "“\(words)”"
            case .comment(let text): return "!\(text.text)"
            case .element(let element): return element.outline
            }
        }.joined(separator: ", ")
    }
}

extension MarkupElement {
    var outline: String {
        let attributes = attributes.map { attribute in
            attribute.value.map { "\(attribute.name)=\($0)" } ?? attribute.name
        }
        return name + (attributes.isEmpty ? "" : "[\(attributes.joined(separator: " "))]")
            + (children.outline.isEmpty ? "" : "(\(children.outline))")
    }
}
