/// A declaration as it stands in a stylesheet. A map makes many tokens of one.
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
