/// What says that it can be animated says by what: without `animatableData` nothing moves.
struct ExplicitAnimatableData: OutputRule {
    private static let protocols: Set<String> = ["Animatable", "AnimatableModifier", "GeometryEffect"]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { type in
            type.inherited.contains(where: Self.protocols.contains)
                && !SwiftFile.flat(type.members).contains { $0.name == "animatableData" }
        }
        .map { finding(file, $0.line, "\($0.name) has no animatableData") }
    }
}
