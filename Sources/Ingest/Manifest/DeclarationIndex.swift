struct DeclarationIndex {
    private var classes: [String: [ManifestDeclaration]] = [:]
    private var classOfModule: [DeclarationKey: ManifestDeclaration] = [:]
    private(set) var allTypes: [ManifestDeclaration] = []

    /// The declarations are sorted once, so that the order of modules does not matter.
    init(_ declarations: [ManifestDeclaration]) {
        for declaration in declarations.sorted(by: { $0.isOrderedBefore($1) }) {
            if declaration.kind == .classLike {
                classes[declaration.name, default: []].append(declaration)
                let key = DeclarationKey(name: declaration.name, module: declaration.module)
                if classOfModule[key] == nil { classOfModule[key] = declaration }
            } else {
                allTypes.append(declaration)
            }
        }
    }

    /// The module decides where it is told and known. Otherwise the name alone does, if only one declaration has it:
    /// tools often spell the module of the source file and not of the built one.
    func classLike(_ reference: ManifestReference) -> ManifestDeclaration? {
        if let module = reference.module,
            let exact = classOfModule[DeclarationKey(name: reference.name, module: module)]
        {
            return exact
        }
        guard let candidates = classes[reference.name], candidates.count == 1 else { return nil }
        return candidates[0]
    }
}
