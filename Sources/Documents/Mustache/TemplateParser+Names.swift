import Core

/// Names in tags, and text that is no name.
extension TemplateParser {
    /// Reads a dotted name, or `.`; nil after an error.
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

    /// Reads a part of a name; nil after an error.
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

    /// Reads the name in a partial or parent tag; nil after an error.
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

    /// Reads a name that is one word; nil after an error.
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

    /// Checks the rules for every name.
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
