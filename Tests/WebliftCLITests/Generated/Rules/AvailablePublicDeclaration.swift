/// What others can use says since which iOS: each public type, and each extension with something public in it.
struct AvailablePublicDeclaration: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        return file.topLevel.filter { isOffered($0) && !hasVersion($0) }
            .map { finding(file, $0.line, "\($0.name) has no @available(iOS N, *)") }
    }

    private func isOffered(_ declaration: SwiftDeclaration) -> Bool {
        if declaration.kind == .extending {
            return declaration.isPublic || SwiftFile.flat(declaration.members).contains(where: \.isPublic)
        }
        return declaration.isPublic
    }

    private func hasVersion(_ declaration: SwiftDeclaration) -> Bool {
        declaration.attributes.contains { attribute in
            let words = attribute.arguments
            return attribute.name == "available" && words.count == 4 && words[0] == "iOS"
                && Double(words[1]).map { $0 >= 15 } == true && words[3] == "*"
        }
    }
}
