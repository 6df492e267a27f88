/// State belongs to the view that has it.
struct PrivateState: OutputRule {
    private static let wrappers = ["State", "FocusState", "StateObject", "GestureState", "Namespace", "ScaledMetric"]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { declaration in
            declaration.isProperty && !declaration.isPrivate && Self.wrappers.contains(where: declaration.hasAttribute)
        }
        .map { finding(file, $0.line, "\($0.name) is state and not private") }
    }
}
