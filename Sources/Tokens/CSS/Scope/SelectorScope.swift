struct SelectorScope {
    let source: StylesheetSource
    let tokens: ArraySlice<StylesheetToken>
    let brace: Int
    /// Number of functions such as `:is()` that it stands in.
    let depth: Int
    var index: Int
    /// The appearances that `:not()` rules out of the selector.
    var excluded: Set<TokenMode> = []

    /// The scope as far as the selectors tell it by themselves: `&` is everywhere.
    static func scope(
        of tokens: ArraySlice<StylesheetToken>,
        before brace: Int,
        in source: StylesheetSource
    ) -> StylesheetScope {
        var selectors = SelectorScope(source, tokens, brace: brace, depth: 0)
        return selectors.readList()
    }

    init(_ source: StylesheetSource, _ tokens: ArraySlice<StylesheetToken>, brace: Int, depth: Int) {
        self.source = source
        self.tokens = tokens
        self.brace = brace
        self.depth = depth
        index = tokens.startIndex
    }

    /// `:host` beside a theme says that the theme may also be put into a shadow tree, and not that it holds everywhere.
    mutating func readList() -> StylesheetScope {
        guard depth < StylesheetLimits.selectorDepth else { return .elsewhere(.component) }
        var result: StylesheetScope?
        var hasHost = false
        while index < tokens.endIndex {
            let start = index
            let scope = readSelector()
            if isHost(tokens[start..<index]) {
                hasHost = true
            } else {
                result = result.map { $0.union(scope) } ?? scope
            }
            index += 1
        }
        if hasHost, result?.isRead != true { return .everywhere }
        return result ?? .elsewhere(.component)
    }

    private func isHost(_ selector: ArraySlice<StylesheetToken>) -> Bool {
        let parts = selector.filter { $0.kind != .space }
        return parts.count == 2 && parts[0].kind == .colon && source.isWord(parts[1].range, "host")
    }

    /// Reads up to a comma, and all parts have to hold; ruling out both appearances means a page that chose none.
    private mutating func readSelector() -> StylesheetScope {
        var scope = StylesheetScope.everywhere
        excluded = []
        while index < tokens.endIndex, tokens[index].kind != .comma { scope = scope.intersection(readPart()) }
        guard excluded.count == 1, let mode = excluded.first else { return scope }
        return scope.intersection(StylesheetScope.mode(mode).complement)
    }

    private mutating func readPart() -> StylesheetScope {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .space: return .everywhere
        case .word:
            let isPage = source.isWord(token.range, "html") || source.isWord(token.range, "body")
            return isPage ? .everywhere : .elsewhere(.component)
        case .delimiter: return readSign(token)
        case .openBracket: return readAttribute()
        case .colon: return readPseudoClass()
        case .interpolation, .variable: return .elsewhere(.unevaluated)
        default: return .elsewhere(.component)
        }
    }

    private mutating func readSign(_ token: StylesheetToken) -> StylesheetScope {
        switch source.sign(token) {
        case UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"): return .everywhere
        case UInt8(ascii: "&"):
            // `&-dark` makes a new name of the parent's.
            return readWord(touching: token) == nil ? .everywhere : .elsewhere(.component)
        case UInt8(ascii: "."):
            guard let name = readWord(touching: token) else { return .elsewhere(.component) }
            return ThemeName.scope(ofClass: name, library: library)
        default: return .elsewhere(.component)
        }
    }

    private mutating func readWord(touching token: StylesheetToken) -> String? {
        guard index < tokens.endIndex, tokens[index].kind == .word, tokens[index].start == token.end else { return nil }
        defer { index += 1 }
        return source.text(tokens[index].range)
    }

    /// Starts behind `[`.
    private mutating func readAttribute() -> StylesheetScope {
        let end = tokens[index...].firstIndex { $0.kind == .closeBracket } ?? tokens.endIndex
        let content = tokens[index..<end].filter { $0.kind != .space }
        index = min(end + 1, tokens.endIndex)
        guard !content.contains(where: { $0.kind == .interpolation }) else { return .elsewhere(.unevaluated) }
        guard let first = content.first, first.kind == .word else { return .elsewhere(.component) }
        let name = source.text(first.range).lowercased()
        let value = content.dropFirst().first { $0.kind == .word || $0.kind == .string }.map(text)
        if name == "class", let value { return ThemeName.scope(ofClass: value, library: library) }
        return ThemeName.scope(ofAttribute: name, value: value)
    }

    private func text(_ value: StylesheetToken) -> String {
        source.text(value.kind == .string ? value.start + 1..<value.end - 1 : value.range)
    }

    /// First word of the name of the first custom property in the rule, if that stands near its brace.
    private var library: String? {
        let end = min(brace + Self.longestWayToProperty, source.bytes.count)
        var offset = brace
        while offset + 1 < end {
            if source.bytes[offset] == UInt8(ascii: "-"), source.bytes[offset + 1] == UInt8(ascii: "-") {
                let word = source.bytes[(offset + 2)..<end].prefix { $0 != UInt8(ascii: "-") }
                return String(decoding: word, as: UTF8.self).lowercased()
            }
            offset += 1
        }
        return nil
    }

    private static let longestWayToProperty = 1024
}

extension SelectorScope {
    /// Starts behind `:`.
    mutating func readPseudoClass() -> StylesheetScope {
        guard index < tokens.endIndex else { return .elsewhere(.component) }
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .word:
            let isPage = ["root", "host", "scope"].contains(source.text(token.range).lowercased())
            return isPage ? .everywhere : .elsewhere(.component)
        case .function:
            let arguments = readArguments()
            switch source.text(token.start..<token.end - 1).lowercased() {
            case "is", "where", "matches", "-webkit-any", "-moz-any", "host", "host-context":
                return scope(of: arguments)
            case "not": return exclude(arguments)
            default: return .elsewhere(.component)
            }
        default: return .elsewhere(.component)
        }
    }

    private func scope(of arguments: ArraySlice<StylesheetToken>) -> StylesheetScope {
        var inside = SelectorScope(source, arguments, brace: brace, depth: depth + 1)
        return inside.readList()
    }

    /// Returns the rest: the whole page without a theme stays the whole page, and without the page nothing is left.
    private mutating func exclude(_ arguments: ArraySlice<StylesheetToken>) -> StylesheetScope {
        let scope = scope(of: arguments)
        if let mode = scope.mode { excluded.insert(mode) }
        let hasName = arguments.contains { $0.kind == .openBracket || $0.kind == .delimiter }
        return scope == .everywhere && !hasName ? .nowhere : .everywhere
    }

    private mutating func readArguments() -> ArraySlice<StylesheetToken> {
        let start = index
        var open = 1
        while index < tokens.endIndex {
            switch tokens[index].kind {
            case .function, .openParenthesis: open += 1
            case .closeParenthesis: open -= 1
            default: break
            }
            index += 1
            if open == 0 { return tokens[start..<index - 1] }
        }
        return tokens[start...]
    }
}
