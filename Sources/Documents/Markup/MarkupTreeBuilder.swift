import Core

/// Combines the nesting that libxml2 reports with the tags that the bytes hold.
struct MarkupTreeBuilder {
    static let deepest = 256
    static let mostNodes = 200_000

    private let fragment: MarkupFragment
    private let tags: MarkupTags
    private var next = 0
    /// Elements that are open, the outermost first; nil for an element that no tag made.
    private var open: [MarkupElement?] = []
    private var nodes: [MarkupNode] = []
    private var textStart: Int
    private var pieces = ""
    private var pieceStart = 0
    private var count = 0
    private var problem: Diagnostic?

    init(_ fragment: MarkupFragment, _ tags: MarkupTags) {
        self.fragment = fragment
        self.tags = tags
        textStart = fragment.range.lowerBound
    }

    /// false where there is too much of it.
    mutating func add(_ event: HTMLEvent) -> Bool {
        switch event {
        case .start(let name, let values, let offset): start(name, values, at: fragment.range.lowerBound + offset)
        case .end(let name, let offset): end(name, at: fragment.range.lowerBound + offset)
        case .text(let text): self.text(text)
        case .comment(let text, let offset):
            finishText()
            append(.comment(MarkupText(text: text, place: place(of: textStart))))
            textStart = fragment.range.lowerBound + offset
        }
        return problem == nil
    }

    mutating func finished(into diagnostics: inout DiagnosticBag) -> [MarkupNode]? {
        finishText()
        if let problem {
            diagnostics.add(problem)
            return nil
        }
        while !open.isEmpty { close(isClosed: false) }
        return nodes
    }

    private func place(of offset: Int) -> SourceLocation { fragment.source.place(of: offset) }

    // MARK: Elements

    private mutating func start(_ name: String, _ values: [String: String], at offset: Int) {
        guard let tag = tag(name, before: offset) else {
            // libxml2 puts a paragraph around text; browsers don't.
            open.append(nil)
            return
        }
        finishText()
        textStart = tag.range.upperBound
        let element = MarkupElement(
            name: tag.name,
            attributes: tag.attributes.map { attribute($0, values) },
            place: place(of: tag.range.lowerBound),
            isClosed: HTMLNames.void.contains(tag.name) || tag.isEmpty,
            hasIgnoredSlash: tag.hasIgnoredSlash
        )
        if HTMLNames.void.contains(tag.name) { return append(.element(element)) }
        open.append(element)
        if open.count > Self.deepest {
            problem = Diagnostic(
                .error,
                .inputTooDeep,
                "elements are nested more than \(Self.deepest) deep; the markup is not read",
                at: element.place
            )
        }
    }

    private mutating func tag(_ name: String, before offset: Int) -> MarkupTags.StartTag? {
        while next < tags.starts.count, tags.starts[next].range.upperBound < offset { next += 1 }
        guard next < tags.starts.count, tags.starts[next].range.lowerBound < offset, tags.starts[next].name == name
        else { return nil }
        next += 1
        return tags.starts[next - 1]
    }

    private func attribute(_ attribute: MarkupTags.StartTag.Attribute, _ values: [String: String]) -> MarkupAttribute {
        let place = place(of: attribute.start)
        guard let range = attribute.value else {
            return MarkupAttribute(name: attribute.name, value: nil, place: place, valuePlace: place)
        }
        // The parser keeps only the first of several attributes of one name.
        let value =
            attribute.masked.map { values[$0] ?? "" }
            ?? String(decoding: fragment.source.bytes[range], as: UTF8.self)
        return MarkupAttribute(
            name: attribute.name,
            value: value,
            place: place,
            valuePlace: self.place(of: range.lowerBound)
        )
    }

    private mutating func end(_ name: String, at offset: Int) {
        if HTMLNames.void.contains(name) { return }
        // Text goes on behind the end of an element that no tag made.
        if open.last != .some(nil) { finishText() }
        let isClosed = tags.ends[offset] == name
        if tags.ends[offset] != nil { textStart = offset }
        close(isClosed: isClosed)
    }

    private mutating func close(isClosed: Bool) {
        guard let last = open.popLast(), var element = last else { return }
        element.isClosed = element.isClosed || isClosed
        attach(.element(element))
    }

    // MARK: Nodes

    /// Text comes in pieces, of which there may be as many as characters.
    private mutating func text(_ piece: String) {
        if pieces.isEmpty {
            var start = textStart
            let bytes = fragment.source.bytes
            while start < fragment.range.upperBound, bytes[start] <= 0x20 { start += 1 }
            pieceStart = min(start, fragment.range.upperBound)
        }
        pieces += piece
    }

    private mutating func finishText() {
        guard !pieces.isEmpty else { return }
        append(.text(MarkupText(text: pieces, place: place(of: pieceStart))))
        pieces = ""
    }

    private mutating func append(_ node: MarkupNode) {
        count += 1
        if count > Self.mostNodes {
            problem = Diagnostic(
                .error,
                .inputTooLarge,
                "there are more than \(Self.mostNodes) elements and texts; the markup is not read",
                at: place(of: textStart)
            )
            return
        }
        attach(node)
    }

    private mutating func attach(_ node: MarkupNode) {
        if let holder = open.lastIndex(where: { $0 != nil }) {
            open[holder]?.children.append(node)
        } else {
            nodes.append(node)
        }
    }
}
