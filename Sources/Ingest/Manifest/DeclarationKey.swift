/// Identity of a declaration: its name and its module.
struct DeclarationKey: Hashable {
    let name: String
    let module: ModulePath

    init(name: String, module: ModulePath) {
        self.name = name
        self.module = module
    }

    init(_ declaration: ManifestDeclaration) {
        self.init(name: declaration.name, module: declaration.module)
    }
}
