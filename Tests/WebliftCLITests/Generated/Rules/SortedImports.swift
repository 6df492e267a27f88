/// Imports stand in the order of the alphabet, `@testable` ones last, each once.
struct SortedImports: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        let imports = file.topLevel.filter { $0.kind == .importing }
        return zip(imports, imports.dropFirst()).filter { !isBefore($0, $1) }
            .map { finding(file, $1.line, "import \($1.name) stands behind import \($0.name)") }
    }

    private func isBefore(_ one: SwiftDeclaration, _ other: SwiftDeclaration) -> Bool {
        let ranks = (one.hasAttribute("testable"), other.hasAttribute("testable"))
        return ranks.0 == ranks.1 ? one.name < other.name : ranks.1
    }
}
