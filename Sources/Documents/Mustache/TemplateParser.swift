import Core

struct TemplateParser {
    let file: SourceFile
    let bytes: [UInt8]
    let lines: LineIndex
    let mode: TemplateMode

    var diagnostics = DiagnosticBag()
    var nodes: [TemplateNode] = []
    var paths: [TemplatePath] = []
    var references: [TemplateReference] = []
    var blocks: [TemplateBlock] = []

    var scanner: TagScanner
    var open: [OpenTag] = []
    /// Tags that were opened beyond the limit, so that their ends are known.
    var tooDeepCount = 0
    /// Beginning of the text that no step shows yet.
    var textStart: Int
    /// Number of blanks that are taken from the beginning of each line: the indentation of the block that it is in.
    var dedent = 0
    /// Lines that begin with `?` and have not ended yet, one in the other.
    var optionalLines: [OptionalLine] = []

    init(_ file: SourceFile, lines: LineIndex, mode: TemplateMode) {
        self.file = file
        self.lines = lines
        self.mode = mode
        bytes = file.bytes
        // The text begins behind a byte-order mark.
        textStart = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        scanner = TagScanner(bytes: file.bytes, position: textStart)
    }

    mutating func parse() {
        guard checkBytes() else { return }
        while let finding = scanner.next() {
            switch finding {
            case .tag(let tag): add(tag)
            case .unclosed(let start): error("the tag is not closed", at: start)
            }
        }
        addText(to: bytes.count)
        while !optionalLines.isEmpty { endOptionalLine() }
        for tag in open { reportUnclosed(tag) }
        // Bodies of unclosed tags reach to the end, so that the names in them are known.
        while let tag = open.popLast() { setEnd(of: tag) }
    }

    mutating func error(_ message: String, at offset: Int, suggestion: String? = nil) {
        diagnostics.error(.templateSyntax, message, at: location(of: offset), suggestion: suggestion)
    }

    func location(of offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }

    private mutating func checkBytes() -> Bool {
        if let offset = UTF8Check.firstInvalidOffset(in: bytes) {
            diagnostics.error(.inputNotUTF8, "the template is not UTF-8 from here on", at: location(of: offset))
            return false
        }
        guard mode == .strict else { return true }
        for (offset, byte) in bytes.enumerated() where TemplateText.isControl(byte) {
            let code = byte.hexadecimal(digits: 2, uppercase: true)
            error("the template holds the control character 0x\(code)", at: offset)
        }
        return true
    }

    private mutating func add(_ tag: TemplateTag) {
        switch tag.kind {
        case .comment: _ = addTextBeforeLineTag(tag)
        case .delimiters:
            _ = addTextBeforeLineTag(tag)
            guard !scanner.setDelimiters(tag.content) else { break }
            error(
                "delimiters are two words without '=', of at most \(TemplateLimits.delimiter) bytes",
                at: tag.range.lowerBound
            )
        case .value, .unescapedValue:
            addText(to: tag.range.lowerBound)
            textStart = tag.range.upperBound
            reportIgnored(tag)
            guard let path = path(tag.content, of: tag) else { break }
            nodes.append(.value(path: path, isEscaped: tag.kind == .value))
        case .partial: addPartial(tag)
        case .section, .invertedSection: openSection(tag)
        case .parent: openParent(tag)
        case .block: openBlock(tag)
        case .end: close(tag)
        }
        if tag.kind != .value, tag.kind != .unescapedValue, tag.kind != .comment { reportInOptionalLine(tag) }
    }

    private mutating func addPartial(_ tag: TemplateTag) {
        let indentation = addTextBeforeLineTag(tag)
        reportIgnored(tag)
        guard let reference = reference(tag) else { return }
        references[reference].isStandalone = indentation != nil
        if let indentation { references[reference].indentation = dedented(indentation) }
        nodes.append(.partial(reference: reference))
    }

