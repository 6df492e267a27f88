/// Who is interested in one event need not write functions for the others: each function of a delegate has a default.
struct DelegateDefaults: OutputRule {
    func problems(in file: SwiftFile) -> [Problem] {
        let extensions = Dictionary(grouping: file.topLevel.filter { $0.kind == .extending }, by: \.name)
        return file.delegateFunctions.filter { delegate, function in
            let defaults = (extensions[delegate] ?? []).flatMap { SwiftFile.flat($0.members) }
            return !defaults.contains { $0.body != nil && signature($0) == signature(function) }
        }
        .map { ($1.line, "\($0).\($1.name) has no default") }
    }

    private func signature(_ function: SwiftDeclaration) -> [String] {
        [function.name] + function.parameters.flatMap { [$0.label] + $0.typeWords }
    }
}

/// Each function of a delegate is called: a method that nothing calls looks as if one could listen to it.
struct DelegateCalls: OutputRule {
    let parts: Set<SwiftFile.Part> = [.uikit]

    func problems(in file: SwiftFile) -> [Problem] {
        let calls = Set(zip(file.tokens, file.tokens.dropFirst()).filter { $0.0.isSymbol(".") }.map(\.1.text))
        return file.delegateFunctions.filter { !calls.contains($1.name) }
            .map { ($1.line, "\($0).\($1.name) is never called") }
    }
}

extension SwiftFile {
    fileprivate var delegateFunctions: [(delegate: String, function: SwiftDeclaration)] {
        topLevel.filter { $0.kind == .interface && $0.name.hasSuffix("Delegate") }.flatMap { delegate in
            Self.flat(delegate.members).filter { $0.kind == .function }.map { (delegate.name, $0) }
        }
    }
}

/// A view that is hosted by a UIKit component does not keep that component alive.
struct WeakComponent: OutputRule {
    let parts: Set<SwiftFile.Part> = [.uikit]

    func problems(in file: SwiftFile) -> [Problem] {
        let classes = Set(file.topLevel.filter { $0.kind == .reference }.map(\.name))
        return file.everyDeclaration.filter { declaration in
            declaration.isStored && !declaration.modifiers.contains("weak")
                && declaration.type.contains { classes.contains($0.text) || $0.text.hasSuffix("Delegate") }
                && !declaration.type.contains { $0.isSymbol("<") || $0.isSymbol("->") }
        }
        .map { ($0.line, "\($0.name) is not weak") }
    }
}
