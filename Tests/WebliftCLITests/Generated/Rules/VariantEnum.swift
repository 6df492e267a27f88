/// The values of a variant can be listed, sent and written down: a public enumeration of the tokens has the values of the
/// web as raw values. Those whose cases carry something can't, and are at least `Sendable`; those without cases are names.
struct VariantEnum: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part == .tokens else { return [] }
        return file.everyDeclaration.filter { $0.kind == .enumeration && $0.isPublic }.compactMap { declaration in
            let cases = SwiftFile.flat(declaration.members).filter { $0.kind == .enumCase }
            guard !cases.isEmpty else { return nil }
            let inherited = Set(declaration.inherited)
            let carries = cases.contains { $0.value.contains { $0.isSymbol("(") } }
            let hasSimpleType = inherited.contains("String") || inherited.contains("Int")
            let isGood =
                inherited.contains("Sendable") && (carries || hasSimpleType && inherited.contains("CaseIterable"))
            return isGood
                ? nil : finding(file, declaration.line, "\(declaration.name) is not String, CaseIterable, Sendable")
        }
    }
}
