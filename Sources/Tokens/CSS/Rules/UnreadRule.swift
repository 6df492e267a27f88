import Core

/// Rule, with everything in it, that has no tokens of the whole design system.
struct UnreadRule {
    let scope: StylesheetScope
    let prelude: Range<Int>
    /// Number of rules that were open when it began.
    let depth: Int
    private(set) var count = 0
    private(set) var first: StylesheetName?

    mutating func add(_ name: StylesheetName) {
        count += 1
        if first == nil { first = name }
    }

    /// Describes the loss to a person; nil where nothing is lost.
    func diagnostic(in source: StylesheetSource) -> Diagnostic? {
        let rule = source.quoted(prelude)
        let tokens = count == 1 ? "its token is" : "its \(count) tokens are"
        let message: String
        let id: DiagnosticID
        var severity = Severity.warning
        switch scope {
        case .elsewhere(.unevaluated), .elsewhere(.callable):
            id = .tokensNotEvaluated
            message = "\(rule) takes SCSS to evaluate" + (count == 0 ? "" : "; \(tokens) not read")
            if count == 0 { severity = .note }
        case _ where count == 0: return nil
        case .elsewhere(.component):
            id = .tokensNotGlobal
            severity = .note
            message = "\(rule) is a part of a page; \(tokens) not of the whole design system and not read"
        case .elsewhere(.theme):
            id = .tokensOtherTheme
            message = "\(rule) is for two themes at once; \(tokens) not read"
        case .elsewhere(.condition):
            id = .tokensOtherTheme
            message = "\(rule) is a condition other than light or dark; \(tokens) not read"
        case .everywhere, .mode, .themes, .nowhere:
            id = .tokensOtherTheme
            message = "\(rule) holds in neither light nor dark; \(tokens) not read"
        }
        return Diagnostic(severity, id, message, at: source.location(of: prelude.lowerBound), notes: notes(in: source))
    }

    private func notes(in source: StylesheetSource) -> [Diagnostic.Note] {
        guard let first else { return [] }
        let place = source.location(of: first.range.lowerBound)
        return [Diagnostic.Note("the first is \(StylesheetText.quoted(first.spelling))", at: place)]
    }
}
