import Core

/// Reads one stylesheet in one pass, without recursion into rules. CSS and SCSS are one language here: text that begins
/// with `$`, `//` or `#{` is no CSS.
struct StylesheetReader {
    let file: TokenFile
    let source: StylesheetSource
    var tokenizer: StylesheetTokenizer
    var context: StylesheetContext
    var diagnostics = DiagnosticBag()
    /// The open rules, the outermost first; the first is the file.
    var frames: [StylesheetFrame]
    var unread: UnreadRule?
    /// Comment right in front of the next item.
    var comment: Range<Int>?

    static func read(_ file: TokenFile, into context: inout StylesheetContext, diagnostics: inout DiagnosticBag) {
        var reader = StylesheetReader(file)
        // Handed over and not copied: there may be many files.
        swap(&reader.context, &context)
        reader.readItems()
        swap(&reader.context, &context)
        diagnostics.add(contentsOf: reader.diagnostics)
    }

    private init(_ file: TokenFile) {
        self.file = file
        source = StylesheetSource(file.file)
        tokenizer = StylesheetTokenizer(file.file.bytes)
        context = StylesheetContext()
        let whole = StylesheetFrame(
            scope: .everywhere,
            theme: nil,
            layer: CascadeLayers.none,
            takesDeclarations: false,
            brace: 0
        )
        frames = [whole]
    }

    var frame: StylesheetFrame { frames[frames.count - 1] }

    func location(of offset: Int) -> SourceLocation { source.location(of: offset) }

    // MARK: Items

    private mutating func readItems() {
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .space: noteSpace(token)
            case .comment, .lineComment: noteComment(token)
            case .end:
                reportOpenRules()
                return
            default:
                readItem(token)
                comment = nil
            }
        }
    }

    private mutating func readItem(_ token: StylesheetToken) {
        switch token.kind {
        case .semicolon, .markupComment: break
        case .closeBrace: closeRule(token)
        case .atWord: readAtRule(token)
        case .variable: readVariable(token)
        case .word where tokenizer.isDeclarable(token): readCustomProperty(token)
        case .interpolation: readInterpolatedItem(token)
        case .unclosedComment: report(.unclosedComment(at: token.start))
        default: readRule(tokenizer.readPrelude(beginningWith: token))
        }
    }

    mutating func readRule(_ prelude: StylesheetPrelude) {
        reportProblems(of: prelude)
        switch prelude.ending {
        case .brace:
            // A selector that is cut short would tell another scope.
            let scope = prelude.isTooLong ? .elsewhere(.component) : selectorScope(of: prelude)
            open(prelude, scope, takesDeclarations: true)
        case .semicolon, .outside:
            guard frames.count == 1 else { return noteColorScheme(prelude) }
            let shown = source.quoted(prelude.range)
            report(
                .syntax(
                    "\(shown) is neither a rule nor a declaration in one; it is not read",
                    at: prelude.range.lowerBound
                )
            )
        }
    }

    /// `color-scheme: dark` in the rule of a theme.
    private mutating func noteColorScheme(_ declaration: StylesheetPrelude) {
        guard unread == nil, case .themes(let holds) = frame.scope else { return }
        let words = source.raw(declaration.range).lowercased().split { $0.isWhitespace || $0 == ":" }
        guard words.first == "color-scheme" else { return }
        let modes = words.dropFirst().filter { $0 != "only" }.map { TokenMode(rawValue: String($0)) }
        for hold in holds where hold.mode == nil {
            if let theme = hold.theme { context.note(modes.count == 1 ? modes[0] : nil, of: theme) }
        }
    }

    private func selectorScope(of prelude: StylesheetPrelude) -> StylesheetScope {
        SelectorScope.scope(of: prelude.tokens[...], before: prelude.end, in: source)
    }

    /// Drops the comment at an empty line, which parts it from the item behind it.
    private mutating func noteSpace(_ token: StylesheetToken) {
        guard comment != nil else { return }
        if source.bytes[token.range].count(where: { $0 == UInt8(ascii: "\n") }) > 1 { comment = nil }
    }

    private mutating func noteComment(_ token: StylesheetToken) {
        guard DocumentationComment.isMarked(source.bytes[token.range]) else {
            comment = nil
            return
        }
        // Lines with `///` are one comment.
        let start = token.kind == .lineComment ? comment?.lowerBound : nil
        comment = (start ?? token.start)..<token.end
    }

    // MARK: Problems

    mutating func report(_ problem: StylesheetProblem) {
        diagnostics.add(Diagnostic(problem.severity, problem.id, problem.message, at: location(of: problem.offset)))
    }

    mutating func reportProblems(of prelude: StylesheetPrelude) {
        if let token = prelude.broken {
            report(
                token.kind == .unclosedString
                    ? .syntax("this string is never closed", at: token.start) : .unclosedComment(at: token.start)
            )
        }
        if let name = prelude.nextDeclaration {
            report(.syntax("a semicolon is missing before \(source.quoted(name.range))", at: name.start))
        }
        if prelude.isTooLong, prelude.ending == .brace {
            let message = "this selector is longer than \(StylesheetLimits.preludeLength) words; its rule is not read"
            diagnostics.warning(.tokensLimit, message, at: location(of: prelude.range.lowerBound))
        }
    }
}

