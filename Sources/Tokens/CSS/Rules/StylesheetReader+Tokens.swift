import Core

extension StylesheetReader {
    mutating func add(_ declaration: StylesheetDeclaration) {
        let name = declaration.name
        guard holdsOutside(declaration) || unread == nil else {
            // The variables of a mixin are its own.
            if name.sigil == .property || frame.scope != .elsewhere(.callable) { unread?.add(name) }
            return
        }
        guard !name.text.isEmpty else {
            return report(.syntax("this has no name and is not read", at: name.range.lowerBound))
        }
        let place = location(of: name.range.lowerBound)
        let value = declaration.value
        guard name.sigil == .variable else {
            addToken(name.text, value.parts, of: declaration, at: place)
            return
        }
        context.variables.note(name.text, value)
        let merge = SassMerge(value.parts)
        if let map = SassMap.content(of: value.parts) {
            addMap(name.text, map, of: declaration)
        } else if let merge, addMerged(name.text, merge, of: declaration, at: place) {
            return
        } else if value.hasKeys || merge != nil {
            let message = "the value of \(StylesheetText.quoted(name.spelling)) takes SCSS to evaluate; it is not read"
            report(.notEvaluated(message, at: name.range.lowerBound))
        } else {
            addToken(name.text, value.parts, of: declaration, at: place)
        }
    }

    /// Whether it is a variable that its rule makes known outside.
    private func holdsOutside(_ declaration: StylesheetDeclaration) -> Bool {
        declaration.value.isGlobal && declaration.name.sigil == .variable && unread?.scope != .elsewhere(.unevaluated)
            && unread?.scope != .elsewhere(.callable)
    }

    mutating func addToken(
        _ name: String,
        _ parts: [ValuePart],
        of declaration: StylesheetDeclaration,
        at place: SourceLocation
    ) {
        guard !isTooLong(name, at: place) else { return }
        var content = SelfReference(name: name, parts: parts)
        if declaration.name.sigil == .variable { content.useFallback() }
        if content.isLeft, declaration.name.sigil == .variable || declaration.value.hasVariables {
            let shown = StylesheetText.quoted(declaration.name.spelling)
            diagnostics.note(.tokensNoValue, "\(shown) only hands on the token of its own name", at: place)
            return
        }
        if let (severity, reason) = Self.missingValue(content.parts) {
            let shown = StylesheetText.quoted(declaration.name.spelling)
            diagnostics.add(Diagnostic(severity, .tokensNoValue, "\(shown) \(reason)", at: place))
            return
        }
        let holds = declaration.value.isGlobal ? [ThemeHold()] : frame.scope.holds
        for hold in holds {
            let theme = hold.theme.map { TokenTheme($0, selector: frame.theme) } ?? file.theme
            let mode = hold.mode ?? file.mode
            let modes: [TokenMode?] = declaration.value.hasAppearances && mode == nil ? [.light, .dark] : [mode]
            for mode in modes {
                var parts = content.parts
                if declaration.value.hasAppearances, let mode { parts = Appearances.parts(parts, in: mode) }
                append(
                    name,
                    parts,
                    (theme, mode),
                    isDefault: content.isFallback || declaration.value.isDefault,
                    of: declaration,
                    at: place
                )
            }
        }
    }

    private mutating func append(
        _ name: String,
        _ parts: [ValuePart],
        _ hold: (theme: TokenTheme?, mode: TokenMode?),
        isDefault: Bool,
        of declaration: StylesheetDeclaration,
        at place: SourceLocation
    ) {
        guard !isFull(at: place) else { return }
        context.declarations.append(
            TokenDeclaration(
                name: TokenName(name),
                content: .parts(parts),
                theme: hold.theme,
                mode: hold.mode,
                layer: file.layer,
                // The number of the layer until all files are read.
                layerRank: frame.layer,
                isImportant: declaration.value.isImportant,
                isDefault: isDefault,
                type: declaration.type,
                documentation: declaration.documentation?.text,
                deprecation: declaration.documentation?.deprecation,
                at: place
            )
        )
    }

    /// Finds the reason why a declaration gives its token no value; nil where it gives one.
    private static func missingValue(_ parts: [ValuePart]) -> (Severity, String)? {
        guard let part = parts.first else { return (.warning, "has an empty value") }
        guard parts.count == 1 else { return nil }
        switch part.kind {
        case .parentheses(let inside) where inside.isEmpty: return (.warning, "has an empty value")
        case .word("null"): return (.note, "is `null`, which is no value")
        case .word(let word) where keywords.contains(word.lowercased()):
            return (.warning, "is \(StylesheetText.quoted(word)), which is no value of its own")
        default: return nil
        }
    }

    /// Words that CSS gives a meaning for every property.
    private static let keywords: Set<String> = ["initial", "inherit", "unset", "revert", "revert-layer"]

    mutating func isFull(at place: SourceLocation) -> Bool {
        guard context.declarations.count >= StylesheetLimits.declarations else { return false }
        let message = "there are more than \(StylesheetLimits.declarations) declarations; this one is not read"
        diagnostics.error(.tokensLimit, message, at: place)
        return true
    }

    mutating func isTooLong(_ name: String, at place: SourceLocation) -> Bool {
        guard name.utf8.count > StylesheetLimits.nameLength else { return false }
        let message = "this name is longer than \(StylesheetLimits.nameLength) bytes; what it names is not read"
        diagnostics.warning(.tokensLimit, message, at: place)
        return true
    }
}

/// `$fill: var(--fill, red)`: SCSS variable and custom property are one token; the declaration gives its fallback.
struct SelfReference {
    let name: String
    private(set) var parts: [ValuePart]
    /// Whether the value is such a fallback, which holds only where nothing else gives one.
    private(set) var isFallback = false

    var isLeft: Bool { TokenContent.parts(parts).reference?.text == name }

    mutating func useFallback() {
        while isLeft, case .reference(_, let fallback?) = parts[0].kind {
            parts = fallback
            isFallback = true
        }
    }
}

/// Declaration of which a map makes many tokens.
struct StylesheetDeclaration {
    let name: StylesheetName
    let value: StylesheetValue
    let documentation: DocumentationComment?
    let type: TokenType?

    init(name: StylesheetName, value: StylesheetValue, comment: String?, type: TokenType? = nil) {
        self.name = name
        self.value = value
        documentation = comment.flatMap { DocumentationComment($0) }
        self.type = type
    }
}
