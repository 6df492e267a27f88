/// A file imports only modules of which it mentions a type.
struct UsedImports: OutputRule {
    let surface: SurfaceNames

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        let words = Set(file.tokens.filter { $0.kind == .word && !$0.isEscaped }.map(\.text))
        return file.topLevel.filter { $0.kind == .importing }.compactMap { declaration in
            guard let names = surface.types[declaration.name], names.isDisjoint(with: words) else { return nil }
            return finding(file, declaration.line, "nothing of \(declaration.name) is used")
        }
    }
}
