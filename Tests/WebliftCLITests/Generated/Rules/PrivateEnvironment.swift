/// What a view takes from its environment is its own business.
struct PrivateEnvironment: OutputRule {
    private static let wrappers = ["Environment", "ObservedObject", "AppStorage", "SceneStorage"]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.everyDeclaration.filter { declaration in
            declaration.isProperty && !declaration.isPrivate && Self.wrappers.contains(where: declaration.hasAttribute)
        }
        .map { finding(file, $0.line, "\($0.name) is of the environment and not private") }
    }
}