    private mutating func openSection(_ tag: TemplateTag) {
        _ = addTextBeforeLineTag(tag)
        reportIgnored(tag)
        guard canOpen(tag) else { return }
        guard let path = path(tag.content, of: tag) else { return push(.unnamed, tag) }
        let isSection = tag.kind == .section
        push(isSection ? .section : .invertedSection, tag)
        nodes.append(isSection ? .section(path: path, end: 0) : .invertedSection(path: path, end: 0))
    }
}

extension TemplateParser {
    mutating func path(_ content: Range<Int>, of tag: TemplateTag) -> Int? {
        guard checkContent(content, of: tag) else { return nil }
        let dot = UInt8(ascii: ".")
        if content.count == 1, bytes[content.lowerBound] == dot { return append([], at: content.lowerBound) }
        // Most names have one part.
        guard bytes[content].contains(dot) else {
            return key(bytes[content], of: content).map { append([$0], at: content.lowerBound) }
        }
        let parts = bytes[content].split(separator: dot, omittingEmptySubsequences: false)
        guard parts.count <= TemplateLimits.parts else {
            error("a name has at most \(TemplateLimits.parts) parts", at: content.lowerBound)
            return nil
        }
        var keys: [TemplateKey] = []
        for part in parts {
            guard let key = key(part, of: content) else { return nil }
            keys.append(key)
        }
        return append(keys, at: content.lowerBound)
    }

    private mutating func key(_ part: ArraySlice<UInt8>, of content: Range<Int>) -> TemplateKey? {
        guard !part.isEmpty, mode == .lenient || part.allSatisfy(TemplateText.isPartOfName) else {
            reportNoName(content, rule: "a name is letters, digits, '_' and '-', its parts joined by '.'")
            return nil
        }
        return TemplateKey(String(decoding: part, as: UTF8.self))
    }

    private mutating func append(_ keys: [TemplateKey], at offset: Int) -> Int {
        paths.append(TemplatePath(keys: keys, offset: offset))
        return paths.count - 1
    }

    mutating func reference(_ tag: TemplateTag) -> Int? {
        var content = tag.content
        let target: TemplateReference.Target
        if let first = bytes[content].first, first == UInt8(ascii: "*") {
            let name = bytes[content].dropFirst().drop(while: TemplateText.isSpace)
            content = name.startIndex..<content.upperBound
            guard let path = path(content, of: tag) else { return nil }
            target = .dynamic(path: path)
        } else {
            guard let name = name(content, of: tag, and: [UInt8(ascii: "."), UInt8(ascii: "/")]) else { return nil }
            target = .named(name)
        }
        references.append(
            TemplateReference(target: target, offset: content.lowerBound, indentation: 0..<0, isStandalone: false)
        )
        return references.count - 1
    }

    mutating func name(_ content: Range<Int>, of tag: TemplateTag, and others: [UInt8]) -> String? {
        guard checkContent(content, of: tag) else { return nil }
        let word = bytes[content]
        guard mode == .lenient || word.allSatisfy({ TemplateText.isPartOfName($0) || others.contains($0) }) else {
            let signs = others.isEmpty ? "" : ", '.', '/'"
            reportNoName(content, rule: "this name is letters, digits, '_'\(signs) and '-'")
            return nil
        }
        return String(decoding: word, as: UTF8.self)
    }

    private mutating func checkContent(_ content: Range<Int>, of tag: TemplateTag) -> Bool {
        if content.isEmpty {
            error("the tag has no name", at: tag.range.lowerBound)
            return false
        }
        if bytes[content].contains(where: TemplateText.isSpace) {
            reportNoName(content, rule: "a name has no white space in it")
            return false
        }
        return true
    }

    private mutating func reportNoName(_ content: Range<Int>, rule: String) {
        let shown = TemplateText.quoted(bytes[content]) ?? "this"
        error("\(shown) is no name: \(rule)", at: content.lowerBound)
    }
}
