package import Core
import Documents

/// A template of an app, read as HTML.
package struct AppTemplate: Sendable {
    struct Element: Sendable {
        let name: String
        let place: SourceLocation
        /// nil where the slot is only known when the app runs.
        let slot: String?
        let attributes: [(written: WrittenAttribute, place: SourceLocation)]
        var children: [Element] = []
        var hasText = false
    }

    package let path: SourcePath
    let elements: [Element]

    /// nil where the file has none, or where it can't be read, which is reported.
    package init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        guard let dialect = TemplateDialect(fileName: file.path.typed) else { return nil }
        if dialect == .script, !Self.mayHaveTemplates(file.bytes) { return nil }
        guard file.bytes.count <= MarkupSource.largestSize else {
            let message =
                "the file is larger than \(MarkupSource.largestSize >> 20) MiB; no templates are looked for in it"
            diagnostics.warning(.inventoryNotRead, message, at: .start(of: file.path))
            return nil
        }
        if let offset = UTF8Check.firstInvalidOffset(in: file.bytes) {
            let place = LineIndex(file.bytes).location(of: offset, in: file.path)
            diagnostics.warning(.inventoryNotRead, "the file is not UTF-8 from here on and is not read", at: place)
            return nil
        }
        let masked = MaskedTemplate(file.bytes, dialect)
        let reading = Reading(file, masked, dialect)
        for offset in masked.unfinished {
            diagnostics.warning(
                .inventoryNotRead,
                "nothing ends this expression; it is read as text",
                at: reading.place(offset)
            )
        }
        var told = DiagnosticBag()
        guard let source = MarkupSource(SourceFile(path: file.path, bytes: masked.bytes), into: &told),
            let document = MarkupDocument(MarkupFragment(source), into: &told)
        else {
            let first = told.sorted.first
            let message = "no templates are read in this file: \(first?.message ?? "it is no markup")"
            diagnostics.warning(.inventoryNotRead, message, at: first?.location ?? .start(of: file.path))
            return nil
        }
        path = file.path
        var nodes = document.nodes
        if dialect == .vue { nodes = nodes.filter { reading.isTemplate($0, into: &diagnostics) } }
        elements = reading.content(of: nodes).elements
        guard !elements.isEmpty else { return nil }
    }

    /// Most scripts of an app have no templates, and need not be read.
    private static func mayHaveTemplates(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let tick = rest.firstIndex(of: UInt8(ascii: "`")) {
            let before = bytes[..<tick].suffix(40).filter { !HTMLPosition.isBlank($0) }
            if before.suffix(4).elementsEqual("html".utf8) || before.suffix(9).elementsEqual("template:".utf8) {
                return true
            }
            rest = rest[(tick + 1)...]
        }
        return false
    }

    private struct Reading {
        private let file: SourceFile
        private let masked: MaskedTemplate
        private let dialect: TemplateDialect
        private let lines: LineIndex
        private let maskedLines: LineIndex

        init(_ file: SourceFile, _ masked: MaskedTemplate, _ dialect: TemplateDialect) {
            self.file = file
            self.masked = masked
            self.dialect = dialect
            lines = LineIndex(file.bytes)
            maskedLines = LineIndex(masked.bytes)
        }

        func place(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }

        /// An expression of several lines is one line in the masked text.
        private func offset(_ place: SourceLocation) -> Int {
            min(maskedLines.start(ofLine: place.line) + place.column - 1, file.bytes.count)
        }

        /// A Vue file has one block of that name.
        func isTemplate(_ node: MarkupNode, into diagnostics: inout DiagnosticBag) -> Bool {
            guard case .element(let element) = node, element.name == "template" else { return false }
            guard let language = element["lang"]?.value, language != "html" else { return true }
            let message = "templates in “\(TerminalText.line(language))” are not read"
            diagnostics.warning(.inventoryNotRead, message, at: place(offset(element.place)))
            return false
        }

        func content(of nodes: [MarkupNode]) -> (elements: [Element], hasText: Bool) {
            var elements: [Element] = []
            var hasText = false
            for node in nodes {
                switch node {
                case .comment: break
                case .text(let text): hasText = hasText || !text.text.trimmed.isEmpty
                case .element(let markup):
                    var element = element(markup)
                    let inside = content(of: markup.children)
                    if markup.hasIgnoredSlash, closesBySlash {
                        elements += [element] + inside.elements
                        hasText = hasText || inside.hasText
                    } else {
                        (element.children, element.hasText) = inside
                        elements.append(element)
                    }
                }
            }
            return (elements, hasText)
        }

        /// Whether a slash ends an element, as it does not in a browser.
        private var closesBySlash: Bool { dialect == .vue || dialect == .svelte }

        private func element(_ markup: MarkupElement) -> Element {
            let attributes = markup.attributes.map { attribute in
                (value: self.value(of: attribute), attribute: attribute)
            }
            let slot = attributes.first { $0.attribute.name.lowercased() == "slot" }
            return Element(
                name: markup.name,
                place: place(offset(markup.place)),
                slot: slot.map { $0.value.isPartly ? nil : $0.attribute.value ?? "" } ?? "",
                attributes: attributes.filter { $0.attribute.name.lowercased() != "slot" }.flatMap { value, attribute in
                    WrittenAttribute.all(
                        name: attribute.name,
                        value: attribute.value,
                        expression: value.expression,
                        isPartly: value.isPartly
                    )
                    .map { ($0, place(offset(attribute.place))) }
                }
            )
        }

        /// `expression` is set where it is all of the value.
        private func value(of attribute: MarkupAttribute) -> (expression: String?, isPartly: Bool) {
            guard attribute.value != nil else {
                let start = offset(attribute.place)
                let isShort = !masked.expressions(in: start - 1..<start).isEmpty
                return (nil, isShort)
            }
            let start = offset(attribute.valuePlace)
            let quote = start > 0 ? masked.bytes[start - 1] : 0
            let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            let end =
                masked.bytes[start...].firstIndex { byte in
                    isQuoted ? byte == quote : HTMLPosition.isBlank(byte) || byte == UInt8(ascii: ">")
                } ?? masked.bytes.count
            let found = masked.expressions(in: start..<max(start, end))
            guard let only = found.first else { return (nil, false) }
            guard found.count == 1, only == start..<end else { return (nil, true) }
            let text = file.bytes[only].drop { "${".utf8.contains($0) }
            let inside = String(decoding: text, as: UTF8.self)
            return (String(inside.prefix { $0 != "}" }), true)
        }
    }
}