/// Maps of SCSS: each of their values is a token.
extension StylesheetReader {
    mutating func addMap(_ name: String, _ content: [ValuePart], of declaration: StylesheetDeclaration) {
        context.maps.begin(name)
        addEntries(of: content, below: SassMaps.Way(keys: []), of: name, declaration)
    }

    private mutating func addEntries(
        of content: [ValuePart],
        below way: SassMaps.Way,
        of map: String,
        _ declaration: StylesheetDeclaration,
        unless isReplaced: (SassMaps.Way) -> Bool = { _ in false }
    ) {
        let (entries, rejected) = SassMap.entries(of: content)
        for part in rejected {
            let name = StylesheetText.quoted("$" + ([map] + way.keys).joined(separator: "-"))
            let message = "this entry of the map \(name) takes SCSS to evaluate; it is not read"
            diagnostics.warning(.tokensNotEvaluated, message, at: part.location)
        }
        for entry in entries {
            let way = SassMaps.Way(keys: way.keys + [entry.key])
            let name = "\(map)-\(way.text)"
            guard !isTooLong(name, at: entry.part.location), !isReplaced(way) else { continue }
            if let inner = SassMap.content(of: entry.value) {
                addEntries(of: inner, below: way, of: map, declaration, unless: isReplaced)
            } else {
                context.maps.add(way, to: map)
                addToken(name, entry.value, of: declaration, at: entry.part.location)
            }
        }
    }

    /// Makes an entry of another map a reference to it. False where a map is not known, and then nothing is added.
    mutating func addMerged(
        _ name: String,
        _ merge: SassMerge,
        of declaration: StylesheetDeclaration,
        at place: SourceLocation
    ) -> Bool {
        guard !hasMergedEnough(at: place) else { return true }
        guard let layers = merge.layers(context.maps) else { return false }
        context.maps.begin(name)
        for layer in layers {
            switch layer.source {
            // Entries that the map already has stay in it.
            case .variable(let map) where SassMaps.isSame(map, name): context.maps.mergedCount += layer.ways.count
            case .variable(let map):
                for way in layer.ways {
                    guard !isFull(at: place), !hasMergedEnough(at: place) else { return true }
                    context.maps.mergedCount += 1
                    if layer.isReplaced(way) { continue }
                    context.maps.add(way, to: name)
                    let target = ValuePart(.reference(TokenName("\(map)-\(way.text)"), fallback: nil), at: place)
                    addToken("\(name)-\(way.text)", [target], of: declaration, at: place)
                }
            case .literal(let content):
                let start = SassMaps.Way(keys: [])
                addEntries(of: content, below: start, of: name, declaration, unless: layer.isReplaced)
            }
        }
        return true
    }

    private mutating func hasMergedEnough(at place: SourceLocation) -> Bool {
        guard context.maps.mergedCount >= StylesheetLimits.mergedEntries else { return false }
        let limit = StylesheetLimits.mergedEntries
        let message = "maps take more than \(limit) entries from other maps; this merge is not read to its end"
        diagnostics.error(.tokensLimit, message, at: place)
        return true
    }
}

struct StylesheetContext {
    var declarations: [TokenDeclaration] = []
    var layers = CascadeLayers()
    var variables = SassVariables()
    var maps = SassMaps()
    /// Appearances that `color-scheme` gives to themes, by the names of the themes.
    private var schemes: [String: TokenMode] = [:]

    /// The last statement counts, as in CSS.
    mutating func note(_ scheme: TokenMode?, of theme: String) { schemes[theme] = scheme }

    var complete: [TokenDeclaration] {
        guard !schemes.isEmpty else { return declarations }
        return declarations.map { declaration in
            guard let theme = declaration.theme, let scheme = schemes[theme.name] else { return declaration }
            let known = TokenTheme(theme.name, selector: theme.selector, scheme: scheme)
            return declaration.moved(to: known, declaration.mode)
        }
    }
}
