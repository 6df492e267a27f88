struct ListReader {
    /// Depth to which lists in lists are followed; deeper lists are only text.
    static let depthLimit = 40

    let source: SwiftTokens

    func file() -> SwiftList {
        let contents = 0..<source.bytes.count
        let declarations = list(.declarations, role: "", source.tokens.indices, contents, depth: 0)
        guard declarations.elements == nil else { return declarations }
        return list(.statements, role: "", source.tokens.indices, contents, depth: 0)
    }

    /// The list between two tokens, each of which has nothing of the list on its line.
    private func lines(_ kind: SwiftList.Kind, role: String, between opening: Int, and closing: Int, depth: Int)
        -> SwiftList
    {
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
        let line = source.outer(opening + 1..<closing).prefix { !source.tokens[$0].isBehindNewline }
        return line.first { source.isWord($0, .in) }.map { $0 + 1 }
    }

    private func list(
        _ kind: SwiftList.Kind,
        role: String,
        _ tokens: Range<Int>,
        _ contents: Range<Int>,
        depth: Int
    ) -> SwiftList {
        var elements = LineElements(source: source, contents: contents)
        var isKnown = depth < Self.depthLimit
        var token = tokens.lowerBound
        while isKnown, token < tokens.upperBound {
            let end = kind == .sections ? sectionEnd(token, tokens) : itemEnd(token, tokens)
            let item = token..<end
            isKnown = elements.addLines(of: item) { element(kind, item, depth: depth, comment: $0, lines: $1) }
            token = end
        }
        isKnown = isKnown && elements.addComments()
        return SwiftList(kind, role: role, contents, isKnown ? elements.elements : nil)
    }

    private func itemEnd(_ start: Int, _ tokens: Range<Int>) -> Int {
        if source.tokens[start].kind == .directive { return source.conditionEnd(start) }
        let prefixEnd = source.prefixEnd(from: start, before: tokens.upperBound)
        return source.itemEnd(from: start, prefixEnd: prefixEnd, before: tokens.upperBound)
    }

    /// nil where it has no known form.
    private func element(
        _ kind: SwiftList.Kind,
        _ item: Range<Int>,
        depth: Int,
        comment: Range<Int>,
        lines: Range<Int>
    ) -> SwiftElement? {
        let points = DocumentationLists(source, comment).lists
        if source.tokens[item.lowerBound].kind == .directive {
            let lists = points + branches(of: item.lowerBound, kind, depth: depth + 1)
            return SwiftElement(.conditional, name: source.word(item.lowerBound), lines, lists: lists)
        }
        if kind == .sections { return section(item, lines, points, depth: depth + 1) }
        if source.tokens[item.upperBound - 1].kind == .semicolon { return nil }
        let keyword = source.prefixEnd(from: item.lowerBound, before: item.upperBound)
        let declaration = source.declaration(item, keyword: keyword)
        guard let name = declaration ?? (kind == .statements ? source.statement(item) : nil) else { return nil }
        let lists = points + brackets(of: item, hasMembers: name.hasMembers, depth: depth + 1)
        // Code can begin with a word that begins a declaration elsewhere, such as `case` in `if case`.
        let kindOfElement = kind == .statements && name.kind != .assignment ? .statement : name.kind
        return SwiftElement(kindOfElement, name: name.name, signature: name.signature, lines, lists: lists)
    }

    // MARK: Brackets

    /// `hasMembers` tells that the first braces belong to a type.
    func brackets(of item: Range<Int>, hasMembers: Bool, depth: Int) -> [SwiftList] {
        guard depth < Self.depthLimit else { return [] }
        var lists: [SwiftList] = []
        var isSwitch = false
        var hasMembers = hasMembers
        for token in source.outer(item) {
            if source.isWord(token, .switch) { isSwitch = true }
            guard source.tokens[token].kind == .open else { continue }
            let role = role(of: token, in: item, besides: lists)
            if source.isSign(token, "{") {
                let kind: SwiftList.Kind = isSwitch ? .sections : hasMembers ? .declarations : .statements
                lists.append(lines(kind, role: role, between: token, and: source.partners[token], depth: depth))
                (isSwitch, hasMembers) = (false, false)
            } else {
                let commas = CommaLists(reader: self, depth: depth)
                lists.append(commas.list(source.isSign(token, "(") ? .parameters : .items, role: role, token))
            }
        }
        return lists
    }

    /// The bracket with the word before it; the second of the same kind gets a number.
    private func role(of token: Int, in item: Range<Int>, besides lists: [SwiftList]) -> String {
        let isNamed =
            token > item.lowerBound && !source.tokens[token].isBehindSpace
            && (source.tokens[token - 1].kind == .word || source.tokens[token - 1].kind == .hashWord)
        let role = source.spelled((isNamed ? token - 1 : token)..<token + 1)
        let count = lists.count { $0.role == role || $0.role.hasPrefix(role + " #") }
        return count == 0 ? role : "\(role) #\(count + 1)"
    }

    /// The branches of an `#if`, each of which ends where the next directive begins.
    private func branches(of directive: Int, _ kind: SwiftList.Kind, depth: Int) -> [SwiftList] {
        guard depth < Self.depthLimit else { return [] }
        var lists: [SwiftList] = []
        var branch = directive
        while source.partners[branch] != branch {
            let next = source.partners[branch]
            lists.append(lines(kind, role: source.word(branch), between: branch, and: next, depth: depth))
            branch = next
        }
        return lists
    }

    // MARK: Sections

    private func sectionEnd(_ start: Int, _ tokens: Range<Int>) -> Int {
        // `@unknown default`
        let behind = source.tokens[start].kind == .at ? start + 3 : start + 1
        let next = source.outer(min(behind, tokens.upperBound)..<tokens.upperBound).first { token in
            source.tokens[token].isBehindNewline
                && (source.isWord(token, .sections) || source.tokens[token].kind == .at)
        }
        return next ?? tokens.upperBound
    }

    private func section(_ item: Range<Int>, _ lines: Range<Int>, _ points: [SwiftList], depth: Int) -> SwiftElement? {
        let end = source.outer(item).first { [.colon, .directive].contains(source.tokens[$0].kind) }
        let first = source.tokens[item.lowerBound].kind == .at ? item.lowerBound + 2 : item.lowerBound
        guard let colon = end, source.tokens[colon].kind == .colon, first < colon else { return nil }
        let isDefault = source.isWord(first, .default)
        guard isDefault || source.isWord(first, .case) else { return nil }
        return SwiftElement(
            isDefault ? .defaultSection : .section,
            name: isDefault ? "default" : source.spelled(first..<colon),
            lines,
            lists: points + [body(of: colon, item, depth: depth)].compactMap(\.self)
        )
    }

    private func body(of colon: Int, _ item: Range<Int>, depth: Int) -> SwiftList? {
        guard colon + 1 < item.upperBound, source.tokens[colon + 1].isBehindNewline else { return nil }
        let start = source.lineEnd(source.tokens[colon].range.upperBound)
        let end = source.lineEnd(source.tokens[item.upperBound - 1].range.upperBound)
        return list(.statements, role: "body", colon + 1..<item.upperBound, start..<end, depth: depth)
    }
}
