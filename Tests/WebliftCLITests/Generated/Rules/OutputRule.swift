/// Something that must be true of every generated Swift file.
protocol OutputRule {
    /// What a file that breaks it has done.
    func findings(in file: SwiftFile) -> [OutputFinding]
}

extension OutputRule {
    func finding(_ file: SwiftFile, _ line: Int, _ text: String) -> OutputFinding {
        OutputFinding(path: file.path, line: line, text: text)
    }
}

/// A place in a generated file that breaks a rule.
struct OutputFinding: CustomStringConvertible, Equatable {
    let path: String
    let line: Int
    let text: String

    var description: String { "\(path):\(line): \(text)" }
}

/// All rules, in the order of their reports.
enum OutputRules {
    static func all(surface: SurfaceNames) -> [any OutputRule] { [UsedImports(surface: surface)] + ofOneFile }

    /// Those that need to know nothing but the file.
    static var ofOneFile: [any OutputRule] {
        [
            UnderstoodSyntax(), GuardedFile(), AvailablePublicDeclaration(), DocumentedType(), SortedImports(),
            ForbiddenName(), ForbiddenModifier(), CornerRadiusModifier(),
            FixedFontSize(), ForcedValue(), PrivateState(), StateOfPassedValue(), LiteralColor(), LiteralMetric(),
            VariantEnum(), InitOrder(), SlotStoredAsView(), ComponentPreview(), DelegateDefaults(), DelegateCalls(),
            WeakComponent(), MarkedTodo(), TargetedModifier(), AnimatedValue(), StableIdentity(), KeptFormatter(),
            LocalizedText(), PrivateEnvironment(), ReadOnlyProperty(), OneProminentButton(), QuietCode(), PhasedImage(),
            ExplicitAnimatableData(), LabeledImageButton(), LazyRows(), FewOptionsInSegments(), ActionAsMethod(),
            TouchTargetOfButton(), ObservableModel(), DelayedProgress(), ExplicitStateInit(), NonisolatedValue(),
        ]
    }

    static func findings(in files: [SwiftFile], surface: SurfaceNames) -> [OutputFinding] {
        let rules = all(surface: surface)
        return files.flatMap { file in rules.flatMap { $0.findings(in: file) } }
    }
}
