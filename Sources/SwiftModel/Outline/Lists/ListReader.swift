struct ListReader {
    /// Depth to which lists in lists are followed; deeper lists are only text.
    static let depthLimit = 40

    let source: SwiftTokens
    private let names: ItemNames
    private let ends: ItemEnds

    init(_ source: SwiftTokens) {
        self.source = source
        names = ItemNames(source: source)
        ends = ItemEnds(source: source)
    }

    func file() -> SwiftList {
        let contents = 0..<source.bytes.count
        let declarations = list(.declarations, role: "", source.tokens.indices, contents, depth: 0)
        guard declarations.elements == nil else { return declarations }
        return list(.statements, role: "", source.tokens.indices, contents, depth: 0)
    }

    /// The list between two tokens, each of which has nothing of the list on its line.
    func lines(_ kind: SwiftList.Kind, role: String, between opening: Int, and closing: Int, depth: Int) -> SwiftList {
        var start = opening + 1
        // Parameters of a closure stand behind its brace.
        if kind == .statements, let signature = signatureEnd(opening, closing) { start = signature }
        let last = source.tokens[start - 1].range.upperBound
        let end = source.tokens[closing].range.lowerBound
        let (first, behind) = (source.lineEnd(last), source.lineStart(end))
        guard first <= behind, source.isEmptyOfCode(last..<first), source.isEmptyOfCode(behind..<end) else {
            return SwiftList(kind, role: role, source.tokens[opening].range.upperBound..<end, nil)
        }
        return list(kind, role: role, start..<closing, first..<behind, depth: depth)
    }

    private func signatureEnd(_ opening: Int, _ closing: Int) -> Int? {
        var token = opening + 1
        while token < closing, !source.tokens[token].isBehindNewline {
            if source.isWord(token, .in) { return token + 1 }
            token = source.tokens[token].kind == .open ? source.partners[token] + 1 : token + 1
        }
        return nil
    }

    private func list(
        _ kind: SwiftList.Kind,
        role: String,
        _ tokens: Range<Int>,
        _ contents: Range<Int>,
        depth: Int
    ) -> SwiftList {
        var elements = LineElements(source, contents)
        var isKnown = depth < Self.depthLimit
        var token = tokens.lowerBound
        while isKnown, token < tokens.upperBound {
            let end = kind == .sections ? sectionEnd(token, tokens) : itemEnd(token, tokens)
            let item = token..<end
            isKnown = elements.addLines(of: item) { element(kind, item, depth: depth, comment: $0) }
            token = end
        }
        isKnown = isKnown && elements.addComments()
        return SwiftList(kind, role: role, contents, isKnown ? elements.elements : nil)
    }

    private func itemEnd(_ start: Int, _ tokens: Range<Int>) -> Int {
        if source.tokens[start].kind == .directive { return ends.conditionEnd(start) }
        let prefixEnd = names.prefixEnd(from: start, before: tokens.upperBound)
        return ends.end(from: start, prefixEnd: prefixEnd, before: tokens.upperBound)
    }

    /// Makes the element without its place; nil where it has no known form.
    private func element(_ kind: SwiftList.Kind, _ item: Range<Int>, depth: Int, comment: Range<Int>) -> LineElements
        .Item?
    {
        var inner = InnerLists(self, depth: depth + 1)
        inner.addPoints(of: comment)
        if source.tokens[item.lowerBound].kind == .directive {
            inner.addBranches(of: item.lowerBound, kind)
            return LineElements.Item(.conditional, source.spelled(item.lowerBound..<item.lowerBound + 1), inner.lists)
        }
        if kind == .sections { return section(item, &inner) }
        if source.tokens[item.upperBound - 1].kind == .semicolon { return nil }
        let keyword = names.prefixEnd(from: item.lowerBound, before: item.upperBound)
        let declaration = names.declaration(item, keyword: keyword)
        guard let name = declaration ?? (kind == .statements ? names.statement(item) : nil) else { return nil }
        inner.addBrackets(of: item, hasMembers: name.hasMembers)
        // Code can begin with a word that begins a declaration elsewhere, such as `case` in `if case`.
        let kindOfElement = kind == .statements && name.kind != .assignment ? .statement : name.kind
        return LineElements.Item(kindOfElement, name.name, signature: name.signature, inner.lists)
    }

    // MARK: Sections

    private func sectionEnd(_ start: Int, _ tokens: Range<Int>) -> Int {
        var token = start + 1
        // `@unknown default`
        if source.tokens[start].kind == .at { token += 2 }
        while token < tokens.upperBound {
            let begins = source.isWord(token, .sections) || source.tokens[token].kind == .at
            if begins, source.tokens[token].isBehindNewline { return token }
            token = source.tokens[token].kind == .open ? source.partners[token] + 1 : token + 1
        }
        return min(token, tokens.upperBound)
    }

    private func section(_ item: Range<Int>, _ inner: inout InnerLists) -> LineElements.Item? {
        var colon = item.lowerBound
        while colon < item.upperBound, source.tokens[colon].kind != .colon {
            guard source.tokens[colon].kind != .directive else { return nil }
            colon = source.tokens[colon].kind == .open ? source.partners[colon] + 1 : colon + 1
        }
        let first = source.tokens[item.lowerBound].kind == .at ? item.lowerBound + 2 : item.lowerBound
        guard colon < item.upperBound, first < colon else { return nil }
        let isDefault = source.isWord(first, .default)
        guard isDefault || source.isWord(first, .case) else { return nil }
        inner.addBody(of: colon, item)
        return LineElements.Item(
            isDefault ? .defaultSection : .section,
            isDefault ? "default" : source.spelled(first..<colon),
            inner.lists
        )
    }

    func body(of colon: Int, _ item: Range<Int>, depth: Int) -> SwiftList? {
        guard colon + 1 < item.upperBound, source.tokens[colon + 1].isBehindNewline else { return nil }
        let start = source.lineEnd(source.tokens[colon].range.upperBound)
        let end = source.lineEnd(source.tokens[item.upperBound - 1].range.upperBound)
        return list(.statements, role: "body", colon + 1..<item.upperBound, start..<end, depth: depth)
    }

    /// A branch of an `#if`, which ends where the next directive begins.
    func branch(_ directive: Int, _ kind: SwiftList.Kind, depth: Int) -> SwiftList {
        let role = source.spelled(directive..<directive + 1)
        return lines(kind, role: role, between: directive, and: source.partners[directive], depth: depth)
    }
}
