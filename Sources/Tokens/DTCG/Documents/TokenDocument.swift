import Core

/// A token file in JSON that was read and recognized.
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
