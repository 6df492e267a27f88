/// The values of a variant can be listed, sent and written down: a public enumeration of the tokens has the values of the
/// web as raw values. Enumerations whose cases carry something can't, and are at least `Sendable`; without cases they are names.
struct VariantEnum: DeclarationRule {
    let parts: Set<SwiftFile.Part> = [.tokens]

    func problem(_ declaration: SwiftDeclaration, in file: SwiftFile) -> String? {
        let cases = SwiftFile.flat(declaration.members).filter { $0.kind == .enumCase }
        guard declaration.kind == .enumeration, declaration.isPublic, !cases.isEmpty else { return nil }
        let inherited = Set(declaration.inherited)
        let carries = cases.contains { $0.value.contains { $0.isSymbol("(") } }
        let isListed = !inherited.isDisjoint(with: ["String", "Int"]) && inherited.contains("CaseIterable")
        return inherited.contains("Sendable") && (carries || isListed)
            ? nil : "\(declaration.name) is not String, CaseIterable, Sendable"
    }
}

/// Values are read from anywhere, also in a target that isolates everything to the main actor: each enum and struct that others
/// see and that is no view, and all of the tokens.
struct NonisolatedValue: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .tokens, .support]

    /// Protocols of views, and of what SwiftUI asks on the main actor.
    private static let views: Set = [
        "View", "ViewModifier", "PreviewProvider", "DynamicProperty", "UIViewRepresentable", "InsettableShape",
        "EnvironmentKey", "PreferenceKey", "UITraitDefinition", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
        "ProgressViewStyle",
    ]

    func problems(in file: SwiftFile) -> [Problem] { problems(file.topLevel, of: file, isNonisolated: false) }

    private func problems(_ declarations: [SwiftDeclaration], of file: SwiftFile, isNonisolated: Bool) -> [Problem] {
        declarations.flatMap { declaration in
            let isFree = isNonisolated || declaration.modifiers.contains("nonisolated")
            let isValue = declaration.kind == .enumeration || declaration.kind == .structure
            let isSeen = declaration.isPublic || file.part == .tokens
            let isMain = declaration.hasAttribute("MainActor") || !Self.views.isDisjoint(with: declaration.inherited)
            let isMissing = isValue && isSeen && !isMain && !isFree
            let isInside = isFree && (isValue || declaration.kind == .extending)
            return (isMissing ? [(declaration.line, "\(declaration.name) is not nonisolated")] : [])
                + problems(SwiftFile.flat(declaration.members), of: file, isNonisolated: isInside)
        }
    }
}

/// State belongs to the view that has it.
struct PrivateState: DeclarationRule {
    private static let wrappers = ["State", "FocusState", "StateObject", "GestureState", "Namespace", "ScaledMetric"]

    func problem(_ declaration: SwiftDeclaration, in file: SwiftFile) -> String? {
        declaration.isProperty && !declaration.isPrivate && Self.wrappers.contains(where: declaration.hasAttribute)
            ? "\(declaration.name) is state and not private" : nil
    }
}

/// A value that a view takes from its environment is the view's own business.
struct PrivateEnvironment: DeclarationRule {
    private static let wrappers = ["Environment", "ObservedObject", "AppStorage", "SceneStorage"]

    func problem(_ declaration: SwiftDeclaration, in file: SwiftFile) -> String? {
        declaration.isProperty && !declaration.isPrivate && Self.wrappers.contains(where: declaration.hasAttribute)
            ? "\(declaration.name) is of the environment and not private" : nil
    }
}

/// A value that is passed to a view is never copied into its state, where later changes would not reach it.
struct StateOfPassedValue: TokenRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String? {
        guard token.isWord("State") || token.isWord("StateObject"), file.isSymbol("(", at: index + 1),
            ["initialValue", "wrappedValue"].contains(file.token(index + 2)?.text)
        else { return nil }
        return "state is made of a value"
    }
}

/// A type with state says its init: the one that the compiler makes has the state in it where `@State` is a macro, and is as
/// private as that. No macro makes other names of one in backticks.
struct ExplicitStateInit: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.filter { $0.kind == .structure }.flatMap { type -> [Problem] in
            let members = SwiftFile.flat(type.members)
            let state = members.filter { $0.isProperty && $0.hasAttribute("State") }
            guard !state.isEmpty else { return [] }
            let escaped = state.filter { property in
                file.tokens.contains { $0.line == property.line && $0.isEscaped && $0.text == property.name }
            }
            let isGiven = members.contains { $0.isStored && !$0.isStatic && $0.value.isEmpty && $0.attributes.isEmpty }
            let hasInit = members.contains { $0.kind == .initializer }
            return (isGiven && !hasInit ? [(type.line, "\(type.name) has state and no init")] : [])
                + escaped.map { ($0.line, "the state \($0.name) is in backticks") }
        }
    }
}

/// A property of a view that nothing changes is a constant.
struct ReadOnlyProperty: OutputRule {
    let parts: Set<SwiftFile.Part> = [.swiftui, .uikit, .support]

    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.filter { $0.kind == .structure && $0.inherited.contains("View") }
            .flatMap { SwiftFile.flat($0.members) }
            .filter { member in
                member.kind == .variable && member.isStored && !member.isStatic && member.attributes.isEmpty
                    && !member.modifiers.contains("weak")
            }
            .map { ($0.line, "\($0.name) can change and nothing sees it: let, @State or @Binding") }
    }
}

/// A model of the support code is a final class of the main actor, and `@Observable` where all systems of the package have that.
struct ObservableModel: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.filter { $0.kind == .reference }.flatMap { type -> [Problem] in
            let isObject = type.inherited.contains("ObservableObject")
            guard isObject || type.hasAttribute("Observable") else { return [] }
            return [
                (isObject && (file.target ?? 0) >= 17, "is @Observable from iOS 17 on"),
                (!type.hasAttribute("MainActor"), "is not of the main actor"),
                (!type.modifiers.contains("final"), "is not final"),
            ].filter { $0.0 }.map { (type.line, "\(type.name) \($0.1)") }
        }
    }
}
