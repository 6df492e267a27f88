/// A line of a file, and what is wrong with it.
typealias Problem = (line: Int, text: String)

/// Something that must be true of every generated Swift file.
protocol OutputRule: Sendable {
    /// The parts of a package that it is about.
    var parts: Set<SwiftFile.Part> { get }

    func problems(in file: SwiftFile) -> [Problem]
}

extension OutputRule {
    var parts: Set<SwiftFile.Part> { Set(SwiftFile.Part.allCases) }

    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard parts.contains(file.part) else { return [] }
        return problems(in: file).map { OutputFinding(path: file.path, line: $0.line, text: $0.text) }
    }
}

extension SwiftFile.Part {
    static let code: Set<Self> = [.swiftui, .uikit, .tokens, .support, .tests]
    /// Files that people read and edit, and in which everything comes from tokens.
    static let components: Set<Self> = [.swiftui, .uikit]
}

/// A rule for which one token after another is looked at.
protocol TokenRule: OutputRule {
    func problem(_ token: SwiftToken, at index: Int, in file: SwiftFile) -> String?
}

extension TokenRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.tokens.indices.compactMap { index in
            let token = file.tokens[index]
            return problem(token, at: index, in: file).map { (token.line, $0) }
        }
    }
}

/// A rule for which one declaration after another is looked at, those in types too.
protocol DeclarationRule: OutputRule {
    func problem(_ declaration: SwiftDeclaration, in file: SwiftFile) -> String?
}

extension DeclarationRule {
    func problems(in file: SwiftFile) -> [Problem] {
        file.everyDeclaration.compactMap { declaration in
            problem(declaration, in: file).map { (declaration.line, $0) }
        }
    }
}

/// A place in a generated file that breaks a rule.
struct OutputFinding: CustomStringConvertible {
    let path: String
    let line: Int
    let text: String

    var description: String { "\(path):\(line): \(text)" }
}

/// All rules, in the order of their reports.
enum OutputRules {
    static func all(surface: SurfaceNames) -> [any OutputRule] { [UsedImports(surface: surface)] + ofOneFile }

    /// Rules that need to know nothing but the file.
    static let ofOneFile: [any OutputRule] = [
        UnderstoodSyntax(), GuardedFile(), AvailablePublicDeclaration(), DocumentedType(), SortedImports(),
        ForbiddenName(), ForbiddenModifier(), CornerRadiusModifier(),
        FixedFontSize(), ForcedValue(), PrivateState(), StateOfPassedValue(), LiteralColor(), LiteralMetric(),
        VariantEnum(), InitOrder(), SlotStoredAsView(), ComponentPreview(), DelegateDefaults(), DelegateCalls(),
        WeakComponent(), MarkedTodo(), TargetedModifier(), AnimatedValue(), StableIdentity(), KeptFormatter(),
        LocalizedText(), PrivateEnvironment(), ReadOnlyProperty(), OneProminentButton(), QuietCode(), PhasedImage(),
        ExplicitAnimatableData(), LabeledImageButton(), LazyRows(), FewOptionsInSegments(), ActionAsMethod(),
        TouchTargetOfButton(), ObservableModel(), DelayedProgress(), ExplicitStateInit(), NonisolatedValue(),
    ]

    static func findings(in files: [SwiftFile], surface: SurfaceNames) -> [OutputFinding] {
        let rules = all(surface: surface)
        return files.flatMap { file in rules.flatMap { $0.findings(in: file) } }
    }
}
