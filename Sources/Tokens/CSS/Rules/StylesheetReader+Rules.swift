import Core

extension StylesheetReader {
    mutating func open(
        _ prelude: StylesheetPrelude,
        _ scope: StylesheetScope,
        takesDeclarations: Bool,
        layer: Int? = nil
    ) {
        let theme = scope.hasTheme ? source.quoted(prelude.range) : frame.theme
        let scope = frame.scope.intersection(scope)
        if !scope.isRead, unread == nil {
            unread = UnreadRule(scope: scope, prelude: prelude.range, depth: frames.count)
        }
        let opened = StylesheetFrame(
            scope: scope,
            theme: theme,
            layer: layer ?? frame.layer,
            takesDeclarations: takesDeclarations || frame.takesDeclarations,
            brace: prelude.end
        )
        guard frames.count <= StylesheetLimits.ruleDepth else {
            let message = "rules are nested deeper than \(StylesheetLimits.ruleDepth) levels; this one is not read"
            diagnostics.warning(.tokensTooDeep, message, at: location(of: prelude.range.lowerBound))
            tokenizer.skipBlock()
            closeUnread()
            return
        }
        frames.append(opened)
    }

    mutating func closeRule(_ brace: StylesheetToken) {
        guard frames.count > 1 else {
            report(.syntax("this brace closes nothing", at: brace.start))
            return
        }
        frames.removeLast()
        closeUnread()
    }

    mutating func reportOpenRules() {
        if frames.count > 1 {
            let outer = frames[1..<frames.count - 1].suffix(8).map { frame in
                Diagnostic.Note("nor is this one around it", at: location(of: frame.brace))
            }
            diagnostics.warning(
                .tokensSyntax,
                "this brace is never closed",
                at: location(of: frame.brace),
                notes: outer.reversed()
            )
        }
        frames.removeLast(frames.count - 1)
        closeUnread()
    }

    private mutating func closeUnread() {
        guard let rule = unread, frames.count <= rule.depth else { return }
        if let diagnostic = rule.diagnostic(in: source) { diagnostics.add(diagnostic) }
        unread = nil
    }
}

/// Rule with an open brace.
struct StylesheetFrame {
    let scope: StylesheetScope
    /// The selectors that choose a theme, as far as people read them; nil where none does.
    let theme: String?
    let layer: Int
    /// Whether declarations can stand in it, as they can in a rule with a selector and not in `@media` by itself.
    let takesDeclarations: Bool
    let brace: Int
}
