import Core
import WebModel

struct TypeDeclarations {
    struct Contradiction {
        let first: ManifestDeclaration
        let other: ManifestDeclaration
    }

    private(set) var definitions: [DeclarationKey: WebType] = [:]
    /// Declaration that stands for all declarations of a name, if they agree.
    private var agreed: [String: DeclarationKey] = [:]
    private(set) var contradictions: [String: Contradiction] = [:]

    init(_ index: DeclarationIndex, into diagnostics: inout DiagnosticBag) {
        var first: [String: (declaration: ManifestDeclaration, meaning: WebType)] = [:]
        for declaration in index.allTypes {
            let key = DeclarationKey(declaration)
            guard definitions[key] == nil,
                let definition = TypeDefinitionParser.definition(by: declaration, into: &diagnostics)
            else { continue }
            definitions[key] = definition
            guard let known = first[declaration.name] else {
                first[declaration.name] = (declaration, definition.meaning)
                agreed[declaration.name] = key
                continue
            }
            if known.meaning != definition.meaning, contradictions[declaration.name] == nil {
                contradictions[declaration.name] = Contradiction(first: known.declaration, other: declaration)
                agreed[declaration.name] = nil
            }
        }
    }

    /// The module's own declaration, or the only one, or any of several that agree.
    func meaning(of name: String, in module: ModulePath) -> DeclarationKey? {
        let own = DeclarationKey(name: name, module: module)
        return definitions[own] == nil ? agreed[name] : own
    }
}

struct DeclarationKey: Hashable {
    let name: String
    let module: ModulePath
}

extension DeclarationKey {
    init(_ declaration: ManifestDeclaration) {
        self.init(name: declaration.name, module: declaration.module)
    }
}
