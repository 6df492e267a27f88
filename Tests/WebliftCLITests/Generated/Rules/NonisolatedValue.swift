/// Values are read from anywhere, also in a target that isolates everything to the main actor: each enum and struct that others
/// see and that is no view, and all of the tokens.
struct NonisolatedValue: OutputRule {
    /// Protocols of views, and of what SwiftUI asks on the main actor.
    private static let views: Set = [
        "View", "ViewModifier", "PreviewProvider", "DynamicProperty", "UIViewRepresentable", "InsettableShape",
        "EnvironmentKey", "PreferenceKey", "UITraitDefinition", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
        "ProgressViewStyle",
    ]

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.path.hasPrefix("Sources/") else { return [] }
        return findings(in: SwiftFile.flat(file.declarations), of: file, isNonisolated: false)
    }

    private func findings(
        in declarations: [SwiftDeclaration],
        of file: SwiftFile,
        isNonisolated: Bool
    ) -> [OutputFinding] {
        declarations.flatMap { declaration -> [OutputFinding] in
            let isFree = isNonisolated || declaration.modifiers.contains("nonisolated")
            let isValue = declaration.kind == .enumeration || declaration.kind == .structure
            let isSeen = declaration.isPublic || file.part == .tokens
            let isMain = declaration.hasAttribute("MainActor") || !Self.views.isDisjoint(with: declaration.inherited)
            let isMissing = isValue && isSeen && !isMain && !isFree
            let own = isMissing ? [finding(file, declaration.line, "\(declaration.name) is not nonisolated")] : []
            let isInside = isFree && (isValue || declaration.kind == .extending)
            return own + findings(in: SwiftFile.flat(declaration.members), of: file, isNonisolated: isInside)
        }
    }
}
