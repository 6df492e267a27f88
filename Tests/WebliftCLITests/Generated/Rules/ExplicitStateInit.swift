/// A type with state says its init: the one that the compiler makes has the state in it where `@State` is a macro, and is as
/// private as that. No macro makes other names of one in backticks.
struct ExplicitStateInit: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { $0.kind == .structure }.flatMap { type -> [OutputFinding] in
            let members = SwiftFile.flat(type.members)
            let state = members.filter { $0.isProperty && $0.hasAttribute("State") }
            guard !state.isEmpty else { return [] }
            let escaped = state.filter { property in
                file.tokens.contains { $0.line == property.line && $0.isEscaped && $0.text == property.name }
            }
            let isGiven = members.contains { $0.isStored && !$0.isStatic && $0.value.isEmpty && $0.attributes.isEmpty }
            let hasInit = members.contains { $0.kind == .initializer }
            let implicit = isGiven && !hasInit ? [finding(file, type.line, "\(type.name) has state and no init")] : []
            return implicit + escaped.map { finding(file, $0.line, "the state \($0.name) is in backticks") }
        }
    }
}
