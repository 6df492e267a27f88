/// A slot is built once, in the initializer, and stored as the view that it is.
struct SlotStoredAsView: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { $0.kind == .structure }.flatMap { type in
            let views = type.viewParameters
            return SwiftFile.flat(type.members).filter { member in
                guard member.isStored, let arrow = member.type.firstIndex(where: { $0.isSymbol("->") }) else {
                    return false
                }
                let takesNothing = arrow >= 2 && member.type.prefix(upTo: arrow).suffix(2).map(\.text) == ["(", ")"]
                return takesNothing && member.type.suffix(from: arrow).contains { views.contains($0.text) }
            }
            .map { finding(file, $0.line, "\($0.name) is stored as a closure") }
        }
    }
}
