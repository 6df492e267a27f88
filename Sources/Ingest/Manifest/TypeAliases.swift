import Core
import WebModel

/// Types behind their names: enumerations, interfaces, aliases and variables that a manifest declares.
struct TypeAliases {
    private let declarations: TypeDeclarations
    private let types: [DeclarationKey: WebType]
    private var reportedNames: Set<String> = []

    init(index: DeclarationIndex, into diagnostics: inout DiagnosticBag) {
        let declarations = TypeDeclarations(index, into: &diagnostics)
        self.declarations = declarations
        let source = AliasResolver<DeclarationKey>.Source(
            definition: { declarations.definitions[$0] },
            meaning: { declarations.meaning(of: $0, in: $1.module) }
        )
        types = AliasResolver(index.allTypes.lazy.map { DeclarationKey($0) }, of: source).types
    }

    /// nil where no declaration of the name gives it a meaning, and where several give it different ones.
    mutating func expansion(
        of name: String,
        from module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        if let key = declarations.meaning(of: name, in: module) { return types[key] }
        if let contradiction = declarations.contradictions[name], reportedNames.insert(name).inserted {
            diagnostics.warning(
                .manifestConflict,
                "\(name) is declared twice with different values; neither is used outside its own module",
                at: contradiction.first.value.location,
                notes: [.init("the other declaration is here", at: contradiction.other.value.location)]
            )
        }
        return nil
    }
}
