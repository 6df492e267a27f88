/// Finds declarations by name, over all manifests that were read together.
struct DeclarationIndex {
    private var byName: [String: [ManifestDeclaration]] = [:]

    mutating func add(_ declaration: ManifestDeclaration) {
        byName[declaration.name, default: []].append(declaration)
    }

    /// All declarations of a name, sorted by module so that the order of modules does not matter.
    func declarations(named name: String) -> [ManifestDeclaration] {
        guard let found = byName[name] else { return [] }
        return found.count == 1 ? found : found.sorted { $0.module.text < $1.module.text }
    }

    /// The class or mixin that a reference means.
    ///
    /// The module decides where it is told and known. Otherwise the name alone does, if only one declaration has it:
    /// tools often spell the module of the source file and not of the built one.
    func classLike(_ reference: ManifestReference) -> ManifestDeclaration? {
        let candidates = declarations(named: reference.name).filter { $0.kind == .classLike }
        if let module = reference.module, let exact = candidates.first(where: { $0.module == module }) { return exact }
        return candidates.count == 1 ? candidates[0] : nil
    }
}
