import Core

struct TokenDocument {
    let file: TokenFile
    let root: JSONValue
    let kind: TokenDocumentKind

    /// Nil after an error that is in `diagnostics`.
    init?(_ file: TokenFile, into diagnostics: inout DiagnosticBag) {
        guard let json = JSONDocument.parse(file.file, into: &diagnostics) else { return nil }
        self.file = file
        root = json.root
        kind = TokenDocumentKind(json.root)
    }

    var path: SourcePath { file.file.path }
}

extension TokenDocument {
    /// Comes from the project, or from the mode that Figma writes into its files, one for each mode.
    var hold: ThemeHold {
        var hold = file.hold
        guard hold.mode == nil, let name = root["$extensions"]?["com.figma.modeName"]?.string else { return hold }
        hold.mode = ThemeName.mode(named: name)
        if hold.mode == nil, hold.theme == nil, !ThemeName.isNeutral(name) { hold.theme = ThemeName.theme(named: name) }
        return hold
    }
}
