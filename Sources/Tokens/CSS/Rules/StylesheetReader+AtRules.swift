import Core

extension StylesheetReader {
    mutating func readAtRule(_ token: StylesheetToken) {
        let name = source.text(token.start + 1..<token.end).lowercased()
        let prelude = tokenizer.readPrelude(beginningWith: token)
        reportProblems(of: prelude)
        let arguments = prelude.tokens.dropFirst().drop { $0.kind == .space }
        switch prelude.ending {
        case .brace where name == "property": readRegistration(prelude, arguments)
        case .brace: openAtRule(name, prelude, arguments)
        case .semicolon, .outside: readStatement(name, prelude, arguments)
        }
    }

    private mutating func openAtRule(
        _ name: String,
        _ prelude: StylesheetPrelude,
        _ arguments: ArraySlice<StylesheetToken>
    ) {
        switch name {
        case "media": open(prelude, MediaScope.scope(of: arguments, in: source), takesDeclarations: false)
        case "supports": openSupports(prelude, arguments)
        case "layer":
            let paths = LayerNames.paths(in: arguments, of: source)
            let layer =
                paths.first.map { context.layers.layer($0, in: frame.layer) }
                ?? context.layers.anonymous(in: frame.layer)
            open(prelude, .everywhere, takesDeclarations: false, layer: layer)
        case "theme": open(prelude, .everywhere, takesDeclarations: true)
        case "nest", "at-root":
            let scope =
                arguments.isEmpty ? .everywhere : SelectorScope.scope(of: arguments, before: prelude.end, in: source)
            open(prelude, scope, takesDeclarations: true)
        case "variant":
            let mode = arguments.first.flatMap { TokenMode(rawValue: source.text($0.range)) }
            open(prelude, mode.map { .mode($0) } ?? .elsewhere(.condition), takesDeclarations: true)
        case "container", "scope", "starting-style": open(prelude, .elsewhere(.condition), takesDeclarations: true)
        case "mixin", "function", "include": open(prelude, .elsewhere(.callable), takesDeclarations: true)
        case "if", "else", "each", "for", "while": open(prelude, .elsewhere(.unevaluated), takesDeclarations: true)
        default: open(prelude, .elsewhere(.component), takesDeclarations: true)
        }
    }

    /// Opens the rule as if everything were supported: the support of browsers is not asked here.
    private mutating func openSupports(_ prelude: StylesheetPrelude, _ arguments: ArraySlice<StylesheetToken>) {
        let isNegated = arguments.first.map { source.isWord($0.range, "not") } ?? false
        if !isNegated, unread == nil {
            let message = "\(source.quoted(prelude.range)) is read as if it held"
            diagnostics.note(.tokensConditionAssumed, message, at: location(of: prelude.range.lowerBound))
        }
        open(prelude, isNegated ? .elsewhere(.condition) : .everywhere, takesDeclarations: false)
    }

    private mutating func readStatement(
        _ name: String,
        _ prelude: StylesheetPrelude,
        _ arguments: ArraySlice<StylesheetToken>
    ) {
        let place = location(of: prelude.range.lowerBound)
        switch name {
        case "layer":
            for path in LayerNames.paths(in: arguments, of: source) { _ = context.layers.layer(path, in: frame.layer) }
        case "import", "use", "forward", "reference", "config", "plugin":
            for path in LayerNames.ofImport(arguments, of: source) { _ = context.layers.layer(path, in: frame.layer) }
            let message = "\(source.quoted(prelude.range)) is not followed; give that file as well if it has tokens"
            diagnostics.note(.tokensNotFollowed, message, at: place)
        case "include" where unread == nil:
            let message = "\(source.quoted(prelude.range)) takes SCSS to evaluate; tokens that it makes are not read"
            diagnostics.warning(.tokensNotEvaluated, message, at: place)
        case _ where arguments.first?.kind == .colon:
            let message = "\(source.quoted(prelude.range)) is a variable of Less, which is not read"
            diagnostics.warning(
                .tokensUnknownFormat,
                message,
                at: place,
                suggestion: "give the CSS that Less makes of it"
            )
        default: break
        }
    }
}

enum LayerNames {
    static func paths(in tokens: ArraySlice<StylesheetToken>, of source: StylesheetSource) -> [[String]] {
        tokens.split { $0.kind == .comma }.compactMap { name in
            let path = name.filter { $0.kind == .word }.map { source.text($0.range) }
            return path.isEmpty ? nil : path
        }
    }

    /// Reads the layers that `@import "x.css" layer(name)` names.
    static func ofImport(_ tokens: ArraySlice<StylesheetToken>, of source: StylesheetSource) -> [[String]] {
        guard let start = tokens.firstIndex(where: { $0.kind == .function && source.isWord($0.range, "layer(") })
        else { return [] }
        return paths(in: tokens[(start + 1)...].prefix { $0.kind != .closeParenthesis }, of: source)
    }
}
