/// What a view is given and does not change is a constant.
struct ReadOnlyProperty: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.isComponent || file.part == .support else { return [] }
        return file.everyDeclaration.filter { $0.kind == .structure && $0.inherited.contains { $0 == "View" } }
            .flatMap { type in
                SwiftFile.flat(type.members).filter { member in
                    member.kind == .variable && member.isStored && !member.isStatic && member.attributes.isEmpty
                        && !member.modifiers.contains("weak")
                }
            }
            .map { finding(file, $0.line, "\($0.name) can change and nothing sees it: let, @State or @Binding") }
    }
}
